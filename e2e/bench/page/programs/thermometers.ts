import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { lineCounts } from './fragments.ts';

/** `after(A,B)`: cell B of a thermometer is filled only if A is. */
export const thermometers = (puzzle: Puzzle): string => `
#show.
#show v(C,1) : x(C).
${puzzle.paths
  .flatMap((path) => [
    `on((${path.cells.join(';')})).`,
    ...path.cells.slice(1).map((cell, at) => `after(${path.cells[at]},${cell}).`),
  ])
  .join('')}
{ x(C) } :- on(C).
:- after(A,B), x(B), not x(A).
${lineCounts(puzzle)}`;

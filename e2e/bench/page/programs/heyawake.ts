import { acrossThree } from '../../../../src/grid/areas.ts';
import { rectangle } from '../../../../src/grid/rectangle.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, loneShaded, regions, shading, siteNumbers } from './fragments.ts';

/** No blank cells in line reach over three rooms. */
export function heyawake(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const stretches = acrossThree(rectangle(width, height), puzzle.areas);
  return `
${regions(puzzle)}${shading(puzzle)}${loneShaded}
${siteNumbers(puzzle)}
:- number(G,N), #count { C : x(C), r(G,C) } != N.
${stretches.map((cells) => `:- ${cells.map((cell) => `o(${cell})`).join(', ')}.`).join('\n')}`;
}

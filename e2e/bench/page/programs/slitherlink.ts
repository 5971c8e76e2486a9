import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, loop, siteNumbers } from './fragments.ts';

/** What elsewhere are cells are the dots here; squares are counted row by row, too. */
export function slitherlink(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const long = 2 * width + 1;
  return `${loop({ ...puzzle, parameters: { width: width + 1, height: height + 1 } })}
${siteNumbers(puzzle)}
around(Q,Q/${width}*${long}+Q\\${width}+(0;${width};${width + 1};${long})) :- number(Q,_).
:- number(Q,N), #count { S : around(Q,S), x(S) } != N.`;
}

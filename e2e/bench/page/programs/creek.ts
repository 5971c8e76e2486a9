import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, connected, shading, siteNumbers } from './fragments.ts';

/** Corners are counted row by row, too, and count the shaded cells around them. */
export function creek(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  return `${shading(puzzle)}${connected('o')}
${siteNumbers(puzzle)}
corner(C,C+C/${width}+(0;1;${width + 1};${width + 2})) :- cell(C).
:- number(P,N), #count { C : corner(C,P), x(C) } != N.`;
}

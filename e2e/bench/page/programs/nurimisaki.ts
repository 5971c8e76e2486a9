import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { connected, noSquare, printed, seeing, shading } from './fragments.ts';

/** Blank cells have one blank neighbour if they have a circle, or else two or more. */
export function nurimisaki(puzzle: Puzzle): string {
  const root = puzzle.givens.findIndex((given) => given !== undefined);
  return `
${printed(puzzle)}${shading(puzzle)}${connected('o', root)}${seeing(puzzle)}
${noSquare(puzzle, 'x')}${noSquare(puzzle, 'o')}
:- printed(C), x(C).
:- printed(C), #count { D : near(C,D), o(D) } != 1.
:- o(C), not printed(C), #count { D : near(C,D), o(D) } < 2.`;
}

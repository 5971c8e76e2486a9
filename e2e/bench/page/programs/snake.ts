import { PRINTED_BLACK, PRINTED_WHITE } from '../../../../src/puzzle/printedNumbers.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, connected, facts, lineCounts, shading } from './fragments.ts';

/** Two ends have one neighbour each, all between them have two. */
export function snake(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  const root = puzzle.givens.findIndex((given) => given !== undefined);
  const colours = new Map([
    [PRINTED_BLACK, 'black'],
    [PRINTED_WHITE, 'white'],
  ]);
  return `
${facts(puzzle.givens, (given, cell) => `${colours.get(given)}(${cell}).`)}
#defined black/1. #defined white/1.${shading(puzzle)}${connected('x', root)}
end(C) :- x(C), #count { D : near(C,D), x(D) } = 1.
:- x(C), not end(C), #count { D : near(C,D), x(D) } != 2.
:- #count { C : end(C) } != 2.
:- black(C), not end(C).
:- white(C), o(C).
:- white(C), end(C).
:- near(A,B), near(B,C), near(A,D), near(D,C), B < D, x(A), x(C), o(B), o(D),
  A/${width} != C/${width}, A\\${width} != C\\${width}.
${lineCounts(puzzle)}`;
}

import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, givenNumbers, regions } from './fragments.ts';

/** Each number once in its region; between two N of a line are at least N cells. */
export function rippleEffect(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  return `
#show v/2.
${regions(puzzle)}
size(G,S) :- region(G), S = #count { C : r(G,C) }.
1 { v(C,N) : N=1..S } 1 :- r(G,C), size(G,S).
1 { v(C,N) : r(G,C) } 1 :- size(G,S), N=1..S.
:- v(C,N), v(C+D,N), D=1..N, C/${width} = (C+D)/${width}.
:- v(C,N), v(C+D*${width},N), D=1..N.
${givenNumbers(puzzle)}`;
}

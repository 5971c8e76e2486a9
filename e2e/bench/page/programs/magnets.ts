import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, cells, regions, siteNumbers } from './fragments.ts';

/** Plus is 1 and minus 2; the numbers on the left and above come before those on the right and below. */
export function magnets(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const lines = width + height;
  return `
#show v/2.
${regions(puzzle)}${cells(puzzle)}
{ v(C,1) : r(G,C) } 1 :- region(G).
v(D,2) :- v(C,1), r(G,C), r(G,D), C != D.
:- v(C,1), r(G,C), #count { D : r(G,D) } = 1.
:- side(_,A,B), v(A,N), v(B,N).
${siteNumbers(puzzle)}
poles(S,S\\${lines},1+S/${lines},N) :- number(S,N).
:- poles(_,R,P,N), R < ${height}, #count { C : v(C,P), C/${width} = R } != N.
:- poles(_,K,P,N), K >= ${height}, #count { C : v(C,P), C\\${width} = K-${height} } != N.`;
}

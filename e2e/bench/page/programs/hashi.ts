import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { UNKNOWN_NUMBER } from '../../../../src/puzzle/unknownNumber.ts';
import { boardOf, cells, facts } from './fragments.ts';

/** `way(A,D,B)` leads from an island right (1) or down (2) to the next, `b(A,D,N)` are its bridges. */
export function hashi(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  const islands = facts(puzzle.siteClues, ([clue = 0], cell) =>
    clue === UNKNOWN_NUMBER ? `island(${cell}).` : `island(${cell}).number(${cell},${clue}).`,
  );
  return `
#show.
#show v(S,N) : b(A,D,N), N > 0, along(A,D,S).
${islands}
#defined number/2.${cells(puzzle)}
go(1,S,A,A+1) :- side(S,A,A+1).
go(2,S,A,A+${width}) :- side(S,A,A+${width}).
open(A,D,B) :- island(A), go(D,_,A,B).
open(A,D,C) :- open(A,D,B), not island(B), go(D,_,B,C).
way(A,D,B) :- open(A,D,B), island(B).
over(A,D,C) :- way(A,D,_), open(A,D,C), not island(C).
along(A,D,S) :- way(A,D,_), go(D,S,A,_).
along(A,D,S) :- over(A,D,C), go(D,S,C,_).
1 { b(A,D,0..2) } 1 :- way(A,D,_).
:- over(A,1,C), over(B,2,C), not b(A,1,0), not b(B,2,0).
of(A,A,D) :- way(A,D,_).
of(B,A,D) :- way(A,D,B).
:- number(I,N), #sum { M,A,D : b(A,D,M), of(I,A,D) } != N.
joined(A,B) :- way(A,D,B), not b(A,D,0).
joined(B,A) :- joined(A,B).
from(A) :- A = #min { B : island(B) }.
from(B) :- from(A), joined(A,B).
:- island(A), not from(A).
:- island(A), not joined(A,_).`;
}

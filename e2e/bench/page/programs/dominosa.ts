import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { cells, siteNumbers } from './fragments.ts';

/** Each number is on one domino, and so is each pair of numbers. */
export function dominosa(puzzle: Puzzle): string {
  const most = Math.max(...puzzle.siteClues.flatMap((clue) => clue ?? []));
  return `
#show.
#show v(S,1) : x(S).
${siteNumbers(puzzle)}${cells(puzzle)}
pair(S,M,N) :- side(S,A,B), number(A,M), number(B,N), M <= N.
pair(S,N,M) :- side(S,A,B), number(A,M), number(B,N), M > N.
on(A,S) :- side(S,A,_), pair(S,_,_).
on(B,S) :- side(S,_,B), pair(S,_,_).
{ x(S) } :- pair(S,_,_).
:- number(C,_), #count { S : on(C,S), x(S) } != 1.
:- M=0..${most}, N=M..${most}, #count { S : pair(S,M,N), x(S) } != 1.`;
}

import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { cells, facts } from './fragments.ts';

/**
 * Lines divide the board. A group with a printed number is reached from there; others have open cells
 * alone, are reached from their first one, and have as many cells as there are open ones at most.
 */
export function fillomino(puzzle: Puzzle): string {
  const open = puzzle.givens.filter((given) => given === undefined).length;
  return `
#show v/2.
${facts(puzzle.givens, (value, cell) => `number(${cell},${value}).`)}
#defined number/2.${cells(puzzle)}
{ line(S) } :- side(S,_,_).
open(A,B) :- side(S,A,B), not line(S).
open(B,A) :- open(A,B).
of(K,K) :- number(K,_).
of(K,B) :- of(K,A), open(A,B).
:- number(K,N), #count { C : of(K,C) } != N.
v(C,N) :- of(K,C), number(K,N).
free(C) :- cell(C), not of(_,C).
in(A,A) :- free(A).
in(A,C) :- in(A,B), open(B,C), A < C, not number(C,_).
later(C) :- in(A,C), A < C.
first(A) :- free(A), not later(A).
size(A,N) :- first(A), N = #count { C : in(A,C) }, N = 1..${open}.
v(C,N) :- size(A,N), in(A,C).
:- line(S), side(S,A,B), v(A,N), v(B,N).
:- cell(C), #count { N : v(C,N) } != 1.`;
}

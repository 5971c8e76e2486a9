import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { lines, siteNumbers } from './fragments.ts';

/** Each number is carried along its line, so that no other is on it. */
export const numberlink = (puzzle: Puzzle): string => `${lines(puzzle)}
${siteNumbers(puzzle)}
:- number(C,_), #count { S : at(C,S), x(S) } != 1.
:- passed(C), not number(C,_), #count { S : at(C,S), x(S) } != 2.
on(C,N) :- number(C,N).
on(B,N) :- on(A,N), next(A,B).
:- on(C,M), on(C,N), M < N.
:- passed(C), not on(C,_).`;

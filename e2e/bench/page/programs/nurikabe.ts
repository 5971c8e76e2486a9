import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { connected, noSquare, printed, shading } from './fragments.ts';

/** The cells of numbers are the roots of islands. */
export const nurikabe = (puzzle: Puzzle): string => `
${printed(puzzle)}${shading(puzzle)}${noSquare(puzzle, 'x')}${connected('x')}
:- printed(R), x(R).
isle(R,R) :- printed(R).
isle(R,B) :- isle(R,A), near(A,B), o(B), not printed(B).
:- printed(R), printed(S), R != S, isle(R,A), near(A,S).
:- number(R,N), #count { C : isle(R,C) } != N.
land(C) :- isle(_,C).
:- o(C), not land(C).`;

import { WHITE_CIRCLE } from '../../../../src/puzzle/circles.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { facts, loop } from './fragments.ts';

/** The loop turns on black circles and beside white ones. */
export const masyu = (puzzle: Puzzle): string => `${loop(puzzle)}
${facts(puzzle.siteClues, ([clue], cell) => `${clue === WHITE_CIRCLE ? 'white' : 'black'}(${cell}).`)}
#defined white/1. #defined black/1.
level(S) :- side(S,A,A+1).
turn(C) :- at(C,S), at(C,T), x(S), x(T), level(S), not level(T).
:- white(C), not passed(C).
:- white(C), turn(C).
:- white(C), not turn(D) : next(C,D).
:- black(C), not turn(C).
:- black(C), next(C,D), turn(D).`;

import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { loop, regions, siteNumbers } from './fragments.ts';

/** The loop goes into each region once. */
export const countryRoad = (puzzle: Puzzle): string => `${loop(puzzle)}
${regions(puzzle)}
${siteNumbers(puzzle)}
border(G,S) :- side(S,A,B), r(G,A), not r(G,B).
border(G,S) :- side(S,A,B), r(G,B), not r(G,A).
:- region(G), #count { S : border(G,S), x(S) } != 2.
:- number(G,N), #count { C : r(G,C), passed(C) } != N.
:- border(_,S), side(S,A,B), not passed(A), not passed(B).`;

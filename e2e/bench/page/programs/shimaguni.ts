import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { regions, shading, siteNumbers } from './fragments.ts';

/** One island a region, unlike in size to those of its neighbours. */
export const shimaguni = (puzzle: Puzzle): string => `
${regions(puzzle)}${shading(puzzle)}
${siteNumbers(puzzle)}
from(C) :- region(G), C = #min { D : x(D), r(G,D) }, cell(C).
from(B) :- from(A), near(A,B), r(G,A), r(G,B), x(B).
:- x(C), not from(C).
:- near(A,B), x(A), x(B), r(G,A), not r(G,B).
size(G,N) :- region(G), N = #count { C : x(C), r(G,C) }.
:- size(G,0).
:- number(G,N), not size(G,N).
:- side(_,A,B), r(G,A), r(H,B), G != H, size(G,N), size(H,N).`;

import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { cells, lineCounts, printed, touching } from './fragments.ts';

/** The printed trees have a tent each. */
export const tents = (puzzle: Puzzle): string => `
#show.
#show v(C,1) : x(C).
${printed(puzzle)}${cells(puzzle)}${touching(puzzle)}
1 { tent(T,C) : near(T,C), not printed(C) } 1 :- printed(T).
x(C) :- tent(_,C).
:- tent(T,C), tent(U,C), T < U.
:- x(C), x(D), touch(C,D).
${lineCounts(puzzle)}`;

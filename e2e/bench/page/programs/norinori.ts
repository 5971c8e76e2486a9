import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { regions, shading } from './fragments.ts';

/** Two shaded cells a region, each beside one other. */
export const norinori = (puzzle: Puzzle): string => `
${regions(puzzle)}${shading(puzzle)}
:- region(G), #count { C : r(G,C), x(C) } != 2.
:- x(C), #count { D : near(C,D), x(D) } != 1.`;

import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { printed, shading, touching } from './fragments.ts';

/** Numbers count the mines around them, and stand on none. */
export const minesweeper = (puzzle: Puzzle): string => `
${printed(puzzle)}${shading(puzzle)}${touching(puzzle)}
:- printed(C), x(C).
:- number(C,N), #count { D : touch(C,D), x(D) } != N.`;

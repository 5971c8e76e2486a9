import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { printed, shading, touching } from './fragments.ts';

/** Numbers count their own cell and those around it. */
export const mosaic = (puzzle: Puzzle): string => `
${printed(puzzle)}${shading(puzzle)}${touching(puzzle)}
:- number(C,N), #count { D : touch(C,D), x(D); C : x(C) } != N.`;

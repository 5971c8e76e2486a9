import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { loneShaded, printed, seeing, shading } from './fragments.ts';

/** Numbers count the blank cells that are seen from them, their own included. */
export const kuromasu = (puzzle: Puzzle): string => `
${printed(puzzle)}${shading(puzzle)}${loneShaded}${seeing(puzzle)}
:- printed(C), x(C).`;

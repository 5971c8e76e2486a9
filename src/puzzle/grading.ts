import { STANDARD_GRADING } from './difficulty.ts';
import type { Grading } from './difficulty.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';

/** How puzzles of a type and size are graded. */
export const gradingOf = (type: PuzzleType, { parameters }: Pick<Puzzle, 'parameters'>): Grading =>
  type.grading?.(parameters) ?? STANDARD_GRADING;

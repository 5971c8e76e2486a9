import { STANDARD_GRADING } from './difficulty.ts';
import type { Grading } from './difficulty.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';

/** The grading of a type's puzzles of one size. */
export const gradingOf = (type: PuzzleType, { parameters }: Pick<Puzzle, 'parameters'>): Grading =>
  type.grading?.(parameters) ?? STANDARD_GRADING;

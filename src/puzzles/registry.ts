import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { kurosu } from './kurosu/index.ts';
import { numberWorkout } from './number-workout/index.ts';
import { offByOneSums } from './off-by-one-sums/index.ts';
import { sudoku } from './sudoku/index.ts';
import { suguru } from './suguru/index.ts';
import { sujiko } from './sujiko/index.ts';

/** Every puzzle type, in the order of the menu. */
export const puzzleTypes: readonly PuzzleType[] = [
  sudoku,
  suguru,
  kurosu,
  sujiko,
  offByOneSums,
  numberWorkout,
];

const byId = new Map(puzzleTypes.map((type) => [type.id, type]));

/** The type with this id; ids come from links, so any string may be asked for. */
export const findPuzzleType = (id: string): PuzzleType | undefined => byId.get(id);

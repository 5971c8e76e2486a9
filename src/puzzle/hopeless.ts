import { isSolution } from '#logic/model.ts';
import type { Puzzle } from './puzzle.ts';
import { buildModel, givenValues } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';

/** Whether clues settle every cell, and break the rules: a text that says this was meant otherwise. */
export function isHopeless(type: PuzzleType, puzzle: Puzzle): boolean {
  const values = givenValues(type, puzzle);
  return !values.includes(undefined) && !isSolution(buildModel(type, puzzle), values);
}

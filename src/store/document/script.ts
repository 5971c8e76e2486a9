import { writeScript } from '#logic/smtlib/write.ts';
import type { Script } from '#logic/smtlib/write.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { givenValues, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { modelOf } from './model.ts';

/** A puzzle as SMT-LIB text in groups, headed by its type and title. */
export function scriptOf(type: PuzzleType, puzzle: Puzzle): Script {
  const title = titleOf(puzzle) === '' ? type.name : `${type.name}: ${titleOf(puzzle)}`;
  return writeScript(modelOf(type, puzzle), givenValues(type, puzzle), title);
}

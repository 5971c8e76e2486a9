import type { Model } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { memoizeLast } from '#store/memoizeLast.ts';

let last: { readonly type: PuzzleType; readonly puzzle: Puzzle; readonly model: Model } | undefined;

/** The rules of a puzzle; memoized, since many parts of the page ask for them. */
export const modelOf = memoizeLast((type: PuzzleType, puzzle: Puzzle): Model => {
  const isKept =
    last?.type === type &&
    last.puzzle.parameters === puzzle.parameters &&
    sameStructure(type, last.puzzle, puzzle);
  if (last === undefined || !isKept) last = { type, puzzle, model: buildModel(type, puzzle) };
  return last.model;
});

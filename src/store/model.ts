import type { Model } from '#logic/model.ts';
import { buildModel, structureOf } from '#puzzle/puzzleType.ts';
import type { Puzzle, PuzzleType, Structure } from '#puzzle/puzzleType.ts';
import { remembered } from './remembered.ts';

interface Kept {
  readonly type: PuzzleType;
  readonly structure: Structure;
  readonly model: Model;
}
let last: Kept | undefined;

/** The rules of a puzzle; the last ones are kept, since every reading on the page asks for them. */
export const modelOf = remembered((type: PuzzleType, puzzle: Puzzle): Model => {
  const structure = structureOf(type, puzzle);
  const kept =
    last?.type === type &&
    last.structure.parameters === structure.parameters &&
    last.structure.clues === structure.clues &&
    last.structure.areas === structure.areas &&
    last.structure.assertions === structure.assertions &&
    last.structure.hints.every((hint, cell) => hint === structure.hints[cell]);
  if (last === undefined || !kept) last = { type, structure, model: buildModel(type, puzzle) };
  return last.model;
});

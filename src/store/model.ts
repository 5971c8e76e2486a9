import type { Model } from '#logic/model.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType, Structure } from '#puzzle/puzzleType.ts';

let last: { readonly type: PuzzleType; readonly structure: Structure; readonly model: Model };

/** The rules of a structure; the last one is kept, since every reading on the page asks for it. */
export function modelOf(type: PuzzleType, structure: Structure): Model {
  const kept =
    last?.type === type &&
    last.structure.parameters === structure.parameters &&
    last.structure.clues === structure.clues &&
    last.structure.areas === structure.areas;
  if (!kept) last = { type, structure, model: buildModel(type, structure) };
  return last.model;
}

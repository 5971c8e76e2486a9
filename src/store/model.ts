import type { Model } from '#logic/model.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

let last: { readonly type: PuzzleType; readonly parameters: Parameters; readonly model: Model };

/** The rules of a structure; the last one is kept, since every reading on the page asks for it. */
export function modelOf(type: PuzzleType, parameters: Parameters): Model {
  if (last?.type !== type || last.parameters !== parameters) {
    last = { type, parameters, model: buildModel(type, parameters) };
  }
  return last.model;
}

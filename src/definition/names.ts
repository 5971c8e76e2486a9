import type { PlaceKind } from './scene.ts';

/** The words that the lines above have declared. */
export interface Names {
  /** Values by their words, in singular and plural: star, stars. Empty if cells take numbers. */
  readonly values: ReadonlyMap<string, number>;
  /** What clues stand at, by noun, in singular and plural: circle, circles. */
  readonly marks: ReadonlyMap<string, PlaceKind>;
  /** Sizes that the author chooses besides the sides: stars. */
  readonly settings: readonly string[];
  /** Set if a line that declares some could not be read: any word may then be one of them. */
  readonly isPartial?: true;
}

export const NO_NAMES: Names = { values: new Map(), marks: new Map(), settings: [] };

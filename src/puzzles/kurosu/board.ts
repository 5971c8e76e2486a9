import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Half of every line is X and half O, and no three adjacent cells are equal (SMT puzzles,
 * "Kurosu"). The option adds the Takuzu rule: no two rows and no two columns are the same.
 */
export const definition = readOwnDefinition(rules);

/** The first published puzzles encode O as 0 and X as 1. */
export const O = 0;
export const X = 1;

export const SIZES = sizesIn(definition, 'width');

export interface KurosuParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
  /** The Takuzu rule. */
  readonly noTwoAlike: boolean;
}

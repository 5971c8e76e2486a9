import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Every row and column has each height once, and shows as many towers as the numbers at its ends
 * say (World Puzzle Championship 1992).
 */
export const definition = readOwnDefinition(rules);

export interface SkyscrapersParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the tallest tower. */
  readonly size: number;
}

export const SIZES = sizesIn(definition, 'size');

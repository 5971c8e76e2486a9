import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Every row and column has each digit once, and a sign points to the lesser of its two cells
 * (Nikoli).
 */
export const definition = readOwnDefinition(rules);

export interface FutoshikiParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

export const SIZES = sizesIn(definition, 'size');

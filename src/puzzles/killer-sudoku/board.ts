import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/**
 * Rows, columns and boxes as in Sudoku; a cage has no digit twice and sums to its number (The
 * Times, 2005).
 */
export const definition = readOwnDefinition(rules);

export interface KillerParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

export const SIZES = sizesIn(definition, 'size');

export const killerGrid = (size: number): Rectangle => rectangle(size, size);

import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Every row, column and box has each value once (Logic Puzzles). */
export const definition = readOwnDefinition(rules);

export interface SudokuParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

/** Every size on offer, ascending. */
export const SIZES = sizesIn(definition, 'size');

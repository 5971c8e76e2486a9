import { readOwnDefinition, sizesIn } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { BOX } from '#puzzle/boxedSquare.ts';
import rules from './rules.txt?raw';

/** Every row, column and box, or region drawn instead, has each value once (Logic Puzzles). */
export const definition = readOwnDefinition(rules);

export interface SudokuParameters {
  readonly [name: string]: number | boolean;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
  /** Whether the author draws regions that stand in place of the boxes: a jigsaw. */
  readonly jigsaw: boolean;
}

/** Every size on offer, ascending. */
export const SIZES = sizesIn(definition, 'size');

/** Whether a board of this size is divided into boxes, and not by drawn regions alone. */
export const hasBoxes = (size: number): boolean => BOX.has(size);

export const sudokuGrid = (size: number): Rectangle => rectangle(size, size);

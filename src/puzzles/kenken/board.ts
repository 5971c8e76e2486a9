import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Every row and column has each digit once, and each cage makes its result (Tetsuya Miyamoto, 2004). */
export const definition = readOwnDefinition(rules);

export interface KenkenParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

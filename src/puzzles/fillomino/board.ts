import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Each group of equal numbers has as many cells as its number (Nikoli, 1994). A group of which nothing is
 * printed may be as large as the board, so that cells take any number up to that.
 */
export const definition = readOwnDefinition(rules);

export interface FillominoParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

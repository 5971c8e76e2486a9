import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Each region has 1 to its size, and no two cells a king's move apart are equal. */
export const definition = readOwnDefinition(rules);

export interface SuguruParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const SIZES = sizesIn(definition, 'width');

/** The largest region that single digits can fill. */
export const LARGEST = 9;

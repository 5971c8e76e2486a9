import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * One loop that visits each region once; what it leaves out is never side by side across a border
 * (Nikoli, "Country Road").
 */
export const definition = readOwnDefinition(rules);

export interface CountryRoadParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** A tetromino in each region, no two equal ones side by side (Naoki Inaba, "Nuruomino", Nikoli 2004). */
export const definition = readOwnDefinition(rules);

export interface LitsParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Each area of the board has one dot, and half a turn about it takes the area to itself (Nikoli, "Tentai Show"). */
export const definition = readOwnDefinition(rules);

export interface GalaxiesParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

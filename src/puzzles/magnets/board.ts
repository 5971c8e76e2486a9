import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Magnets and neutral pieces fill a board of dominoes; equal poles are never neighbours. */
export const definition = readOwnDefinition(rules);

export interface MagnetsParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

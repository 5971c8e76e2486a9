import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * One loop through cells, straight through white circles and turning in black ones (Nikoli,
 * "Masyu", 2000).
 */
export const definition = readOwnDefinition(rules);

export interface MasyuParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

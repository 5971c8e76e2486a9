import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Shaded cells leave no number twice in a line; they are no neighbours, and the others stay connected
 * (Nikoli, "Hitori ni shite kure", 1990).
 */
export const definition = readOwnDefinition(rules);

export interface HitoriParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

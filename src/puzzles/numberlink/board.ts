import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Equal numbers, joined by lines that never meet (Nikoli, "Number Link", 1989). */
export const definition = readOwnDefinition(rules);

export interface NumberlinkParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

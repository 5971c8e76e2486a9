import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Islands, joined by one or two bridges that do not cross (Nikoli, "Hashi o kakero", 1990). */
export const definition = readOwnDefinition(rules);

export interface HashiParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

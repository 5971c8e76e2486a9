import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * One loop through most cells; arrows count those that it leaves out (Nikoli, "Yajilin", 1999).
 */
export const definition = readOwnDefinition(rules);

export interface YajilinParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

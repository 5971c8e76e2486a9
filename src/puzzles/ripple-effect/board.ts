import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Each region holds 1 to its size, and between two numbers n of a line are at least n cells (Nikoli,
 * "Hakyuu Koka").
 */
export const definition = readOwnDefinition(rules);

export interface RippleParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

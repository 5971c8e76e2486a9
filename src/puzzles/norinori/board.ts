import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Two cells of each region are shaded, and the shaded cells are dominoes that share no side with each
 * other (Nikoli, "Norinori").
 */
export const definition = readOwnDefinition(rules);

export interface NorinoriParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

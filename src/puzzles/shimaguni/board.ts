import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Each region has one island, of as many cells as its number says; islands never meet, and regions side
 * by side have islands of different sizes (Nikoli, "Shimaguni").
 */
export const definition = readOwnDefinition(rules);

export interface ShimaguniParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

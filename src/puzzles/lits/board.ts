import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Each region has one L, I, T or S of four shaded cells, which are all connected; equal ones never share
 * a side (Naoki Inaba, "Nuruomino", 2004; Nikoli, "LITS").
 */
export const definition = readOwnDefinition(rules);

export interface LitsParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

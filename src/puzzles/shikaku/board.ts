import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** The board is divided into rectangles, each with a number that is its size (Nikoli, 1989). */
export const definition = readOwnDefinition(rules);

export interface ShikakuParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

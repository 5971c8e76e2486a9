import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** A set of dominoes lies on the board, and where each one lies is sought (O. S. Adler, 1874). */
export const definition = readOwnDefinition(rules);

export interface DominosaParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

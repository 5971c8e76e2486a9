import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * One loop along the sides of squares, of which numbers say how many it passes (Nikoli, "Slitherlink",
 * 1989).
 */
export const definition = readOwnDefinition(rules);

export interface SlitherlinkParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

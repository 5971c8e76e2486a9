import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/**
 * Blank cells make islands with one number each, which says how many cells they have; the shaded
 * ones are a sea in one piece, without a square of four (Lenin, "Nurikabe", in Nikoli's magazine,
 * 1991).
 */
export const definition = readOwnDefinition(rules);

export interface NurikabeParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const nurikabeGrid = ({ width, height }: NurikabeParameters): Rectangle =>
  rectangle(width, height);

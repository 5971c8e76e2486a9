import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/**
 * Rooms say how many of their cells are shaded; shaded cells are no neighbours and leave the others
 * connected, and no line of these reaches into a third room (Nikoli, "Heyawake", 1992).
 */
export const definition = readOwnDefinition(rules);

export interface HeyawakeParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const heyawakeGrid = ({ width, height }: HeyawakeParameters): Rectangle =>
  rectangle(width, height);

import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/**
 * Each row, column and region has the same number of stars, and no two stars are a king's move
 * apart, as in Hans Eendebak's puzzle of the World Puzzle Championship 2003.
 */
export const definition = readOwnDefinition(rules);

export interface StarBattleParameters {
  readonly [name: string]: number;
  /**
   * Cells per side; also the number of regions, since each row and each region has as many stars.
   */
  readonly size: number;
  /** In each row, column and region. */
  readonly stars: number;
}

export const SIZES = sizesIn(definition, 'size');
export const STARS = sizesIn(definition, 'stars');

export const starBattleGrid = ({ size }: StarBattleParameters): Rectangle => rectangle(size, size);

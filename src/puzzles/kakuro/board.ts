import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { runsBetween } from '#logic/runsBetween.ts';
import type { RunBetween } from '#logic/runsBetween.ts';
import { sumUpTo } from '#puzzle/numbers.ts';
import type { Layout } from '#puzzle/puzzle.ts';
import rules from './rules.txt?raw';

/**
 * No digit occurs twice in a run, and its digits sum to the number before it (Dell Magazines,
 * "Cross Sums").
 */
export const definition = readOwnDefinition(rules);

export interface KakuroParameters {
  readonly [name: string]: number;
  /** Cells and black squares in a row, without the squares beside the grid. */
  readonly width: number;
  readonly height: number;
}

const SIDES = sizesIn(definition, 'width');

/** The least and the largest side. */
export const LEAST_SIDE = SIDES[0] ?? 0;
export const MOST_SIDE = SIDES.at(-1) ?? 0;

/** The largest digit, and therefore the longest run with different digits. */
export const NINE = 9;

export const kakuroGrid = ({ width, height }: KakuroParameters): Rectangle =>
  rectangle(width, height);

/** The runs of a board, in the order of their sums in print. */
export const runsOf = ({
  parameters,
  blackCells,
}: Layout<KakuroParameters>): readonly RunBetween[] =>
  runsBetween(kakuroGrid(parameters), blackCells);

/** The least and the largest sum of this many different digits of 1 to 9; `count` is 1 to 9. */
export function runReach(count: number): { readonly low: number; readonly high: number } {
  const low = sumUpTo(count);
  return { low, high: count * (NINE + 1) - low };
}

import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import rules from './rules.txt?raw';

/**
 * No digit occurs twice in a line, and the sums of its runs are printed beside it, each off by one.
 */
export const definition = readOwnDefinition(rules);

export interface SumsParameters {
  readonly [name: string]: number | boolean;
  /** Cells in a row and in a column. */
  readonly size: number;
  /** The largest digit; each is used at most once in a line. */
  readonly digits: number;
  /** Japanese sums: the printed sums are the true ones. */
  readonly exact: boolean;
}

export const SIZES = sizesIn(definition, 'size');
export const DIGITS = sizesIn(definition, 'digits');

/** The value of an empty cell. */
export const EMPTY = 0;

export const sumsGrid = (size: number): Rectangle => rectangle(size, size);

/** The difference between each printed sum and the true one (Off-by-one sums). */
export const offOf = ({ exact }: SumsParameters): 0 | 1 => (exact ? 0 : 1);

const digitsOf = (parameters: SumsParameters): readonly number[] =>
  DIGITS.slice(0, parameters.digits);

/** The most sums of a line: every second cell is a run of its own. */
export const mostSums = (size: number): number => Math.ceil(size / 2);

/** The range of a printed sum. */
export function sumRange(parameters: SumsParameters): {
  readonly low: number;
  readonly high: number;
} {
  const largest = digitsOf(parameters).slice(-parameters.size);
  const off = offOf(parameters);
  return { low: 1 - off, high: largest.reduce((sum, digit) => sum + digit, off) };
}

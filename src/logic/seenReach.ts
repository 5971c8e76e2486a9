import type { Place, ValueSymbol } from './claim.ts';

/** A cell, and what it sees in each direction. */
export interface SeenCells {
  readonly place: Place;
  readonly cell: number;
  /** The cells in each direction, from the nearest on, up to the border. */
  readonly ways: readonly (readonly number[])[];
  /** The value of cells that are counted. */
  readonly value: number;
  /** The other of two values, which ends the sight. */
  readonly other: number;
  readonly count: number;
  /** "three blank cells". */
  readonly counted: (count: number, value: number) => string;
  readonly word: ValueSymbol;
}

/** The fewest and the most cells that are seen in one direction or in several. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/** How far one sees along cells, where some are known to be counted, and some not to be. */
export function reachOf(
  way: readonly number[],
  isCounted: (cell: number) => boolean | undefined,
): Reach {
  const least = way.findIndex((cell) => isCounted(cell) !== true);
  const most = way.findIndex((cell) => isCounted(cell) === false);
  return { least: least < 0 ? way.length : least, most: most < 0 ? way.length : most };
}

export const addedReach = (ranges: readonly Reach[]): Reach => ({
  least: ranges.reduce((sum, { least }) => sum + least, 0),
  most: ranges.reduce((sum, { most }) => sum + most, 0),
});

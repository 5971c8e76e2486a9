import type { CellRead } from './read.ts';
import { SURE } from './read.ts';

/** A cell that is more likely another digit, or empty where that is 0. */
export interface Misread {
  readonly cell: number;
  readonly digit: number;
}

/** At most so many doubtful cells are tried, each with what it may be besides. */
const MOST = 12;

/**
 * The single changes of doubtful cells that leave one solution, the most doubtful cell first.
 * `hasOne` tells whether digits, row by row and 0 for none, leave exactly one.
 */
export async function findMisreads(
  cells: readonly CellRead[],
  hasOne: (digits: readonly number[]) => Promise<boolean>,
): Promise<readonly Misread[]> {
  const digits = cells.map(({ digit }) => digit);
  const doubtful = cells
    .map(({ chance, others }, cell) => ({ cell, chance, others }))
    .filter(({ chance }) => chance < SURE)
    .sort((a, b) => a.chance - b.chance)
    .slice(0, MOST);
  const found: Misread[] = [];
  for (const { cell, others } of doubtful)
    for (const digit of others)
      if (await hasOne(digits.with(cell, digit))) found.push({ cell, digit });
  return found;
}

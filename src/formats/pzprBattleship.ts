/** Battleships of pzpr, from the numbers that its addresses and files share. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { Number16 } from './number16.ts';
import { readFleet, SHIP_GIVENS } from './fleet.ts';

/** pzpr's numbers for parts of bent ships. */
const BENT: readonly number[] = [7, 8, 9, 10];

/**
 * A Battleship from its counts, columns before rows, the numbers in its cells, and the text of its
 * fleet: `//c`, or `/`, the number of ships, and each of them.
 */
export function battleshipOf(
  width: number,
  height: number,
  counts: readonly Number16[],
  numbers: readonly Number16[],
  fleetText: string,
): Result<Transcript> {
  const givens: (number | undefined)[] = [];
  for (const number of numbers) {
    const given = number === undefined ? undefined : SHIP_GIVENS.get(number);
    if (typeof number === 'number' && BENT.includes(number)) {
      return failure(`A cell has a part of a bent ship, which is not held here`);
    }
    if (number !== undefined && given === undefined) {
      return failure(`A cell has the number ${number}, which is no part of a ship`);
    }
    givens.push(given);
  }
  const fleet = readFleet(fleetText);
  if (!fleet.ok) return fleet;
  const clues = counts.map((count) => (typeof count === 'number' ? [count] : undefined));
  return success({
    typeId: 'battleship',
    parameters: { width, height },
    givens,
    columns: clues.slice(0, width),
    rows: clues.slice(width),
    list: fleet.value,
  });
}

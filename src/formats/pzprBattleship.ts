/** Battleships of pzpr, from the numbers that its addresses and files share. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { readFleet, SHIP_GIVENS, writeFleet } from './fleet.ts';

/** pzpr's numbers for parts of bent ships. */
const BENT: readonly number[] = [7, 8, 9, 10];

/**
 * A Battleship from its counts, columns before rows, the numbers in its cells, and the text of its
 * fleet: `//c`, or `/`, the number of ships, and each of them.
 */
function battleshipOf(
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

function readBody(width: number, height: number, body: string): Result<Transcript> {
  const sums = readNumbers16(body, width + height, 'counts');
  const cells = sums.ok ? readNumbers16(sums.value.rest, width * height, 'cells') : sums;
  if (!sums.ok || !cells.ok) return cells.ok ? failure('The address is damaged') : cells;
  return battleshipOf(width, height, sums.value.numbers, cells.value.numbers, cells.value.rest);
}

/**
 * The fleet, then the cells with the counts above and beside them, then the player's values. A cell
 * or count that the player ticked off starts with `c`. Without counts the lines are as wide as the
 * grid.
 */
function readRows(grid: PzprRows): Result<Transcript> {
  const size = readSides(grid);
  const [fleet = ''] = grid[2] ?? [];
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const ships = /^\d{1,3}$/.test(fleet) ? Number(fleet) : 0;
  const start = 3 + ships;
  const drawn = grid.slice(3, start).map(([ship = '']) => ship);
  const fleetText = ships > 0 ? ['', fleet, ...drawn].join('/') : `//${fleet}`;
  const hasCounts = grid[start]?.length === width + 1;
  const [across, down] = hasCounts ? [width + 1, height + 1] : [width, height];
  const words = block(grid, start, across, down);
  if (words === undefined) return DAMAGED;
  const numbers = words.map((word): Number16 =>
    word === '-' ? '?' : numberOf(word.replace(/^c/, '')),
  );
  const isCell = (index: number): boolean => !hasCounts || (index >= across && index % across > 0);
  const counts = hasCounts
    ? [
        ...numbers.slice(1, across),
        ...Array.from({ length: height }, (_, row) => numbers[(row + 1) * across]),
      ]
    : Array.from({ length: width + height }, () => undefined);
  const read = battleshipOf(
    width,
    height,
    counts,
    numbers.filter((_, index) => isCell(index)),
    fleetText,
  );
  const left = grid.slice(start + down, start + down + height).flat();
  return read.ok ? success({ ...read.value, leftOut: hasMarks(left) ? [PLAYERS] : [] }) : read;
}

function battleshipBody(
  { givens }: Puzzle,
  sums: readonly Clue[],
  fleet: readonly Clue[],
): Result<string> {
  const known = fleet.slice(0, fleet.findLastIndex((clue) => clue !== undefined) + 1);
  const ships = known.flatMap((clue) => clue?.[0] ?? []);
  if (known.length === 0 || ships.length < known.length)
    return failure('wants the whole fleet, and it is not all known here');
  const long = ships.slice(0, ships.findLastIndex((many) => many > 0) + 1);
  if (long.length === 0) return failure('wants a fleet with ships');
  const numbers = new Map([...SHIP_GIVENS].map(([number, given]) => [given, number]));
  const cells = givens.map((given) => (given === undefined ? undefined : numbers.get(given)));
  return success(
    `${writeNumbers16(sums.map((clue) => clue?.[0]))}${writeNumbers16(cells)}${writeFleet(long)}`,
  );
}

export const BATTLESHIP_CODEC: PzprCodec = {
  typeId: 'battleship',
  names: ['battleship'],
  readBody,
  readRows,
  writeBody: (puzzle, width, height) =>
    battleshipBody(
      puzzle,
      [...puzzle.siteClues.slice(height, height + width), ...puzzle.siteClues.slice(0, height)],
      puzzle.siteClues.slice(height + width),
    ),
};

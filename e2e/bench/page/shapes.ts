/** Regions and fleets at random. */
import { kingsMoves } from '../../../src/grid/areas.ts';
import { rectangle } from '../../../src/grid/rectangle.ts';
import { upTo } from './random.ts';
import type { Random } from './random.ts';

type Areas = readonly (number | undefined)[];

/** The cells beside a cell, along rows and columns. */
function beside(size: number, cell: number): readonly number[] {
  const x = cell % size;
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < size - 1 ? [cell + 1] : []),
    cell - size,
    cell + size,
  ].filter((other) => other >= 0 && other < size * size);
}

/** A connected region of up to `wanted` open cells from `start` on. */
function grow(size: number, areas: Areas, start: number, wanted: number, random: Random) {
  const region = [start];
  while (region.length < wanted) {
    const border = region
      .flatMap((cell) => beside(size, cell))
      .filter((cell) => areas[cell] === undefined && !region.includes(cell));
    if (border.length === 0) break;
    region.push(border[random.below(border.length)] ?? start);
  }
  return region;
}

/**
 * Regions of at most six cells, one after the other, each kept only where `fits` says that the
 * grid can still be filled; begins again when no region does.
 */
export function regions(
  size: number,
  random: Random,
  fits: (areas: Areas) => boolean,
): readonly number[] {
  for (;;) {
    let areas: Areas = upTo(size * size).map(() => undefined);
    let count = 0;
    let tries = 0;
    while (areas.includes(undefined) && tries < 30) {
      const open = areas.indexOf(undefined);
      const region = grow(size, areas, open, random.shuffled([4, 5, 5, 6])[0] ?? 5, random);
      const area = count;
      const next = areas.map((old, cell) => (region.includes(cell) ? area : old));
      if (fits(next)) {
        areas = next;
        count += 1;
        tries = 0;
      } else {
        tries += 1;
      }
    }
    const whole = areas.flatMap((area) => area ?? []);
    if (whole.length === areas.length) return whole;
  }
}

/** How many ships of length 1, 2 and so on sail on a square sea: the usual ten on 10×10. */
export function fleetFor(size: number): readonly number[] {
  const share = size ** 2 / 100;
  const fleet = [4, 3, 2, 1].map((count) => Math.max(1, Math.round(count * share)));
  return size < 8 ? fleet.slice(0, 3) : fleet;
}

/** Ships laid at random so that none touch: 1 for ship, 0 for water. */
export function sea(size: number, fleet: readonly number[], random: Random): readonly number[] {
  const grid = rectangle(size, size);
  const lengths = fleet.flatMap((count, index) => upTo(count).map(() => index + 1)).toReversed();
  for (;;) {
    const ships = new Set<number>();
    const laid = lengths.every((length) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const line = random.shuffled([...grid.rows, ...grid.columns])[0] ?? [];
        const start = random.below(size - length + 1);
        const ship = line.slice(start, start + length);
        const free = ship.every(
          (cell) => !ships.has(cell) && kingsMoves(grid, cell).every((other) => !ships.has(other)),
        );
        if (!free) continue;
        for (const cell of ship) ships.add(cell);
        return true;
      }
      return false;
    });
    if (laid) return grid.centres.map((_, cell) => (ships.has(cell) ? 1 : 0));
  }
}

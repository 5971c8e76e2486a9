import { kingsMoves } from '#grid/areas.ts';
import { placedLines } from '#logic/place.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { partsOf, SHIP_SHAPES, SHIP, WATER } from './parts.ts';
import { battleshipGrid, LENGTHS } from './fleet.ts';
import type { BattleshipParameters } from './fleet.ts';

/** The usual fleet of a 10×10 board: the number of ships of length 1, 2, 3, 4. */
const FLEET = [4, 3, 2, 1];
const FLEET_CELLS = 100;
/** Boards with fewer cells lack the longest ship. */
const SMALL_SEA = 50;
/** The most places that are tried for a ship. */
const TRIES = 200;

/** A fleet in proportion to the board: the number of ships of each length, from 1 on. */
function fleetFor({ width, height }: BattleshipParameters): readonly number[] {
  const cells = width * height;
  const fleet = FLEET.map((count) => Math.max(1, Math.round((count * cells) / FLEET_CELLS)));
  return cells < SMALL_SEA ? fleet.slice(0, -1) : fleet;
}

/** Places ships, longest first, so that none touch; `undefined` if one does not fit. */
function layFleet(parameters: BattleshipParameters, random: Random): readonly number[] | undefined {
  const grid = battleshipGrid(parameters);
  const lines = [...grid.rows, ...grid.columns];
  const ships = new Set<number>();
  const lengths = fleetFor(parameters).flatMap((count, index) =>
    Array.from({ length: count }, () => index + 1),
  );
  const lay = (length: number): boolean => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const line = random.pick(lines);
      const start = random.below(Math.max(1, line.length - length + 1));
      const ship = line.slice(start, start + length);
      const fits =
        ship.length === length &&
        ship.every((cell) => [cell, ...kingsMoves(grid, cell)].every((near) => !ships.has(near)));
      if (!fits) continue;
      for (const cell of ship) ships.add(cell);
      return true;
    }
    return false;
  };
  return lengths.toReversed().every(lay)
    ? grid.centres.map((_, cell) => (ships.has(cell) ? SHIP : WATER))
    : undefined;
}

/** All counts and the fleet are printed, and a few parts of ships or water. */
export const battleshipMaking: MakingMethod<BattleshipParameters> = {
  solution: ({ parameters }, random) => layFleet(parameters, random),
  siteClues({ parameters }, solution) {
    const fleet = fleetFor(parameters);
    return [
      ...placedLines(battleshipGrid(parameters)).map(({ cells }) => [
        cells.filter((cell) => solution[cell] === SHIP).length,
      ]),
      ...LENGTHS.map((length) => {
        const count = fleet[length - 1];
        return count === undefined ? undefined : [count];
      }),
    ];
  },
  given({ parameters }, solution, cell) {
    const part = partsOf(battleshipGrid(parameters), solution)[cell];
    return SHIP_SHAPES.find((shape) => shape.part === part)?.value ?? solution[cell] ?? WATER;
  },
  givens: 'few',
};

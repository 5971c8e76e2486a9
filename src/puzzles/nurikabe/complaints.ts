import { besides, squaresOf } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { cellsInReach } from '#logic/islandRoom.ts';
import { counted } from '#puzzle/numbers.ts';
import { printedNumber } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { nurikabeGrid } from './board.ts';
import type { NurikabeParameters } from './board.ts';

/**
 * The most cells of all that islands may have: each is a variable. Some thousand on printed boards;
 * with question marks all over a board of 30 by 30 there are 39,000.
 */
const MOST_WAYS = 30_000;

/**
 * Islands that touch by their numbers, one larger than the board, all of them larger than it, and a
 * square that no island gets to, as long as numbers are missing.
 */
export function nurikabeComplaints({
  parameters,
  givens,
}: Puzzle<NurikabeParameters>): readonly Complaint[] {
  const grid = nurikabeGrid(parameters);
  const board = grid.centres.length;
  const numbered = givens.flatMap((given, cell) => (given === undefined ? [] : [cell]));
  const numberAt = (cell: number): number | undefined => printedNumber(givens[cell]);
  const touching = numbered.flatMap((cell) =>
    besides(grid, cell)
      .filter((other) => other > cell && givens[other] !== undefined)
      .map((other) => [cell, other]),
  );
  const large = numbered.filter((cell) => (numberAt(cell) ?? 0) > board);
  // An island that is not known has a cell at least.
  const total = numbered.reduce((sum, cell) => sum + (numberAt(cell) ?? 1), 0);
  const roots = new Set(numbered);
  const inReach = numbered.flatMap((cell) =>
    cellsInReach(cell, numberAt(cell), roots, (of) => besides(grid, of)),
  );
  const reached = new Set(inReach);
  const lost = squaresOf(grid).filter((cells) => !cells.some((cell) => reached.has(cell)));
  return [
    ...touching.map((cells) => ({
      sentence: `The numbers at ${cellNames(grid, cells)} touch, so that their islands would be one`,
      cells,
      sites: [],
    })),
    ...large.map((cell) => ({
      sentence: `${cellName(grid, cell)} has the number ${numberAt(cell)}, but there are only ${counted(board, 'cell')}`,
      cells: [cell],
      sites: [],
    })),
    ...(large.length === 0 && total > board
      ? [
          {
            sentence: `The islands have ${counted(total, 'cell')} together, but there are only ${board}`,
            cells: numbered,
            sites: [],
          },
        ]
      : []),
    ...(inReach.length > MOST_WAYS
      ? [
          {
            sentence: 'The islands can lie in so many ways that each step takes seconds',
            cells: numbered,
            sites: [],
          },
        ]
      : []),
    ...(numbered.length === 0 ? [] : lost.slice(0, 1)).map((cells) => ({
      sentence: `No number is near enough to ${cellNames(grid, cells)}, so that all would be shaded`,
      cells,
      sites: [],
    })),
  ];
}

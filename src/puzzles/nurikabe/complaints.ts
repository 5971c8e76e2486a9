import { besides } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { counted } from '#puzzle/numbers.ts';
import { printedNumber } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { nurikabeGrid } from './board.ts';
import type { NurikabeParameters } from './board.ts';

/** Islands that touch by their numbers, one larger than the board, and all of them larger than it. */
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
  ];
}

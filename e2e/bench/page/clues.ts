/** What the rivals' programs and models are told of a puzzle's clues; cells are counted from 0. */
import { cellsByArea } from '../../../src/grid/areas.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { sidesOf } from '../../../src/grid/between.ts';
import { rectangle } from '../../../src/grid/rectangle.ts';
import { LESS } from '../../../src/puzzle/lessSigns.ts';
import { runsOf } from '../../../src/puzzles/kakuro/board.ts';
import { sightLines } from '../../../src/logic/sightLines.ts';

export const sizeOf = ({ parameters }: Puzzle): number => Number(parameters['size']);

/** The two cells of each sign of a Futoshiki, the lesser first. */
export const lessThan = (puzzle: Puzzle): readonly (readonly [less: number, greater: number])[] =>
  sidesOf(squareOf(puzzle)).flatMap(({ cells: [first, second] }, site) => {
    const sign = puzzle.siteClues[site]?.[0];
    if (sign === undefined) return [];
    return [sign === LESS ? ([first, second] as const) : ([second, first] as const)];
  });

/** Cells with their sum, where that is known. */
export interface Summed {
  readonly cells: readonly number[];
  readonly total: number | undefined;
}

/** The cages of a Killer Sudoku. */
export const cagesOf = ({ areas, siteClues }: Puzzle): readonly Summed[] =>
  cellsByArea(areas).map((cells, area) => ({ cells, total: siteClues[area]?.[0] }));

/** The square grid of a puzzle. */
export const squareOf = (puzzle: Puzzle) => rectangle(sizeOf(puzzle), sizeOf(puzzle));

/** How many towers each look of `looksOf` shows, where that is printed. */
export const visibleCounts = (puzzle: Puzzle): readonly (number | undefined)[] =>
  sightLines(squareOf(puzzle)).map((_, site) => puzzle.siteClues[site]?.[0]);

/** The runs of a Kakuro. */
export function summedRuns({ parameters, ...puzzle }: Puzzle): readonly Summed[] {
  const sides = { width: Number(parameters['width']), height: Number(parameters['height']) };
  return runsOf({ ...puzzle, parameters: sides }).map(({ cells }, site) => ({
    cells,
    total: puzzle.siteClues[site]?.[0],
  }));
}

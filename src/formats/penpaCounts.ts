/** Numbers beside each row and column of a Penpa drawing, and the types that have nothing else that pzpr's files hold. */
import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { waterLayersOf } from '#grid/waterLayers.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { SHIP_GIVENS } from './fleet.ts';
import type { Transcript } from './form.ts';
import { cellRows } from './penpaReader.ts';
import type { PenpaReader } from './penpaReader.ts';
import { UNDRAWN, takeAreas, takeCounts, takeInCells } from './penpaRows.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import type { PzprRows } from './pzprRows.ts';

/** The counts on one side of the board, or, if there are none, on the other one, where they say the same. */
function nearestCounts(
  sketch: PenpaSketch,
  near: 'above' | 'left',
  far: 'below' | 'right',
): readonly string[] {
  const counts = takeCounts(sketch, near);
  return counts.every((word) => word === UNDRAWN) ? takeCounts(sketch, far) : counts;
}

/** Counts above the columns and before the rows, or behind them, and words for cells. */
export function countRows(sketch: PenpaSketch, words: readonly string[]): PzprRows {
  const above = nearestCounts(sketch, 'above', 'below');
  const before = nearestCounts(sketch, 'left', 'right');
  return [
    [UNDRAWN, ...above],
    ...cellRows(sketch, words).map((row, at) => [before[at] ?? UNDRAWN, ...row]),
  ];
}

/**
 * pzpr's numbers of what is in a cell, by Penpa's forms from 1 on: a ship of one cell, a middle part, the left, upper,
 * right and lower ends, and twice water.
 */
const FORMS = [6, 5, 3, 1, 4, 2, 0, 0];

const cluesOf = (words: readonly string[]): readonly Clue[] =>
  words.map((word) => (word === UNDRAWN ? undefined : [Number(word)]));

/** Counts above or below the columns, and before or behind the rows. */
const takeClues = (sketch: PenpaSketch): Pick<Transcript, 'rows' | 'columns'> => ({
  columns: cluesOf(nearestCounts(sketch, 'above', 'below')),
  rows: cluesOf(nearestCounts(sketch, 'left', 'right')),
});

/** Counts, and thermometers over all cells. */
export const readThermometers: PenpaReader = (sketch) => {
  const { width, height } = sketch;
  const paths = sketch
    .take(({ kind, cells }) => kind === 'thermometer' && cells.every((cell) => cell >= 0))
    .map(({ cells }): DrawnPath => ({ kind: 'thermometer', cells }));
  if (paths.length === 0) return failure('It draws no thermometers');
  return success({
    typeId: 'thermometers',
    parameters: { width, height },
    ...takeClues(sketch),
    paths,
  });
};

/** Regions by their walls, and counts. Where parts of a region could have levels of their own, whether they do is open. */
export const readAquarium: PenpaReader = (sketch) => {
  const { width, height } = sketch;
  const areas = takeAreas(sketch);
  const clues = takeClues(sketch);
  const isCounted = [...(clues.rows ?? []), ...(clues.columns ?? [])].some(Boolean);
  if (!isCounted) return failure('It has no numbers beside its rows and columns');
  const grid = rectangle(width, height);
  const layersIn = (cells: readonly number[], areConnected: boolean): number =>
    waterLayersOf(grid, cells, areConnected).length;
  const isOpen = cellsByArea(areas).some((cells) => layersIn(cells, true) > layersIn(cells, false));
  const parameters = { width, height, vessels: false };
  return success({
    typeId: 'aquarium',
    parameters,
    areas,
    ...clues,
    ...(isOpen ? { orParameters: { ...parameters, vessels: true } } : {}),
  });
};

/** Counts and parts of ships, without the fleet. */
export const readBattleship: PenpaReader = (sketch) => {
  const { width, height } = sketch;
  const found = takeInCells(
    sketch,
    ({ kind, text, style }) =>
      kind === 'symbol' && /^battleship_[A-Z]$/.test(text) && FORMS[style - 1] !== undefined,
  );
  return success({
    typeId: 'battleship',
    parameters: { width, height },
    givens: found.map((mark) =>
      mark === undefined ? undefined : SHIP_GIVENS.get(FORMS[mark.style - 1] ?? 0),
    ),
    ...takeClues(sketch),
    leftOut: ['its fleet, which Penpa does not hold'],
  });
};

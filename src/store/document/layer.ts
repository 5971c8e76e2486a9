import { areaGrid } from '#grid/areaGrid.ts';
import type { Grid } from '#grid/grid.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

/** What edits change: the author's clues, regions, paths or black cells, or the player's marks. */
export type Layer = 'clues' | 'areas' | 'paths' | 'black' | 'marks';

/** The layers of a puzzle; not every type has drawn areas. */
export const layersOf = (type: PuzzleType, parameters: Parameters): readonly Layer[] => [
  ...(type.givenCells === false && type.sites === undefined ? [] : (['clues'] as const)),
  ...(type.drawnAreas?.(parameters) === undefined ? [] : (['areas'] as const)),
  ...(type.drawnPaths === undefined ? [] : (['paths'] as const)),
  ...(type.blackCells === true ? (['black'] as const) : []),
  'marks',
];

/**
 * The layer that edits go to: the chosen one if the puzzle has it; otherwise its areas, if those
 * are its only clues, or else the marks.
 */
export function editedLayer(type: PuzzleType, parameters: Parameters, chosen: Layer): Layer {
  const layers = layersOf(type, parameters);
  if (layers.includes(chosen)) return chosen;
  return chosen === 'clues' && layers.includes('areas') ? 'areas' : 'marks';
}

/** The layer in which an empty board is set first: what is drawn comes before what is typed. */
export const firstLayer = (type: PuzzleType, parameters: Parameters): Layer =>
  (type.typedAfterDrawing === undefined
    ? undefined
    : layersOf(type, parameters).find(
        (layer) =>
          layer === 'areas' ||
          layer === 'black' ||
          (layer === 'paths' && type.drawnPaths?.areExtra === false),
      )) ?? 'clues';

/**
 * The layer to edit after a change of parameters: areas that come with it are drawn first, and
 * those that go with it give way to the clues.
 */
export function layerAfter(
  type: PuzzleType,
  before: Parameters,
  after: Parameters,
  layer: Layer,
): Layer {
  const had = layersOf(type, before).includes('areas');
  const has = layersOf(type, after).includes('areas');
  if (has && !had && layer === 'clues') return firstLayer(type, after);
  return had && !has && layer === 'areas' ? 'clues' : layer;
}

/** Of a type's grid, what is edited in a layer: areas may be drawn over squares, and not over its cells. */
export const layerGrid = (grid: Grid, layer: Layer): Grid =>
  layer === 'areas' ? areaGrid(grid) : grid;

/** The layer in which keys type the sums of areas or runs, not values of cells. */
export const takesSums = (type: PuzzleType, parameters: Parameters, layer: Layer): boolean =>
  type.sites !== undefined &&
  (layer === 'areas'
    ? type.drawnAreas?.(parameters)?.named === false
    : layer === 'clues' && type.givenCells === false && type.blackCells === true);

/** The layer that a cell's value goes to: in types without clues in cells, the marks. */
export const cellLayer = (type: PuzzleType, layer: Layer): Layer =>
  layer === 'clues' && type.givenCells === false ? 'marks' : layer;

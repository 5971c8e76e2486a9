import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

/** What an edit of the board changes: the author's clues, regions or black cells, or one's own marks. */
export type Layer = 'clues' | 'areas' | 'black' | 'marks';

/** The layers a puzzle has: drawn areas are not for every type. */
export const layersOf = (type: PuzzleType, parameters: Parameters): readonly Layer[] => [
  ...(type.givenCells === false && type.sites === undefined ? [] : (['clues'] as const)),
  ...(type.drawnAreas?.(parameters) === undefined ? [] : (['areas'] as const)),
  ...(type.blackCells === true ? (['black'] as const) : []),
  'marks',
];

/**
 * The layer that edits go to: the chosen one. Where the puzzle lacks that, its areas are all the clues
 * it has, or it has none and edits are the player's.
 */
export function editedLayer(type: PuzzleType, parameters: Parameters, chosen: Layer): Layer {
  const layers = layersOf(type, parameters);
  if (layers.includes(chosen)) return chosen;
  return chosen === 'clues' && layers.includes('areas') ? 'areas' : 'marks';
}

/** The layer that a value in a cell goes to: where no clue is printed in cells, it is a mark. */
export const cellLayer = (type: PuzzleType, layer: Layer): Layer =>
  layer === 'clues' && type.givenCells === false ? 'marks' : layer;

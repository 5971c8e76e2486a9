import { enterValue, useDocument } from './document.ts';
import { cellLayer } from './layer.ts';
import type { Layer } from './layer.ts';
import { partners, shownGivens } from '#puzzle/pairs.ts';

/**
 * Leaves a cell blank while the author types, and returns its value afterwards: in a pair whose
 * other half has the clue, that clue remains.
 */
export function leaveBlank(layer: Layer, cell: number): number | undefined {
  const { type, puzzle } = useDocument.getState();
  const partner = partners(type, puzzle.parameters).get(cell);
  const isTwin =
    partner !== undefined &&
    cellLayer(type, layer) === 'clues' &&
    puzzle.givens[cell] === undefined &&
    puzzle.givens[partner] !== undefined;
  if (!isTwin) enterValue(layer, [cell], undefined);
  return shownGivens(useDocument.getState())[cell];
}

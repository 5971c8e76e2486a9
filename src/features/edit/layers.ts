import { capitalise } from '#logic/words.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readClue } from '#puzzle/site.ts';
import { playerSlot } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import {
  enterClue,
  enterValue,
  eraseAreas,
  joinArea,
  useDocument,
} from '#store/document/document.ts';
import { cellLayer, editedLayer } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';

/** The layer that edits go to: the chosen one, or the player's where the puzzle lacks that. */
export function useLayer(): Layer {
  const { type, puzzle } = useDocument();
  const { layer } = useView();
  return editedLayer(type, puzzle.parameters, layer);
}

/** What cells take while this layer is edited: in the areas' layer, an area's letter if it has one. */
export function slotOf(type: PuzzleType, parameters: Parameters, layer: Layer): Slot {
  const slot = type.slot(parameters);
  if (layer === 'areas') return { gesture: 'type', choices: areaChoices(type, parameters) };
  return cellLayer(type, layer) === 'marks' ? playerSlot(slot) : slot;
}

/** The areas of a puzzle that names them, by letter. */
const areaChoices = (type: PuzzleType, parameters: Parameters): Slot['choices'] =>
  type.drawnAreas?.(parameters)?.named === true
    ? Array.from({ length: type.drawnAreas?.(parameters)?.areas ?? 0 }, (_, value) => {
        const symbol = String.fromCharCode('a'.charCodeAt(0) + value);
        return { value, symbol, name: `group ${symbol}`, keys: [symbol] };
      })
    : [];

/** Puts a value into cells of the layer that is edited; in the areas' layer, cells into an area. */
export function enterInto(layer: Layer, cells: readonly number[], value: number | undefined): void {
  if (layer !== 'areas') enterValue(layer, cells, value);
  else if (value === undefined) eraseAreas(cells);
  else joinArea(cells, value);
}

/** Puts what was typed at a site into the puzzle, or says why not. */
export function typeClue(index: number, typed: string): string | undefined {
  const { type, puzzle } = useDocument.getState();
  const site = type.sites?.(puzzle.parameters)[index];
  if (site === undefined) return undefined;
  const read = readClue(site, typed);
  if ('reason' in read) return capitalise(read.reason);
  enterClue(index, read.clue);
  return undefined;
}

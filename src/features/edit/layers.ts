import { createRecent } from '#grid/recent.ts';
import type { Noting } from '#board/keyTable.ts';
import { COLOUR_SLOT } from '#puzzle/notes.ts';
import type { Mode, NoteKind } from '#puzzle/notes.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { inOrder, isList, UNKNOWN_LENGTH } from '#puzzle/printedLists.ts';
import { printedNumber, printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import { PATH_FORMS } from '#puzzle/pathForms.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { authorSlot, cycle, digits, isTwoValued, playerSlot } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { enterValue, useDocument } from '#store/document/document.ts';
import { blackenCells, eraseAreas, joinArea } from '#store/document/drawing.ts';
import {
  enterPathNumbers,
  erasePaths,
  numberedPathAt,
  numbersOfFigures,
  takesNumbers,
} from '#store/document/paths.ts';
import { cellLayer, editedLayer, takesSums } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';
import { deleteNotes, deleteStrongest, enterNote } from '#store/document/noting.ts';
import { clearSum, eraseDigit, FIRST_SIGN, typeDigit } from '#store/document/typedSums.ts';
import { eraseFigure, typeFigure } from '#store/document/typedNumber.ts';
import type { NumberEntry } from '#store/document/typedNumber.ts';
import { tellTypable } from '#store/document/typableSaid.ts';
import { chooseMode, useView } from '#store/document/view.ts';
import { chosenPathKind } from './pathTool.ts';

/** The layer that edits go to: the chosen one, or the player's if the puzzle lacks that. */
export function useLayer(): Layer {
  const { type, puzzle } = useDocument();
  const { layer } = useView();
  return editedLayer(type, puzzle.parameters, layer);
}

/**
 * The slot of cells while a layer is edited: in the areas layer, an area's letter if it has one.
 */
export function slotOf(type: PuzzleType, parameters: Parameters, layer: Layer): Slot {
  const slot = type.slot(parameters);
  if (takesSums(type, parameters, layer)) return sumSlot(type);
  if (layer === 'areas') return { gesture: 'type', choices: areaChoices(type, parameters) };
  if (layer === 'paths') return havePathsNumbers(type) ? FIGURES : NO_VALUES;
  if (layer === 'black') return BLACK_SLOT;
  if (slot.isDecimal === true) return FIGURES;
  if (printsFigures(slot, layer)) return PRINTED_FIGURES;
  if (printsLists(slot, layer)) return LIST_FIGURES;
  return cellLayer(type, layer) === 'marks' ? playerSlot(slot) : authorSlot(slot);
}

/** The kind of entry in this layer: only the player's layer has notes besides values. */
export function useMode(): Mode {
  const layer = useLayer();
  const { mode } = useView();
  return layer === 'marks' ? mode : 'value';
}

/** The slot that keypad and keys enter: colours in the colour mode. */
export const layerEntry = (
  type: PuzzleType,
  parameters: Parameters,
  layer: Layer,
  mode: Mode,
): Slot => (mode === 'colour' ? COLOUR_SLOT : slotOf(type, parameters, layer));

/** The notes that the cells of a type take while it is played. */
export function notingOf(type: PuzzleType, parameters: Parameters): Noting {
  const cells = playerSlot(type.slot(parameters));
  const slot = cells.isDecimal === true ? FIGURES : cells;
  return { slot, kinds: isTwoValued(slot) ? ['corner', 'colour'] : ['corner', 'centre', 'colour'] };
}

/** Chooses a mode, or the next one that the puzzle has. */
export function stepMode({ kinds }: Noting, mode: Mode | 'next'): void {
  const modes: readonly Mode[] = ['value', ...kinds];
  const at = modes.indexOf(useView.getState().mode);
  chooseMode(mode === 'next' ? (modes[(at + 1) % modes.length] ?? 'value') : mode);
}

/** The slot of cells while paths are drawn: cells are selected, and take nothing. */
const NO_VALUES: Slot = { gesture: 'type', choices: [] };

/** Whether numbers are printed at some of the paths that the author may draw. */
const havePathsNumbers = ({ drawnPaths }: PuzzleType): boolean =>
  drawnPaths?.kinds.some((kind) => PATH_FORMS[kind].numbers !== undefined) === true;

/** The slot of cells while black cells are drawn. */
const BLACK_SLOT = cycle([{ value: 1, symbol: '■', name: 'black', keys: ['#', '1', 'x', 'b'] }]);

/** The keys for numbers of several figures, 0 last as on a telephone. */
const FIGURES: Slot = {
  gesture: 'type',
  choices: [...digits(1, 9).choices, ...digits(0, 0).choices],
};

/** The key for a number that is printed and not known, beside figures. */
const UNKNOWN = 10;

/** The same for numbers that are printed beside what cells hold. */
const PRINTED_FIGURES: Slot = {
  gesture: 'type',
  choices: [
    ...FIGURES.choices,
    { value: UNKNOWN, symbol: '?', name: 'unknown number', keys: ['?', 'x'] },
  ],
};

/** The same for several numbers in a cell, of one figure each. */
const LIST_FIGURES: Slot = {
  gesture: 'type',
  choices: [
    ...digits(1, 8).choices,
    ...digits(0, 0).choices,
    { value: UNKNOWN_LENGTH, symbol: '?', name: 'unknown number', keys: ['?', 'x'] },
  ],
};

/** Whether the author types several numbers into a cell in this layer. */
const printsLists = ({ printedBy }: Slot, layer: Layer): boolean =>
  printedBy === 'lists' && layer === 'clues';

/** Whether the author types printed numbers of several figures in this layer. */
const printsFigures = ({ printedBy }: Slot, layer: Layer): boolean =>
  printedBy === 'figures' && layer === 'clues';

/** By spelling: the same keys are the same slot, so that nothing is drawn again. */
const recentSlot = createRecent<PuzzleType['spelling'], Slot>(2);

/** The digits of sums, 0 last as on a telephone, then the signs of what they make. */
const sumSlot = ({ spelling }: PuzzleType): Slot =>
  recentSlot(spelling, () => ({
    gesture: 'type',
    choices: [
      ...FIGURES.choices,
      ...(spelling?.signs ?? []).map((sign, at) => ({ value: FIRST_SIGN + at, ...sign })),
    ],
  }));

/** The areas of a puzzle with named areas, by letter. */
const areaChoices = (type: PuzzleType, parameters: Parameters): Slot['choices'] =>
  type.drawnAreas?.(parameters)?.named === true
    ? Array.from({ length: type.drawnAreas?.(parameters)?.areas ?? 0 }, (_, value) => {
        const symbol = String.fromCharCode('a'.charCodeAt(0) + value);
        return { value, symbol, name: `group ${symbol}`, keys: [symbol] };
      })
    : [];

const upTo =
  (largest: number) =>
  (number: number): boolean =>
    number >= 1 && number <= largest;

/** How figures become the number of the path at the cursor, if one there takes a number. */
function pathEntry(): NumberEntry | undefined {
  const index = numberedPathAt(useView.getState().cursor, chosenPathKind());
  const kind = useDocument.getState().puzzle.paths[index ?? -1]?.kind;
  if (index === undefined || kind === undefined) return undefined;
  return {
    takes: (figures) => takesNumbers(index, numbersOfFigures(kind, figures)),
    as: `path ${index}`,
    isNote: false,
    enter: (figures) => enterPathNumbers(index, numbersOfFigures(kind, figures)),
  };
}

/** How figures become a number in the cells, if this type's cells take such numbers. */
function numberEntry(
  type: PuzzleType,
  parameters: Parameters,
  layer: Layer,
  cells: readonly number[],
  mode: Mode,
): NumberEntry | undefined {
  const slot = type.slot(parameters);
  const { isDecimal, choices } = slot;
  if (layer === 'paths') return pathEntry();
  if (printsLists(slot, layer)) {
    const enter = (list: number): void => enterValue(layer, cells, printedValue(inOrder(list)));
    return { takes: isList, as: layer, isNote: false, enter };
  }
  if (printsFigures(slot, layer)) {
    const last = printedNumber(choices.at(-1)?.value) ?? 0;
    const enter = (number: number): void => enterValue(layer, cells, printedValue(number));
    return { takes: upTo(last), as: layer, isNote: false, enter };
  }
  const isPlaced = layer === 'clues' || layer === 'marks';
  if (isDecimal !== true || !isPlaced || mode === 'colour') return undefined;
  const noted = layer === 'marks' && mode !== 'value' ? mode : undefined;
  return {
    takes: upTo(choices.at(-1)?.value ?? 0),
    as: `${layer} ${mode}`,
    isNote: noted !== undefined,
    enter: (number) =>
      noted === undefined ? enterValue(layer, cells, number) : enterNote(noted, cells, number),
  };
}

/**
 * Enters a value into cells of the edited layer; in the player's layer, as `mode` says. In the
 * areas layer it joins cells to an area, or is a digit of its sum; in that of black cells, any value
 * makes them black.
 */
export function enterInto(
  layer: Layer,
  cells: readonly number[],
  value: number | undefined,
  mode: Mode = useView.getState().mode,
): void {
  const { type, puzzle } = useDocument.getState();
  const number = numberEntry(type, puzzle.parameters, layer, cells, mode);
  if (value === UNKNOWN && printsFigures(type.slot(puzzle.parameters), layer))
    enterValue(layer, cells, WITHOUT_NUMBER);
  else if (value !== undefined && number !== undefined) typeFigure(value, number);
  else if (layer === 'marks' && mode !== 'value') enterNote(mode, cells, value);
  else if (value !== undefined && takesSums(type, puzzle.parameters, layer)) typeDigit(value);
  else if (layer === 'black') blackenCells(cells, value !== undefined);
  else if (layer === 'paths') {
    if (value === undefined) erasePaths(cells);
    else tellTypable('Nothing here takes a number: draw it first.');
  } else if (layer !== 'areas') enterValue(layer, cells, value);
  else if (value === undefined) eraseAreas(cells);
  else joinArea(cells, value);
}

/** Deletes notes of one kind in the player's layer, or the strongest content of the cells. */
export function deleteFrom(layer: Layer, cells: readonly number[], of?: NoteKind): void {
  const { type, puzzle } = useDocument.getState();
  const number = numberEntry(type, puzzle.parameters, layer, cells, of ?? useView.getState().mode);
  if (number !== undefined && eraseFigure(number)) return;
  if (takesSums(type, puzzle.parameters, layer)) {
    if (eraseDigit()) return;
    if (layer === 'clues') clearSum();
    else eraseAreas(cells);
  } else if (layer !== 'marks') enterInto(layer, cells, undefined);
  else if (of === undefined) deleteStrongest(cells);
  else deleteNotes(of, cells);
}

/** Whether the cells of a layer take numbers of several figures. */
export const takesFigures = (entry: Slot): boolean =>
  [FIGURES, PRINTED_FIGURES, LIST_FIGURES].includes(entry);

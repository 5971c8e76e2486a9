import { oneOf } from '#logic/words.ts';
import type { Grid } from '#grid/grid.ts';
import { cellName } from '#grid/grid.ts';
import type { PairSide } from '#puzzle/puzzleType.ts';
import { colourLetter } from '#puzzle/notes.ts';
import type { CellNotes } from '#puzzle/notes.ts';
import { isTwoValued, playerSlot, spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/**
 * What a cell shows. The author's clue hides all else; what is laid over the board hides the
 * player's mark.
 */
export interface CellView {
  readonly given: number | undefined;
  readonly mark: number | undefined;
  readonly overlay: number | undefined;
  /** What the player noted beside; a shown value hides all of it but the colours. */
  readonly notes?: CellNotes;
  /** How deep in trials its mark was written, or else its notes, from 1. */
  readonly trial?: number;
  /** A rule that this cell is to blame for is broken. */
  readonly broken: boolean;
  /** A panel points at it. */
  readonly lit: boolean;
  /** What a hint finds out about it, and not only where to look. */
  readonly target?: boolean;
  /** Its number among the cells that a reason rests on, from 1. */
  readonly badge?: number;
  /** It is something else in the solution that this one is compared with. */
  readonly differs?: boolean;
  /** What it may still be; drawn small as long as it is empty. */
  readonly candidates?: readonly number[];
  /** Which part of a larger shape it is, where the puzzle draws such: a ship's left end. */
  readonly part?: string;
  /** What is printed in its upper left corner, in words: "cage a: 12". Notes leave room for it. */
  readonly corner?: string;
  /** It is black, and so no cell of the puzzle: nothing is written in it. */
  readonly black?: true;
  /** Its side of a boundary pair, and the cell on the other side. */
  readonly pair?: { readonly side: PairSide; readonly with: number };
}

/** A cell with nothing in it. */
export const EMPTY_VIEW: CellView = {
  given: undefined,
  mark: undefined,
  overlay: undefined,
  broken: false,
  lit: false,
};

/** A black cell. */
export const BLACK_VIEW: CellView = { ...EMPTY_VIEW, black: true };

/** The cells of which something is so, indices into `cells`. */
export const cellsWhere = (
  cells: readonly CellView[],
  state: 'lit' | 'broken' | 'target',
): readonly number[] => cells.flatMap((view, cell) => (view[state] === true ? [cell] : []));

export const shownValue = ({ given, overlay, mark, black }: CellView): number | undefined =>
  black === true ? undefined : (given ?? overlay ?? mark);

/**
 * What the shown value is one of. A number laid over the board is only that, though as the author's
 * clue it would say more.
 */
export const shownSlot = (slot: Slot, { given }: CellView): Slot =>
  given === undefined ? ofPlayer(slot) : slot;

const players = new WeakMap<Slot, Slot>();

/** The player's choices of a slot, made once: every cell asks. */
function ofPlayer(slot: Slot): Slot {
  const made = players.get(slot) ?? playerSlot(slot);
  players.set(slot, made);
  return made;
}

type Ink = 'given' | 'answer' | 'mark' | 'none';

/** Who put the shown value there. */
export function inkOf({ given, overlay, mark, black }: CellView): Ink {
  if (black === true) return 'none';
  if (given !== undefined) return 'given';
  if (overlay !== undefined) return 'answer';
  return mark === undefined ? 'none' : 'mark';
}

/** What a cell shows of its view. */
export interface ShownCell {
  readonly value: number | undefined;
  readonly ink: Ink;
  /** What the value is one of. */
  readonly slot: Slot;
  /** A mark under what is laid over it that says something else; shown small beside that. */
  readonly wrong: number | undefined;
  /** None where it shows a value. */
  readonly candidates: readonly number[];
  /** Those that are drawn small; none where it shows a value, or what that may still be. */
  readonly notes: CellNotes | undefined;
  /** How deep in trials that was written which is shown, from 1; nothing where it was in none. */
  readonly trial: number | undefined;
}

const NO_CANDIDATES: readonly number[] = [];

/** Reads a view once for all that is drawn and said of it; `slot` is what the author's clues are of. */
export function showCell(slot: Slot, view: CellView): ShownCell {
  const { given, overlay, mark } = view;
  const value = shownValue(view);
  const ink = inkOf(view);
  const candidates = (value === undefined ? view.candidates : undefined) ?? NO_CANDIDATES;
  const notes = value === undefined && candidates.length === 0 ? view.notes : undefined;
  return {
    value,
    ink,
    slot: shownSlot(slot, view),
    wrong: given === undefined && overlay !== undefined && mark !== overlay ? mark : undefined,
    candidates,
    notes,
    trial: ink === 'mark' || notes !== undefined ? view.trial : undefined,
  };
}

const INKS = { given: 'clue', answer: 'answer', mark: 'your mark', none: 'empty' } as const;

const emptyWord = ({ black }: CellView): string => (black === true ? 'black' : INKS.none);

/** "row 2, column 5, clue 7": place first, so that moving about is quick to follow by ear. */
export function describeCell(
  grid: Grid,
  slot: Slot,
  cell: number,
  view: CellView,
  shown: ShownCell,
): string {
  const { value, ink, wrong, candidates, trial } = shown;
  const said = (each: number): string => spokenValue(shown.slot, each);
  // Most of thousands of cells have little to say: words are added as there are any.
  let words = `${cellName(grid, cell)}, ${value === undefined ? emptyWord(view) : `${INKS[ink]} ${said(value)}`}`;
  const add = (more: string): void => {
    words += `, ${more}`;
  };
  if (view.corner !== undefined) add(view.corner);
  if (view.notes !== undefined) sayNotes(slot, view.notes, shown).forEach(add);
  if (trial !== undefined) add(`on trial ${trial}`);
  if (wrong !== undefined) add(`your mark ${said(wrong)} differs`);
  if (view.target === true) add('the hint is about this cell');
  if (view.badge !== undefined) add(`number ${view.badge} of the reason`);
  if (view.differs === true) add('differs from the other solution');
  if (candidates.length > 0) add(`may be ${oneOf(candidates.map(said))}`);
  if (view.broken) add('breaks a rule');
  if (view.pair !== undefined)
    add(`${view.pair.side} of a pair with ${cellName(grid, view.pair.with)}`);
  return words;
}

/** "corner 3 5", "centre 1 2", "colours a b". */
function sayNotes(slot: Slot, { colour }: CellNotes, { notes }: ShownCell): readonly string[] {
  const { corner = [], centre = [] } = notes ?? {};
  const list = (name: string, words: readonly string[]) =>
    words.length === 0 ? [] : [`${name} ${words.join(' ')}`];
  const said = (value: number): string => spokenValue(slot, value);
  return [
    ...list(isTwoValued(slot) ? 'noted' : 'corner', corner.map(said)),
    ...list('centre', centre.map(said)),
    ...list(colour.length > 1 ? 'colours' : 'colour', colour.map(colourLetter)),
  ];
}

/** The cells that show the same value as one, or have one of its colours; that cell among them. */
export const cellsLike = (
  cells: readonly CellView[],
  cell: number,
  byColour: boolean,
): readonly number[] => {
  const { notes } = cells[cell] ?? EMPTY_VIEW;
  const value = shownValue(cells[cell] ?? EMPTY_VIEW);
  const isLike = (view: CellView): boolean =>
    byColour
      ? view.notes?.colour.some((colour) => notes?.colour.includes(colour)) === true
      : value !== undefined && shownValue(view) === value;
  return cells.flatMap((view, other) => (other === cell || isLike(view) ? [other] : []));
};

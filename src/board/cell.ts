import { oneOf } from '#logic/words.ts';
import type { Grid } from '#grid/grid.ts';
import { cellName } from '#grid/grid.ts';
import type { PairSide } from '#puzzle/puzzleType.ts';
import { colourLetter } from '#puzzle/notes.ts';
import type { CellNotes } from '#puzzle/notes.ts';
import { isTwoValued, playerSlot, spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/**
 * What a cell shows. The author's clue hides everything else; an overlay hides the player's mark.
 */
export interface CellView {
  readonly given: number | undefined;
  /** What is printed in it besides its value, as text: a Hitori's number. */
  readonly printed?: string;
  readonly mark: number | undefined;
  readonly overlay: number | undefined;
  /** The player's notes; a shown value hides all of them except the colours. */
  readonly notes?: CellNotes;
  /** The depth of the trial in which its mark, or else its notes, were written, from 1. */
  readonly trial?: number;
  /** The cell is a culprit of a broken rule. */
  readonly broken: boolean;
  /** A panel highlights it. */
  readonly lit: boolean;
  /** A hint concludes something about it; other highlighted cells are only where to look. */
  readonly target?: boolean;
  /** Its number among the cells that a reason cites, from 1. */
  readonly badge?: number;
  /** Its value differs in the solution compared with this one. */
  readonly differs?: boolean;
  /** Its candidates; drawn small while it is empty. */
  readonly candidates?: readonly number[];
  /** Its part of a larger shape, if the puzzle draws shapes: a ship's left end. */
  readonly part?: string;
  /**
   * The text for what is printed in its upper left corner: "cage a: 12". Notes leave room for it.
   */
  readonly corner?: string;
  /** What is said of the drawn path through it: "bulb of a thermometer of 4 cells". */
  readonly path?: string;
  /** It is black and therefore no cell of the puzzle; it holds no value. */
  readonly black?: true;
  /** Its side of a boundary pair, and the cell on the other side. */
  readonly pair?: { readonly side: PairSide; readonly with: number };
}

/** An empty cell. */
export const EMPTY_VIEW: CellView = {
  given: undefined,
  mark: undefined,
  overlay: undefined,
  broken: false,
  lit: false,
};

/** A black cell. */
export const BLACK_VIEW: CellView = { ...EMPTY_VIEW, black: true };

/** Indices into `cells` of the cells that satisfy a condition. */
export const cellsWhere = (
  cells: readonly CellView[],
  state: 'lit' | 'broken' | 'target',
): readonly number[] => cells.flatMap((view, cell) => (view[state] === true ? [cell] : []));

export const shownValue = ({ given, overlay, mark, black }: CellView): number | undefined =>
  black === true ? undefined : (given ?? overlay ?? mark);

/**
 * The slot of the shown value. An overlaid number is only a number, though as a clue it might say
 * more.
 */
export const shownSlot = (slot: Slot, { given }: CellView): Slot =>
  given === undefined ? ofPlayer(slot) : slot;

const players = new WeakMap<Slot, Slot>();

/** The player's choices of a slot, memoized, since every cell asks. */
function ofPlayer(slot: Slot): Slot {
  const made = players.get(slot) ?? playerSlot(slot);
  players.set(slot, made);
  return made;
}

type Ink = 'given' | 'answer' | 'mark' | 'none';

/** The layer that the shown value is from. */
export function inkOf({ given, overlay, mark, black }: CellView): Ink {
  if (black === true) return 'none';
  if (given !== undefined) return 'given';
  if (overlay !== undefined) return 'answer';
  return mark === undefined ? 'none' : 'mark';
}

/** What a cell shows, derived from its view. */
export interface ShownCell {
  readonly value: number | undefined;
  readonly ink: Ink;
  /** The slot of the value. */
  readonly slot: Slot;
  /** A mark that the overlay hides and contradicts; shown small beside the overlaid value. */
  readonly wrong: number | undefined;
  /** Empty if it shows a value. */
  readonly candidates: readonly number[];
  /** The notes that are drawn small; `undefined` if it shows a value or candidates. */
  readonly notes: CellNotes | undefined;
  /**
   * The depth of the trial in which the shown content was written, from 1; `undefined` outside
   * trials.
   */
  readonly trial: number | undefined;
}

const NO_CANDIDATES: readonly number[] = [];

/**
 * Derives from a view, once, all that is drawn and spoken; `slot` is that of the author's clues.
 */
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

/**
 * "row 2, column 5, clue 7": the place comes first, so that screen reader users can move quickly.
 */
export function describeCell(
  grid: Grid,
  slot: Slot,
  cell: number,
  view: CellView,
  shown: ShownCell,
): string {
  const { value, ink, wrong, candidates, trial } = shown;
  const said = (each: number): string => spokenValue(shown.slot, each);
  // Appends words one by one: most of thousands of cells have few.
  let words = `${cellName(grid, cell)}${view.printed === undefined ? '' : `, ${view.printed}`}, ${value === undefined ? emptyWord(view) : `${INKS[ink]} ${said(value)}`}`;
  const add = (more: string): void => {
    words += `, ${more}`;
  };
  if (view.corner !== undefined) add(view.corner);
  if (view.path !== undefined) add(view.path);
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

/** The cells with the same value as one, or with one of its colours; includes that cell. */
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

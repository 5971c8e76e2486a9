import type { Values } from '#logic/claim.ts';
import { withArticle } from '#logic/words.ts';

/** One of the values that a slot takes. */
export interface Choice {
  readonly value: number;
  /** As drawn on the board: `9`, `X`. */
  readonly symbol: string;
  /** As texts have it, in ASCII, if its symbol is not. */
  readonly written?: string;
  /** As spoken, if that differs from the symbol: "letter O". */
  readonly name?: string;
  /** The plural of its name, if the name is a noun: "stars", for "a star". */
  readonly many?: string;
  /**
   * The cell's actual value, for a clue that states more than that: a ship's left end is a ship.
   * Only the author can enter such a choice, and the type's claims state the rest.
   */
  readonly means?: number;
  /** False if it is printed in the cell and leaves open what the cell holds: a Hitori's number. */
  readonly settles?: false;
  /** Players may leave such cells open: the board is finished if everything else is right. */
  readonly leftOpen?: true;
  /** Drawn instead of its symbol. */
  readonly shape?:
    | 'filled'
    | 'cross'
    | 'water'
    | 'ship'
    | 'lamp'
    | 'mine'
    | 'tent'
    | 'tree'
    | 'black'
    | 'black circle'
    | 'white circle'
    | 'circle'
    | 'line'
    | 'double line'
    | 'domino'
    | 'falling'
    | 'rising'
    | 'upper left triangle'
    | 'upper right triangle'
    | 'lower right triangle'
    | 'lower left triangle';
  /** The part of a larger shape that it shows: a ship's left end. */
  readonly part?: string;
  /** Keys that enter it, as `KeyboardEvent.key` in lower case. */
  readonly keys: readonly string[];
  /**
   * The printed value that remains in the cell when the clue is taken away: a black cell without
   * its number. The choice's own value if it is no clue but a part of the board.
   */
  readonly bare?: number;
}

/**
 * What a cell takes. Editing, keypad, validation and text follow from it. `type`: select, then
 * type; dragging selects. `cycle`: clicking steps through the choices; dragging paints the first
 * cell's new value. `pens`: the left button enters or removes the first choice, the right button
 * the second; dragging paints.
 */
export interface Slot {
  readonly gesture: 'type' | 'cycle' | 'pens';
  readonly choices: readonly Choice[];
  /**
   * Set if the author prints only choices that state more than a value: how these are entered;
   * `figures` are numbers of several figures, each typed by its own key, and `lists` are several numbers.
   */
  readonly printedBy?: 'type' | 'cycle' | 'figures' | 'lists';
  /** Set if values are numbers of several figures, each typed by its own key. */
  readonly isDecimal?: true;
  /**
   * Set if few cells take more values than this: notes up to it have places of their own, and where a cell has others,
   * they are listed.
   */
  readonly placed?: number;
  /** Set if squares that lines go around are shaded: those with the second choice on all sides. */
  readonly shadesLeftOut?: true;
}

/** Digits past 9 are letters, as in the text forms: 10 is A, 25 is P. */
const digitSymbol = (value: number): string =>
  value < 10 ? String(value) : String.fromCharCode('A'.charCodeAt(0) + value - 10);

/** The largest number that is one character: Z. */
export const LAST_SYMBOL = 35;

/** The digits `low` to `high`, both at most 35; typed, one key each. */
export function digits(low: number, high: number): Slot {
  return {
    gesture: 'type',
    choices: Array.from({ length: high - low + 1 }, (_, index) => {
      const symbol = digitSymbol(low + index);
      return { value: low + index, symbol, keys: [symbol.toLowerCase()] };
    }),
  };
}

/** The numbers `low` to `high`, in figures: 10 is typed as 1 and 0. */
export const numbers = (low: number, high: number): Slot => ({
  gesture: 'type',
  isDecimal: true,
  choices: Array.from({ length: high - low + 1 }, (_, index) => {
    const symbol = String(low + index);
    return { value: low + index, symbol, keys: symbol.length === 1 ? [symbol] : [] };
  }),
});

/** What single figures reach: up to it, the notes of a cell stand in rows of three. */
const LARGEST_FIGURE = 9;

/** The digits `low` to `high`, both at most 35, drawn in figures: 10 is typed as A, for cells most of which take no more than 9. */
export function mostlyFigures(low: number, high: number): Slot {
  const slot = digits(low, high);
  if (high <= LARGEST_FIGURE) return slot;
  const choices = slot.choices.map((choice) => ({ ...choice, symbol: String(choice.value) }));
  return { ...slot, choices, placed: LARGEST_FIGURE };
}

/** The choices to cycle through by clicks, in that order. */
export const cycle = (choices: readonly Choice[]): Slot => ({ gesture: 'cycle', choices });

/** Two choices, one for each mouse button; others may be entered by key. */
export const pens = (choices: readonly Choice[]): Slot => ({ gesture: 'pens', choices });

/** The shape drawn for a value, if it has one. */
export const slotShape = (slot: Slot, value: number): Choice['shape'] =>
  choiceOf(slot, value)?.shape;

/** Whether a choice is a value of the cell, and not only something that is printed there. */
const isValue = ({ means, settles }: Choice): boolean => means === undefined && settles !== false;

/** The actual values of a cell. */
export const slotValues = (slot: Slot): readonly number[] =>
  slot.choices.flatMap((choice) => (isValue(choice) ? [choice.value] : []));

/** Whether what is printed in a cell says what the cell holds. */
export const settlesCell = (slot: Slot, given: number): boolean =>
  choiceOf(slot, given)?.settles !== false;

/**
 * Whether a cell has one of two values. Then one note says everything: a small sign of either
 * value, stored as its only corner note; there are no centre notes.
 */
export const isTwoValued = (slot: Slot): boolean => slotValues(slot).length === 2;

/** The value that a clue or mark gives its cell. */
export const shapeMeaning = (slot: Slot, value: number): number =>
  choiceOf(slot, value)?.means ?? value;

function choiceOf({ choices }: Slot, value: number): Choice | undefined {
  // Fast path: most slots start with the lowest value and are consecutive.
  const expected = choices[value - (choices[0]?.value ?? 0)];
  return expected?.value === value ? expected : choices.find((choice) => choice.value === value);
}

/** Fills open cells with the value that may be left open, if the slot has one. */
export function withLeftOpen(slot: Slot, values: Values): Values {
  const rest = slot.choices.find(({ leftOpen }) => leftOpen === true)?.value;
  return rest === undefined ? values : values.map((value) => value ?? rest);
}

/** The symbol of a value; a value outside the slot is shown as its number. */
export const slotSymbol = (slot: Slot, value: number): string =>
  choiceOf(slot, value)?.symbol ?? String(value);

/** The value as a screen reader should say it. */
export const spokenValue = (slot: Slot, value: number): string =>
  choiceOf(slot, value)?.name ?? slotSymbol(slot, value);

/** A value as a noun phrase, if it is a thing: "a star", "stars". */
export function valueAsThing(slot: Slot, value: number, isMany = false): string | undefined {
  const { name, many } = choiceOf(slot, value) ?? {};
  if (name === undefined || many === undefined) return undefined;
  return isMany ? many : withArticle(name);
}

/** The value that a key enters, if any. */
export const valueOfKey = (slot: Slot, key: string): number | undefined =>
  slot.choices.find((choice) => choice.keys.includes(key.toLowerCase()))?.value;

/** The choices of the player, without those that state more than a value. */
export const playerSlot = (slot: Slot): Slot => ({
  ...slot,
  choices: slot.choices.filter(isValue),
});

/** The choices of the author: all, unless only those that state more than a value are printed. */
export const authorSlot = (slot: Slot): Slot =>
  slot.printedBy === undefined
    ? slot
    : {
        gesture: slot.printedBy === 'cycle' ? 'cycle' : 'type',
        choices: slot.choices.filter((choice) => !isValue(choice)),
      };

/** What a press enters into a cell with `value`; button 0 is the left one. */
export function pressedValue(
  slot: Slot,
  value: number | undefined,
  button: number,
): number | undefined {
  if (slot.gesture !== 'pens') return nextValue(slot, value, button === 2 ? -1 : 1);
  const pen = slot.choices[button === 2 ? 1 : 0]?.value;
  return value === pen ? undefined : pen;
}

/**
 * The next value when cycling through the choices; after the last comes the open cell. Choices that
 * state more than a value have keys of their own, where there are others.
 */
export function nextValue(slot: Slot, value: number | undefined, step: 1 | -1): number | undefined {
  const values = slotValues(slot);
  const ring = [
    undefined,
    ...(values.length > 0 ? values : slot.choices.map((each) => each.value)),
  ];
  const at = Math.max(0, ring.indexOf(value));
  return ring[(at + step + ring.length) % ring.length];
}

/** What is left of a given without its clue, see `Choice.bare`; mostly nothing. */
export const bareValue = (slot: Slot, given: number | undefined): number | undefined =>
  given === undefined ? undefined : choiceOf(slot, given)?.bare;

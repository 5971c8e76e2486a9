import type { Direction, Grid } from '#grid/grid.ts';
import { neighbour, rowOf } from '#grid/grid.ts';
import type { Mode, NoteKind } from '#puzzle/notes.ts';
import { valueOfKey } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/** What a key means on the board. */
export type Command =
  | { readonly kind: 'move'; readonly to: number; readonly extend: boolean }
  /** `as` where the key says what the value is entered as, whatever the mode is. */
  | { readonly kind: 'enter'; readonly value: number; readonly as?: NoteKind }
  /** `of` for notes of one kind; otherwise whatever is there. */
  | { readonly kind: 'delete'; readonly of?: NoteKind }
  /** The author left this cell open, and goes on. */
  | { readonly kind: 'skip' }
  | { readonly kind: 'mode'; readonly mode: Mode | 'next' }
  | { readonly kind: 'cycle'; readonly step: 1 | -1 }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'select-one' };

/** The part of a `KeyboardEvent` that counts. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Absent for keys that were made up. */
  getModifierState?(name: 'NumLock'): boolean;
}

/** Keys of the numeric pad that are moves instead of digits. */
const PAD_MOVES = /^(?:Arrow\w+|Home|End|Page\w+|Clear|Insert|Delete)$/;

/**
 * A key of the numeric pad as it is meant. With NumLock, Windows and X11 make Shift and a digit the move of
 * that key; Windows says that Shift was let go.
 */
function padKey(key: Key): Key {
  const digit = /^Numpad(\d|Decimal)$/.exec(key.code)?.[1];
  if (digit === undefined || !PAD_MOVES.test(key.key)) return key;
  if (key.getModifierState?.('NumLock') !== true) return key;
  const { code, ctrlKey, metaKey, altKey } = key;
  return { key: digit === 'Decimal' ? '.' : digit, code, shiftKey: true, ctrlKey, metaKey, altKey };
}

/**
 * The letter of a key, in lower case: what it types where that is a Latin letter (QWERTZ, Dvorak), else the letter
 * that is printed there on a Latin keyboard (Cyrillic, Greek, Hebrew). For other keys, what they type.
 */
export function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = key.length === 1 && key.charCodeAt(0) > 0x7f;
  return (isForeign ? (place ?? key) : key).toLowerCase();
}

const ARROWS = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** What can be noted: which kinds of notes cells take besides values of this slot. */
export interface Noting {
  readonly slot: Slot;
  readonly kinds: readonly NoteKind[];
}

/**
 * Keys of the WAI-ARIA grid pattern, the slot's own, and those for notes where something can be
 * noted; `undefined` for keys left alone.
 */
export function commandOf(
  grid: Grid,
  slot: Slot,
  cursor: number,
  pressed: Key,
  noting?: Noting,
): Command | undefined {
  const key = padKey(pressed);
  if (key.altKey) return undefined;
  const control = key.ctrlKey || key.metaKey;
  const extend = key.shiftKey;
  const arrow = ARROWS.get(key.key);
  if (arrow !== undefined) {
    return { kind: 'move', to: neighbour(grid, cursor, arrow) ?? cursor, extend };
  }
  if (key.key === 'Home' || key.key === 'End') {
    const row = control ? grid.rows.flat() : (grid.rows[rowOf(grid, cursor).row] ?? []);
    const to = key.key === 'Home' ? row[0] : row.at(-1);
    return { kind: 'move', to: to ?? cursor, extend };
  }
  const noted = noting === undefined ? undefined : noteCommandOf(noting, key);
  if (noted !== undefined) return noted;
  if (control) return letterOf(key) === 'a' ? { kind: 'select-all' } : undefined;
  if (deletes(key)) return { kind: 'delete' };
  if (key.key === 'Escape') return { kind: 'select-one' };
  if (slot.gesture === 'type' && key.key === 'Enter') return { kind: 'confirm' };
  if (slot.gesture !== 'type' && (key.key === ' ' || key.key === 'Enter')) {
    return { kind: 'cycle', step: key.shiftKey ? -1 : 1 };
  }
  const value = valueOfKey(slot, letterOf(key)) ?? digitByPosition(slot, key);
  if (value !== undefined) return { kind: 'enter', value };
  return slot.gesture === 'type' && OPEN_KEYS.includes(key.key) ? { kind: 'skip' } : undefined;
}

/** How open cells are typed where a row is copied from paper. */
const OPEN_KEYS = ['.', '0', ' '];

const deletes = ({ key }: Key): boolean => key === 'Backspace' || key === 'Delete';

const MODE_KEYS: ReadonlyMap<string, Mode> = new Map([
  ['z', 'value'],
  ['x', 'corner'],
  ['c', 'centre'],
  ['v', 'colour'],
]);

/** Keys for notes: what Shift and Ctrl make of digits and Delete, and the modes' own. */
function noteCommandOf({ slot, kinds }: Noting, key: Key): Command | undefined {
  const control = key.ctrlKey || key.metaKey;
  if (control || key.shiftKey) {
    const kind = control && kinds.includes('centre') ? 'centre' : 'corner';
    if (deletes(key)) return { kind: 'delete', of: kind };
    const value = digitByPosition(slot, key);
    return value === undefined ? undefined : { kind: 'enter', value, as: kind };
  }
  if (key.key === ' ' && slot.gesture === 'type' && valueOfKey(slot, ' ') === undefined) {
    return { kind: 'mode', mode: 'next' };
  }
  // Where one of the letters is a value, none is a mode: half of them would be a riddle.
  if ([...MODE_KEYS.keys()].some((letter) => valueOfKey(slot, letter) !== undefined)) {
    return undefined;
  }
  const mode = MODE_KEYS.get(letterOf(key));
  return mode === undefined ? undefined : { kind: 'mode', mode };
}

/** Whether a key would change what stands in a text box. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/** Layouts with shifted digits: the digit row still types digits. A move on the numeric pad is none. */
function digitByPosition(slot: Slot, { key, code }: Key): number | undefined {
  if (PAD_MOVES.test(key)) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : valueOfKey(slot, digit);
}

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
export function padKey(key: Key): Key {
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

/** Whether a key would change what stands in a text box. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/** Layouts with shifted digits: the digit row still types digits. A move on the numeric pad is none. */
export function digitByPosition(slot: Slot, { key, code }: Key): number | undefined {
  if (PAD_MOVES.test(key)) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : valueOfKey(slot, digit);
}

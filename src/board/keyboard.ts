import type { Mode, NoteKind } from '#puzzle/notes.ts';
import { latinDigits } from '#puzzle/latinDigits.ts';
import { valueOfKey } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/** A command that a key gives on the board. */
export type Command =
  | { readonly kind: 'move'; readonly to: number; readonly extend: boolean }
  /** `as` if the key determines the kind of entry, whatever the mode is. */
  | { readonly kind: 'enter'; readonly value: number; readonly as?: NoteKind }
  /** `of` for notes of one kind; otherwise whatever the cells show. */
  | { readonly kind: 'delete'; readonly of?: NoteKind }
  /** The author leaves this cell open and moves on. */
  | { readonly kind: 'skip' }
  | { readonly kind: 'mode'; readonly mode: Mode | 'next' }
  | { readonly kind: 'cycle'; readonly step: 1 | -1 }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'select-one' };

/** The fields of a `KeyboardEvent` that are used. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Absent for synthetic keys. */
  getModifierState?(name: 'NumLock'): boolean;
}

/** Numeric pad keys that navigate instead of typing digits. */
const PAD_MOVES = /^(?:Arrow\w+|Home|End|Page\w+|Clear|Insert|Delete)$/;

/** Whether a key writes a sign, and is no shortcut. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && key.length === 1 && key !== ' ';

/**
 * A key of the numeric pad as the user means it. With NumLock on, Windows and X11 turn Shift and a
 * digit into the navigation key; Windows also reports Shift as released.
 */
export function padKey(key: Key): Key {
  const digit = /^Numpad(\d|Decimal)$/.exec(key.code)?.[1];
  if (digit === undefined || !PAD_MOVES.test(key.key)) return key;
  if (key.getModifierState?.('NumLock') !== true) return key;
  const { code, ctrlKey, metaKey, altKey } = key;
  return { key: digit === 'Decimal' ? '.' : digit, code, shiftKey: true, ctrlKey, metaKey, altKey };
}

/**
 * The letter of a key, in lower case: the one it types if that is a Latin letter (QWERTZ, Dvorak),
 * else the one at its position on a Latin keyboard (Cyrillic, Greek, Hebrew). For other keys, what
 * they type, digits of other scripts as 0 to 9.
 */
export function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = key.length === 1 && key.charCodeAt(0) > 0x7f;
  return (isForeign ? (place ?? latinDigits(key)) : key).toLowerCase();
}

/** The digit that a key types, also on layouts that type digits with Shift. */
export const digitOf = ({ key, code }: Pick<Key, 'key' | 'code'>): string | undefined =>
  /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1];

/** Whether a key would change the text in a text box. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/**
 * The digit of a key of the digit row, for layouts that type digits with Shift. Navigation keys of
 * the numeric pad are no digits.
 */
export function digitByPosition(slot: Slot, { key, code }: Key): number | undefined {
  if (PAD_MOVES.test(key)) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : valueOfKey(slot, digit);
}

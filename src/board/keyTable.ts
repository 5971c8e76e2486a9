import type { Direction } from '#grid/direction.ts';
import type { Grid } from '#grid/grid.ts';
import { neighbour, rowOf } from '#grid/grid.ts';
import type { Mode, NoteKind } from '#puzzle/notes.ts';
import { valueOfKey } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { digitByPosition, letterOf, padKey } from './keyboard.ts';
import type { Command, Key } from './keyboard.ts';

/** The kinds of notes that cells take besides values of this slot. */
export interface Noting {
  readonly slot: Slot;
  readonly kinds: readonly NoteKind[];
}

/** A key press; `cursor` is the focused cell. */
interface Press {
  readonly grid: Grid;
  readonly slot: Slot;
  readonly cursor: number;
  readonly key: Key;
  /** Ctrl, or ⌘ on a Mac. */
  readonly control: boolean;
  readonly noting: Noting | undefined;
}

/** One entry of the key table. */
export interface KeyBinding {
  /** The keys as shown in the help. */
  readonly keys: readonly string[];
  /** What they do, as shown in the help. */
  readonly words: string;
  /** The command of a key press; `undefined` if it is none of these keys, or has no effect here. */
  command(press: Press): Command | undefined;
}

const ARROWS = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

const MODE_KEYS: ReadonlyMap<string, Mode> = new Map([
  ['z', 'value'],
  ['x', 'corner'],
  ['c', 'centre'],
  ['v', 'colour'],
]);

/** Keys that leave a cell open when a row is copied from paper. */
const OPEN_KEYS = ['.', '0', ' '];

const deletes = ({ key }: Key): boolean => key === 'Backspace' || key === 'Delete';

/** The kind of note that Shift or Ctrl with a digit or Delete refers to. */
function notedWith({ key, control, noting }: Press): NoteKind | undefined {
  if (noting === undefined || !(control || key.shiftKey)) return undefined;
  return control && noting.kinds.includes('centre') ? 'centre' : 'corner';
}

/**
 * The board's keys, including those of the WAI-ARIA grid pattern. The first entry with a command
 * wins.
 */
export const KEY_TABLE: readonly KeyBinding[] = [
  {
    keys: ['↑', '↓', '←', '→'],
    words: 'Move; with Shift, select more cells',
    command({ grid, cursor, key }) {
      const arrow = ARROWS.get(key.key);
      return arrow === undefined
        ? undefined
        : { kind: 'move', to: neighbour(grid, cursor, arrow) ?? cursor, extend: key.shiftKey };
    },
  },
  {
    keys: ['Home', 'End'],
    words: 'Go to the first or last cell of the row; with Ctrl, of the board',
    command({ grid, cursor, key, control }) {
      if (key.key !== 'Home' && key.key !== 'End') return undefined;
      const row = control ? grid.rows.flat() : (grid.rows[rowOf(grid, cursor).row] ?? []);
      const to = key.key === 'Home' ? row[0] : row.at(-1);
      return { kind: 'move', to: to ?? cursor, extend: key.shiftKey };
    },
  },
  {
    keys: ['Shift + digit', 'Ctrl + digit'],
    words: 'Note in the corner, or in the centre, while playing',
    command(press) {
      const as = notedWith(press);
      if (as === undefined || press.noting === undefined) return undefined;
      const value = digitByPosition(press.noting.slot, press.key);
      return value === undefined ? undefined : { kind: 'enter', value, as };
    },
  },
  {
    keys: ['Shift + Delete', 'Ctrl + Delete'],
    words: 'Clear corner notes, or centre notes',
    command(press) {
      const of = notedWith(press);
      return of === undefined || !deletes(press.key) ? undefined : { kind: 'delete', of };
    },
  },
  {
    keys: ['Space'],
    words: 'Next mode: value, corner note, centre note, colour',
    command({ key, control, noting }) {
      if (noting === undefined || control || key.shiftKey || key.key !== ' ') return undefined;
      const { slot } = noting;
      return slot.gesture === 'type' && valueOfKey(slot, ' ') === undefined
        ? { kind: 'mode', mode: 'next' }
        : undefined;
    },
  },
  {
    keys: ['Z', 'X', 'C', 'V'],
    words: 'Mode: value, corner note, centre note, colour',
    command({ key, control, noting }) {
      if (noting === undefined || control || key.shiftKey) return undefined;
      // If one of the letters is a value, none switches the mode: a partial set would confuse.
      const isValue = (letter: string) => valueOfKey(noting.slot, letter) !== undefined;
      if ([...MODE_KEYS.keys()].some(isValue)) return undefined;
      const mode = MODE_KEYS.get(letterOf(key));
      return mode === undefined ? undefined : { kind: 'mode', mode };
    },
  },
  {
    keys: ['Ctrl + A'],
    words: 'Select all cells',
    command: ({ key, control }) =>
      control && letterOf(key) === 'a' ? { kind: 'select-all' } : undefined,
  },
  {
    keys: ['Backspace', 'Delete'],
    words: 'Clear the selected cells',
    command: ({ key, control }) => (!control && deletes(key) ? { kind: 'delete' } : undefined),
  },
  {
    keys: ['Esc'],
    words: 'Select one cell only',
    command: ({ key, control }) =>
      !control && key.key === 'Escape' ? { kind: 'select-one' } : undefined,
  },
  {
    keys: ['Enter'],
    words: 'Make a region or cage of the selected cells, while setting; end a number',
    command: ({ key, slot, control }) =>
      !control && slot.gesture === 'type' && key.key === 'Enter' ? { kind: 'confirm' } : undefined,
  },
  {
    keys: ['Space', 'Enter'],
    words: 'Next value, where cells are clicked through; with Shift, the one before',
    command: ({ key, slot, control }) =>
      !control && slot.gesture !== 'type' && (key.key === ' ' || key.key === 'Enter')
        ? { kind: 'cycle', step: key.shiftKey ? -1 : 1 }
        : undefined,
  },
  {
    keys: ['1 2 3 …', 'letters'],
    words: 'Enter a value',
    command({ key, slot, control }) {
      if (control) return undefined;
      const value = valueOfKey(slot, letterOf(key)) ?? digitByPosition(slot, key);
      return value === undefined ? undefined : { kind: 'enter', value };
    },
  },
  {
    keys: ['.', '0', 'Space'],
    words: 'Leave a cell open and go on, while setting',
    command: ({ key, slot, control }) =>
      !control && slot.gesture === 'type' && OPEN_KEYS.includes(key.key)
        ? { kind: 'skip' }
        : undefined,
  },
];

/** The command of a key on the board; `undefined` for keys that the board ignores. */
export function commandOf(
  grid: Grid,
  slot: Slot,
  cursor: number,
  pressed: Key,
  noting?: Noting,
): Command | undefined {
  const key = padKey(pressed);
  if (key.altKey) return undefined;
  const press = { grid, slot, cursor, key, control: key.ctrlKey || key.metaKey, noting };
  for (const binding of KEY_TABLE) {
    const command = binding.command(press);
    if (command !== undefined) return command;
  }
  return undefined;
}

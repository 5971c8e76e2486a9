import type { Direction, Grid } from '#grid/grid.ts';
import { neighbour, rowOf } from '#grid/grid.ts';
import { valueOfKey } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/** What a key means on the board. */
export type Command =
  | { readonly kind: 'move'; readonly to: number; readonly extend: boolean }
  | { readonly kind: 'enter'; readonly value: number | undefined }
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
}

const ARROWS = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** Keys of the WAI-ARIA grid pattern and the slot's own; `undefined` for keys left alone. */
export function commandOf(grid: Grid, slot: Slot, cursor: number, key: Key): Command | undefined {
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
  if (control) return key.key.toLowerCase() === 'a' ? { kind: 'select-all' } : undefined;
  if (key.key === 'Backspace' || key.key === 'Delete') return { kind: 'enter', value: undefined };
  if (key.key === 'Escape') return { kind: 'select-one' };
  if (slot.gesture === 'type' && key.key === 'Enter') return { kind: 'confirm' };
  if (slot.gesture !== 'type' && (key.key === ' ' || key.key === 'Enter')) {
    return { kind: 'cycle', step: key.shiftKey ? -1 : 1 };
  }
  const value = valueOfKey(slot, key.key) ?? digitByPosition(slot, key.code);
  return value === undefined ? undefined : { kind: 'enter', value };
}

/** Whether a key would change what stands in a text box. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/** Layouts with shifted digits: the digit row still types digits. */
function digitByPosition(slot: Slot, code: string): number | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : valueOfKey(slot, digit);
}

import { expect, test } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { cycle, digits } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { Key } from './keyboard.ts';
import { commandOf, KEY_TABLE } from './keyTable.ts';
import type { Noting } from './keyTable.ts';

const grid = rectangle(9, 9);
const plain: Key = {
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
};
const nine = digits(1, 9);
const all = (slot: Slot): Noting => ({ slot, kinds: ['corner', 'centre', 'colour'] });
const playing = (key: Partial<Key>, noting: Noting = all(nine)) =>
  commandOf(grid, noting.slot, 0, { ...plain, ...key }, noting);
const setting = (key: Partial<Key>) => commandOf(grid, nine, 0, { ...plain, ...key });

test('Shift with a digit is a corner note, whatever that types; Ctrl or ⌘ one in the centre', () => {
  const corner = { kind: 'enter', value: 5, as: 'corner' };
  const centre = { kind: 'enter', value: 5, as: 'centre' };
  expect(playing({ key: '%', code: 'Digit5', shiftKey: true })).toEqual(corner);
  expect(playing({ key: '5', code: 'Digit5', shiftKey: true })).toEqual(corner);
  expect(playing({ key: '5', code: 'Digit5', ctrlKey: true })).toEqual(centre);
  expect(playing({ key: '5', code: 'Numpad5', metaKey: true })).toEqual(centre);
  expect(playing({ key: '0', code: 'Digit0', ctrlKey: true })).toBeUndefined();
});

test('a digit of another script is that digit, also on keyboards that do not tell their keys', () => {
  expect(setting({ key: '٥' })).toEqual({ kind: 'enter', value: 5 });
  expect(setting({ key: '５' })).toEqual({ kind: 'enter', value: 5 });
});

test('a digit alone is a value of whatever is entered, as the mode has it', () => {
  expect(playing({ key: '5', code: 'Digit5' })).toEqual({ kind: 'enter', value: 5 });
  expect(setting({ key: '5', code: 'Digit5', shiftKey: true })).toEqual({
    kind: 'enter',
    value: 5,
  });
});

test('letters and Space choose modes while playing; while setting, Space is an open cell', () => {
  const modes = ['z', 'x', 'C', 'v', ' '].map((key) => playing({ key }));
  expect(modes).toEqual(
    ['value', 'corner', 'centre', 'colour', 'next'].map((mode) => ({ kind: 'mode', mode })),
  );
  for (const key of ['z', 'x', 'c', 'v']) expect(setting({ key })).toBeUndefined();
  for (const key of ['.', '0', ' ']) expect(setting({ key })).toEqual({ kind: 'skip' });
  for (const key of ['z', 'x', 'c', 'v']) {
    expect(playing({ key, ctrlKey: true })).toBeUndefined();
  }
});

test('where a mode’s letter is a value, all four letters are left to values, and Space steps on', () => {
  const sixteen = all(digits(1, 16));
  expect(playing({ key: 'c' }, sixteen)).toEqual({ kind: 'enter', value: 12 });
  for (const key of ['z', 'x', 'v']) expect(playing({ key }, sixteen)).toBeUndefined();
  expect(playing({ key: ' ' }, sixteen)).toEqual({ kind: 'mode', mode: 'next' });
});

test('of two values, every note is the one kind, and Space goes on through the values', () => {
  const two: Noting = {
    slot: cycle([
      { value: 1, symbol: 'X', keys: ['x', '1'] },
      { value: 0, symbol: 'O', keys: ['o', '0'] },
    ]),
    kinds: ['corner', 'colour'],
  };
  const noted = playing({ key: '1', code: 'Digit1', ctrlKey: true }, two);
  expect(noted).toEqual({ kind: 'enter', value: 1, as: 'corner' });
  expect(playing({ key: ' ' }, two)).toEqual({ kind: 'cycle', step: 1 });
});

test('a key that is a value is no mode: Space, where it says that a cell is empty', () => {
  const empty = { value: 0, symbol: '–', keys: [' ', '0'] };
  const sums: Slot = { gesture: 'type', choices: [empty, ...nine.choices] };
  expect(playing({ key: ' ' }, all(sums))).toEqual({ kind: 'enter', value: 0 });
});

test('Delete takes what is strongest, with Ctrl the centre, with Shift the corners', () => {
  expect(playing({ key: 'Delete' })).toEqual({ kind: 'delete' });
  expect(playing({ key: 'Delete', ctrlKey: true })).toEqual({ kind: 'delete', of: 'centre' });
  expect(playing({ key: 'Backspace', shiftKey: true })).toEqual({ kind: 'delete', of: 'corner' });
  expect(setting({ key: 'Delete', shiftKey: true })).toEqual({ kind: 'delete' });
});

const NUM_LOCK = { getModifierState: () => true };

test('Shift with the numeric pad is a corner note, as Windows, X11 and macOS send it', () => {
  const corner = { kind: 'enter', value: 3, as: 'corner' };
  // Windows releases Shift before the key and X11 does not; both report a navigation key.
  expect(playing({ key: 'PageDown', code: 'Numpad3', ...NUM_LOCK })).toEqual(corner);
  expect(playing({ key: 'PageDown', code: 'Numpad3', shiftKey: true, ...NUM_LOCK })).toEqual(
    corner,
  );
  expect(playing({ key: '3', code: 'Numpad3', shiftKey: true, ...NUM_LOCK })).toEqual(corner);
  const names = [
    'End',
    'ArrowDown',
    'PageDown',
    'ArrowLeft',
    'Clear',
    'ArrowRight',
    'Home',
    'ArrowUp',
    'PageUp',
  ];
  for (const [index, key] of names.entries()) {
    const value = index + 1;
    expect(playing({ key, code: `Numpad${value}`, ...NUM_LOCK })).toEqual({ ...corner, value });
    // Setting has no notes, so Shift has no effect.
    expect(setting({ key, code: `Numpad${value}`, ...NUM_LOCK })).toEqual({ kind: 'enter', value });
  }
  // The decimal point of that key, which deletes nothing.
  expect(playing({ key: 'Delete', code: 'NumpadDecimal', ...NUM_LOCK })).toEqual({ kind: 'skip' });
});

test('without NumLock a key of the numeric pad is its move and never a digit', () => {
  const off = { getModifierState: () => false };
  expect(playing({ key: 'ArrowRight', code: 'Numpad6', ...off })).toMatchObject({ kind: 'move' });
  expect(playing({ key: 'End', code: 'Numpad1', ...off })).toMatchObject({ kind: 'move' });
  for (const [key, code] of [
    ['PageDown', 'Numpad3'],
    ['Clear', 'Numpad5'],
    ['PageUp', 'Numpad9'],
    ['Insert', 'Numpad0'],
  ] as const) {
    expect(playing({ key, code, ...off })).toBeUndefined();
    expect(setting({ key, code, ...off })).toBeUndefined();
  }
  expect(playing({ key: 'Delete', code: 'NumpadDecimal', ...off })).toEqual({ kind: 'delete' });
});

test.each([
  ['Russian', { z: 'я', x: 'ч', c: 'с', v: 'м', a: 'ф' }],
  ['Greek', { z: 'ζ', x: 'χ', c: 'ψ', v: 'ω', a: 'α' }],
  ['Hebrew', { z: 'ז', x: 'ס', c: 'ב', v: 'ה', a: 'ש' }],
])('letters of a %s keyboard are those of their places', (_, typed) => {
  const press = (letter: keyof typeof typed) => ({
    key: typed[letter],
    code: `Key${letter.toUpperCase()}`,
  });
  expect((['z', 'x', 'c', 'v'] as const).map((letter) => playing(press(letter)))).toEqual(
    ['value', 'corner', 'centre', 'colour'].map((mode) => ({ kind: 'mode', mode })),
  );
  expect(playing({ ...press('a'), ctrlKey: true })).toEqual({ kind: 'select-all' });
  expect(playing(press('c'), all(digits(1, 16)))).toEqual({ kind: 'enter', value: 12 });
});

test('letters of a Latin keyboard are those that it types, wherever they lie', () => {
  // QWERTZ has Z where QWERTY has Y; Dvorak has Q where QWERTY has X.
  expect(playing({ key: 'z', code: 'KeyY' })).toEqual({ kind: 'mode', mode: 'value' });
  expect(playing({ key: 'q', code: 'KeyX' })).toBeUndefined();
});

test('every entry of the table that the help shows has a key that it answers', () => {
  const signs: readonly Slot[] = [nine, cycle([{ value: 1, symbol: 'X', keys: ['x'] }])];
  const keys = ['ArrowUp', 'Home', 'Delete', ' ', 'z', 'a', 'Escape', 'Enter', '5', 'x', '.'];
  const presses = keys.flatMap((key) =>
    [false, true].map((held) => ({
      ...plain,
      key,
      code: /^\d$/.test(key) ? `Digit${key}` : '',
      ctrlKey: held,
    })),
  );
  const idle = KEY_TABLE.filter(
    ({ command }) =>
      !signs.some((slot) =>
        [undefined, all(slot)].some((noting) =>
          presses.some(
            (key) =>
              command({ grid, slot, cursor: 0, key, control: key.ctrlKey, noting }) !== undefined,
          ),
        ),
      ),
  );
  expect(idle.map(({ words }) => words)).toEqual([]);
});

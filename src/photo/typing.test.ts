import { expect, it } from 'vitest';
import { takesOf } from './choices.ts';
import type { Takes } from './picture.ts';
import { typedAt } from './typing.ts';

/** What stands at a place after keys that were pressed one after the other. */
const typed = (takes: Takes, keys: readonly string[]): string | undefined =>
  keys.reduce<string | undefined>((before, key) => typedAt(takes, key, before ?? ''), '');

it.each<readonly [string, Takes, readonly string[], string | undefined]>([
  ['a digit of the grid', takesOf({ kind: 'digits', most: 'size' }, 6), ['6'], '6'],
  ['no larger one', takesOf({ kind: 'digits', most: 'size' }, 6), ['7'], undefined],
  ['a nought as nothing', takesOf({ kind: 'digits', most: 9 }, 9), ['5', '0'], ''],
  [
    'a nought as an O where there are such',
    takesOf({ kind: 'signs', signs: [{ text: 'O', looks: ['O'] }] }, 6),
    ['0'],
    'O',
  ],
  ['a number of two digits', takesOf({ kind: 'numbers', most: 'size' }, 16), ['1', '6'], '16'],
  ['a new number where it would be too large', { kind: 'number', most: 16 }, ['1', '7'], '7'],
  ['several numbers', { kind: 'list', most: 20 }, ['1', '2', ' ', '3'], '12 3'],
])('takes %s', (_, takes, keys, text) => {
  expect(typed(takes, keys)).toBe(text);
});

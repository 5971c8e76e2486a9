import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['20', '20'],
  ['', ''],
  [' 7 ', '7'],
  ['２８', '28'],
  ['1000', '1000'],
  ['9'.repeat(30), '9'.repeat(9)],
  ['-3', undefined],
  ['−3', undefined],
  ['1.5', undefined],
  ['abc', undefined],
])('of %j are %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

import { expect, test } from 'vitest';
import { sayTime } from './time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [9 * SECOND, '0:09'],
  [4 * MINUTE + 12 * SECOND, '4:12'],
  [59 * MINUTE + 59 * SECOND, '59:59'],
  [60 * MINUTE, '1:00:00'],
  [62 * MINUTE + 9 * SECOND, '1:02:09'],
  [25 * 60 * MINUTE, '25:00:00'],
])('%i milliseconds are %s on a clock', (milliseconds, said) => {
  expect(sayTime(milliseconds)).toBe(said);
});

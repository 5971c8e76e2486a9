import { expect, it } from 'vitest';
import { canAccept } from './automaton.ts';
import type { Automaton } from './automaton.ts';

/** No two adjacent ones, and a one at the end. */
const apart: Automaton = {
  start: 'zero',
  step: (state, value) => (value === 0 ? 'zero' : state === 'one' ? undefined : 'one'),
  ends: (state) => state === 'one',
};

it.each([
  [[undefined, undefined, undefined], true],
  [[1, undefined, undefined], true],
  [[1, 1, undefined], false],
  [[undefined, 1, undefined], false],
  [[undefined, undefined, 0], false],
  [[], false],
])('finds out whether %j can be filled', (line, possible) => {
  expect(canAccept(apart, line, [0, 1])).toBe(possible);
});

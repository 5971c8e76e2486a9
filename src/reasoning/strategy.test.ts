import { expect, it } from 'vitest';
import { luby, STRATEGY } from './strategy.ts';

it('counts restarts by the sequence of Luby, Sinclair and Zuckerman', () => {
  const sequence = Array.from({ length: 15 }, (_, at) => luby(at + 1));
  expect(sequence).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});

it('begins anew after a hundred conflicts, and then by that sequence', () => {
  expect([1, 2, 3, 7].map((round) => STRATEGY.restartAfter(round))).toEqual([100, 100, 200, 400]);
});

it('deletes no learnt clause of an easy puzzle, and lets more of them be each time', () => {
  expect([1, 2, 3].map((round) => STRATEGY.deleteAbove(round))).toEqual([4000, 4500, 5000]);
});

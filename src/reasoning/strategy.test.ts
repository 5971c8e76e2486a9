import { expect, it } from 'vitest';
import { luby } from './strategy.ts';

it('counts restarts by the sequence of Luby, Sinclair and Zuckerman', () => {
  const sequence = Array.from({ length: 15 }, (_, at) => luby(at + 1));
  expect(sequence).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});

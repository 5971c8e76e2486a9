import { expect, it } from 'vitest';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { lengthening } from './lengthening.ts';
import { costAt } from './solvePath.ts';

it('a longer argument costs more, without an end', () => {
  const lengths = [1, 4, 5, 7, 9, 13, 17, 25, 33, 4097];
  expect(lengths.map(lengthening)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 21]);
});

it('of chains and suppositions the length counts, of patterns it does not', () => {
  expect(costAt('chain', 20)).toBe(TECHNIQUES.chain.cost + lengthening(20));
  expect(costAt('swordfish', 20)).toBe(TECHNIQUES.swordfish.cost);
});

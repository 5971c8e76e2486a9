import { expect, it } from 'vitest';
import type { Judgement } from '#logic/claim.ts';
import { sayCheck } from './sentences.ts';

const said = (...judgements: readonly Judgement[]): string =>
  sayCheck(judgements.map((judgement) => ({ judgement })));

it('says how the rules stand, and of none that none is broken', () => {
  expect(said()).toBe('No rule is broken so far.');
  expect(said('open', 'open')).toBe('No rule is broken so far.');
  expect(said('holds', 'open')).toBe('No rule is broken so far, and 1 of 2 holds already.');
  expect(said('holds', 'holds')).toBe('All 2 rules hold.');
  expect(said('broken', 'holds')).toBe('1 of 2 rules is broken.');
});

it('says it of a single rule in the singular', () => {
  expect([said('open'), said('holds'), said('broken')]).toEqual([
    'No rule is broken so far.',
    'The rule holds.',
    'The rule is broken.',
  ]);
});

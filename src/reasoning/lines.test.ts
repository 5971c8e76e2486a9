import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { sumOfDifferent } from '#logic/kinds/sumOfDifferent.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import { sayBriefly, sayInferences, sayMostBriefly } from './lines.ts';
import { buildPbFormula } from './pbFormula.ts';

const VALUES = [1, 2, 3, 4];
const row = allDifferent({
  place: { words: 'row 1' },
  cells: VALUES.map((_, cell) => cell),
  values: VALUES,
  symbol: String,
});
const formula = buildPbFormula(
  VALUES.map(() => VALUES),
  claimPartsOf([row]),
);
const speech = { names: (cells: readonly number[]) => `cell ${cells.join(' ')}`, word: String };
const is = (cell: number, value: number): Literal => ({ cell, value, holds: true });
const not = (cell: number, value: number): Literal => ({ cell, value, holds: false });

/** That cell 0 is not a value, because another cell is. */
const excluded = (value: number, by: number): Inference => ({
  literal: not(0, value),
  parts: [formula.parts.findIndex(({ sentence }) => sentence === `row 1 has only one ${value}`)],
  from: [is(by, value)],
});
const found = { literal: is(0, 1), parts: [], from: [not(0, 2), not(0, 3), not(0, 4)] };

it('takes for granted what filled cells exclude', () => {
  const steps = [excluded(2, 1), excluded(3, 2), found];
  expect(sayInferences(formula, steps, speech)).toEqual(['only 1 is left for cell 0']);
});

it('says what a filled cell excludes where all was for that', () => {
  const steps = [found, excluded(3, 2)];
  expect(sayInferences(formula, steps, speech, not(0, 3))).toEqual([
    'only 1 is left for cell 0',
    'row 1 has its 3 at cell 2, so cell 0 is not 3',
  ]);
});

it('says briefly where each is seen, and what follows there', () => {
  const steps = [excluded(2, 1), excluded(3, 2), found];
  expect(sayBriefly(formula, [...steps, { ...found, parts: [0] }], speech)).toEqual([
    'cell 0 is 1',
    'row 1: cell 0 is 1',
  ]);
});

it('says briefly of a line that has enough of a value that the rest is another', () => {
  const own = countOf({
    place: { words: 'column 1' },
    cells: [0, 1, 2, 3, 4],
    value: 1,
    other: 0,
    count: 1,
    word: String,
  });
  const counting = buildPbFormula(
    [0, 1, 2, 3, 4].map(() => [0, 1]),
    claimPartsOf([own]),
  );
  const limit = counting.parts.findIndex(({ sentence }) => sentence.includes('at most'));
  const steps = [0, 1, 2, 3].map((cell) => ({
    literal: is(cell, 0),
    parts: [limit],
    from: [is(4, 1)],
  }));
  expect(sayBriefly(counting, steps, speech)).toEqual(['column 1: the rest is 0']);
  expect(sayBriefly(counting, steps.slice(1), speech)).toEqual(['column 1: cell 1 2 3 are 0']);
});

it('puts what one claim says together, where nothing said in between is needed for it', () => {
  const wider = allDifferent({
    place: { words: 'row 2' },
    cells: [0, 4],
    values: VALUES,
    symbol: String,
  });
  const two = buildPbFormula(
    [...VALUES, 5].map(() => VALUES),
    claimPartsOf([row, wider]),
  );
  const needs = (words: string, value: number): number =>
    two.parts.findIndex(
      ({ sentence }) => sentence.startsWith(`${words} `) && sentence.includes(`${value}`),
    );
  const first = { literal: is(0, 1), parts: [needs('row 1', 1)], from: [] };
  const between = { literal: is(4, 2), parts: [needs('row 2', 2)], from: [is(0, 1)] };
  const last = (from: readonly Literal[]): Inference => ({
    literal: is(1, 3),
    parts: [needs('row 1', 3)],
    from,
  });
  expect(sayBriefly(two, [first, between, last([is(0, 1)])], speech)).toEqual([
    'row 1: cell 0 is 1; cell 1 is 3',
    'cell 4 is 2',
  ]);
  expect(sayBriefly(two, [first, between, last([is(4, 2)])], speech)).toEqual([
    'row 1: cell 0 is 1',
    'cell 4 is 2',
    'row 1: cell 1 is 3',
  ]);
});

it('says briefly of a sum only which ways are left to make it up', () => {
  const cage = sumOfDifferent({
    place: { words: 'cage a' },
    cells: [0, 1],
    total: 5,
    values: VALUES,
    symbol: String,
  });
  const summing = buildPbFormula([VALUES, VALUES], claimPartsOf([cage]));
  const step = { literal: is(0, 2), parts: [0], from: [is(1, 3)] };
  expect(sayBriefly(summing, [step], speech)).toEqual(['cage a is 2+3: cell 0 is 2']);
});

it('leaves out most briefly what stands beside a filled cell, but not where all was for that', () => {
  const touching = neverAll({
    place: { words: 'touching stars' },
    sentence: 'no two stars touch',
    groups: [{ cells: [0, 1], sentence: 'cells 0 and 1 are not both 1' }],
    value: 1,
  });
  const beside = buildPbFormula(
    [0, 1].map(() => [0, 1]),
    claimPartsOf([touching]),
  );
  const step = { literal: is(1, 0), parts: [0], from: [is(0, 1)] };
  expect(sayBriefly(beside, [step], speech)).toEqual(['cell 1 is 0']);
  expect(sayMostBriefly(beside, [step], speech)).toEqual([]);
  expect(sayMostBriefly(beside, [step], speech, is(1, 0))).toEqual(['cell 1 is 0']);
});

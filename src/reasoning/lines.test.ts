import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import { sayBriefly, sayInferences } from './lines.ts';
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

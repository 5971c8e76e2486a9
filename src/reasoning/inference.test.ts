import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import type { Literal } from '#logic/literal.ts';
import { atNeed } from './inference.ts';
import type { Inference } from './inference.ts';
import { buildPbFormula } from './pbFormula.ts';

const VALUES = [1, 2, 3];
const row = allDifferent({
  place: { words: 'row 1' },
  cells: [0, 1, 2],
  values: VALUES,
  symbol: String,
});
const formula = buildPbFormula(
  VALUES.map(() => VALUES),
  claimPartsOf([row]),
);
const literal = (cell: number, value: number, holds: boolean): Literal => ({ cell, value, holds });
const part = (sentence: string): number =>
  formula.parts.findIndex((own) => own.sentence === sentence);
const out = [literal(1, 2, false), literal(2, 2, false)];
const needed: Inference = {
  literal: literal(0, 2, true),
  parts: [part('row 1 needs a 2')],
  from: out,
};

it('ends at the rule that needs a cell for a second value', () => {
  const broken = { parts: [], from: [literal(0, 1, true), literal(0, 2, true)] };
  expect(atNeed(formula, [needed], broken)).toEqual({
    steps: [],
    broken: { parts: needed.parts, from: [...out, literal(0, 1, true)] },
  });
});

it('leaves an argument alone that ends otherwise', () => {
  const isBroken = { parts: [part('row 1 has only one 2')], from: [literal(0, 2, true)] };
  expect(atNeed(formula, [needed], isBroken)).toEqual({ steps: [needed], broken: isBroken });
  const isEmpty = { parts: [], from: [literal(1, 2, false)] };
  expect(atNeed(formula, [needed], isEmpty)).toEqual({ steps: [needed], broken: isEmpty });
});

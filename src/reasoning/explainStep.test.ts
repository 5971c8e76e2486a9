import { describe, expect, it } from 'vitest';
import type { Claim } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { explainStep } from './explainStep.ts';

const VALUES = [1, 2, 3, 4, 5];
const CELLS = [0, 1, 2, 3, 4];
const row = allDifferent({
  place: { words: 'row 1' },
  cells: CELLS,
  values: VALUES,
  symbol: String,
});
const formulaOf = (...claims: readonly Claim[]): PbFormula =>
  buildPbFormula(
    CELLS.map(() => VALUES),
    claimPartsOf(claims),
  );
/** The row's parts whose sentences these are, by index. */
const parts = ({ parts: all }: PbFormula, ...sentences: readonly string[]): readonly number[] =>
  sentences.map((sentence) => all.findIndex((part) => part.sentence === sentence));
const speech = {
  names: (cells: readonly number[]) => `cell ${listed(cells.map(String))}`,
  word: String,
};

it('does not call a cell taken that is open still', () => {
  const formula = formulaOf(row);
  const reason = {
    parts: parts(formula, 'row 1 needs a 1'),
    facts: [1, 2, 3]
      .map((cell) => ({ cell, value: cell + 1, holds: true }))
      .concat({ cell: 4, value: 1, holds: false }),
  };
  const conclusions = [{ cell: 0, value: 1, holds: true }];
  expect(explainStep(formula, { conclusions, reason, shortest: true }, speech).sentence).toBe(
    'Only cell 0 can take a 1 in row 1: cell 4 is not 1; cell 1, 2 and 3 are taken.',
  );
});

describe('two sums that share cells', () => {
  const sum = (words: string, cells: readonly number[], total: number): Claim =>
    sumTo({ place: { words }, cells, total, values: VALUES, symbol: String });
  const formula = formulaOf(sum('circle A', [0, 1, 2, 3], 9), sum('circle B', [2, 3, 4], 10));
  const told = (facts: readonly Literal[], conclusions: readonly Literal[]): string =>
    explainStep(formula, { conclusions, reason: { parts: [0, 1], facts }, shortest: true }, speech)
      .sentence;

  it('are told with the arithmetic of what they do not share', () => {
    expect(told([{ cell: 1, value: 3, holds: true }], [{ cell: 0, value: 1, holds: true }])).toBe(
      'Circle B adds up to 10 and circle A to 9. So without the two cells that they share, cell 4 is 1 more than cell 0 and 1. Cell 1 is 3, so cell 4 is 4 more than cell 0. So cell 0 is 1.',
    );
  });

  it('are not told so where the difference does not lead there', () => {
    expect(told([], [{ cell: 2, value: 3, holds: true }])).not.toContain('without');
  });
});

it('says of two values the other instead of not the one', () => {
  const formula = buildPbFormula([[0, 1]], []);
  const conclusions = [{ cell: 0, value: 0, holds: false }];
  const reason = { parts: [], facts: [] };
  expect(explainStep(formula, { conclusions, reason, shortest: true }, speech).sentence).toBe(
    'Cell 0 can only be 1.',
  );
});

import { describe, expect, it } from 'vitest';
import type { Claim } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { tell } from './tell.ts';

const VALUES = [1, 2, 3, 4, 5];
const CELLS = [0, 1, 2, 3, 4];
/** A cell that is not in the row. */
const BEYOND = 5;
const row = allDifferent({
  place: { words: 'row 1' },
  cells: CELLS,
  values: VALUES,
  symbol: String,
});
const formulaOf = (...claims: readonly Claim[]): PbFormula =>
  buildPbFormula(
    [...CELLS, BEYOND].map(() => VALUES),
    claimPartsOf(claims),
  );
/** The row's parts whose sentences these are, by index. */
const parts = ({ parts: all }: PbFormula, ...sentences: readonly string[]): readonly number[] =>
  sentences.map((sentence) => all.findIndex((part) => part.sentence === sentence));
const not = (cell: number, ...values: readonly number[]): readonly Literal[] =>
  values.map((value) => ({ cell, value, holds: false }));
const speech = {
  names: (cells: readonly number[]) => `cell ${listed(cells.map(String))}`,
  word: String,
};

describe('what excludes values because they are shared out', () => {
  const formula = formulaOf(row);

  it('is said of the cells that have no other values, each cell once', () => {
    const reason = {
      parts: parts(formula, 'row 1 has only one 1', 'row 1 has only one 5'),
      facts: [...not(0, 2, 3, 4), ...not(3, 2, 3, 4)],
    };
    const told = tell(formula, { conclusions: not(2, 1, 5), reason, shortest: true }, speech);
    expect(told.sentence).toBe(
      'Cell 0 and 3 can only be 1 or 5, and so have both, so cell 2 is not 1 or 5.',
    );
  });

  it('is said of the values that have no other cells, every one of them', () => {
    const reason = {
      parts: parts(formula, 'row 1 needs a 1', 'row 1 needs a 2'),
      facts: [{ cell: 3, value: 4, holds: true }, ...not(1, 1, 2), ...not(4, 1, 2)],
    };
    const told = tell(formula, { conclusions: not(0, 3, 4, 5), reason, shortest: true }, speech);
    expect(told.sentence).toBe(
      'Row 1 has room for 1 and 2 only at cell 0 and 2, so cell 0 is not 3, 4 or 5.',
    );
  });

  it('is said with who has the values that are out', () => {
    const cells = [0, 1, BEYOND];
    const box = allDifferent({ place: { words: 'box 1' }, cells, values: VALUES, symbol: String });
    const both = formulaOf(row, box);
    const told = (...more: readonly Literal[]): string => {
      const reason = {
        parts: parts(both, 'row 1 needs a 1', 'row 1 needs a 2', 'box 1 has only one 1'),
        facts: [{ cell: BEYOND, value: 1, holds: true }, ...not(0, 2), ...not(1, 2), ...more],
      };
      return tell(both, { conclusions: not(4, 5), reason, shortest: true }, speech).sentence;
    };
    expect(told(...not(2, 1, 2))).toBe(
      'Row 1 has room for 1 and 2 only at cell 3 and 4 (box 1 has 1), so cell 4 is not 5.',
    );
    // Three cells for two values leave a choice.
    expect(told()).not.toContain('room');
  });

  it('is said of one cell alone where that has one value left', () => {
    const reason = { parts: parts(formula, 'row 1 has only one 5'), facts: not(0, 1, 2, 3, 4) };
    const told = tell(formula, { conclusions: not(2, 5), reason, shortest: true }, speech);
    expect(told.sentence).toBe('Cell 0 can only be 5, so cell 2 is not 5.');
  });
});

it('does not call a cell taken that is open still', () => {
  const formula = formulaOf(row);
  const reason = {
    parts: parts(formula, 'row 1 needs a 1'),
    facts: [1, 2, 3].map((cell) => ({ cell, value: cell + 1, holds: true })).concat(not(4, 1)),
  };
  const conclusions = [{ cell: 0, value: 1, holds: true }];
  expect(tell(formula, { conclusions, reason, shortest: true }, speech).sentence).toBe(
    'Only cell 0 can take a 1 in row 1: cell 4 is not 1; cell 1, 2 and 3 are taken.',
  );
});

describe('two sums that share cells', () => {
  const sum = (words: string, cells: readonly number[], total: number): Claim =>
    sumTo({ place: { words }, cells, total, values: VALUES, symbol: String });
  const formula = formulaOf(sum('circle A', [0, 1, 2, 3], 9), sum('circle B', [2, 3, 4], 10));
  const told = (facts: readonly Literal[], conclusions: readonly Literal[]): string =>
    tell(formula, { conclusions, reason: { parts: [0, 1], facts }, shortest: true }, speech)
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
  expect(tell(formula, { conclusions, reason, shortest: true }, speech).sentence).toBe(
    'Cell 0 can only be 1.',
  );
});

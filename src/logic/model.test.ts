import { describe, expect, it } from 'vitest';
import type { Claim } from './claim.ts';
import { allDifferent } from './kinds/allDifferent.ts';
import { blameCells, judgeClaim, judgeModel } from './model.ts';
import type { Model } from './model.ts';
import { writeSmtlib } from './smtlib/write.ts';

const symbol = (value: number): string => String(value);
const row: Claim = allDifferent({
  place: { words: 'row 1' },
  cells: [0, 1],
  values: [1, 2, 3],
  symbol,
});
/** Two cells that differ and an unconstrained third. */
const model: Model = {
  domains: [
    [1, 2, 3],
    [1, 2, 3],
    [4, 9],
  ],
  claims: [row],
};

describe('a model', () => {
  it('holds only when every cell is filled, also those without a claim', () => {
    expect(judgeModel(model, [1, 2, undefined])).toBe('open');
    expect(judgeModel(model, [1, 2, 9])).toBe('holds');
  });

  it('does not hold with a value outside a domain that no claim looks at', () => {
    expect(judgeModel(model, [1, 2, 5])).not.toBe('holds');
  });

  it('is broken as soon as one claim is', () => {
    expect(judgeModel(model, [1, 1, undefined])).toBe('broken');
  });

  it('breaks every claim on a cell whose value is outside its domain, and blames that cell', () => {
    expect(row.judge([7, undefined])).toBe('open');
    expect(judgeClaim(model, row, [7, undefined])).toBe('broken');
    expect(blameCells(model, row, [7, undefined])).toEqual([0]);
    expect(blameCells(model, row, [2, 2])).toEqual([0, 1]);
    expect(blameCells(model, row, [1, 2])).toEqual([]);
  });
});

describe('SMT-LIB text', () => {
  const text = writeSmtlib(model, [undefined, 3, undefined], 'Two cells');

  it('names each cell, its range, its clue and its rules', () => {
    expect(text).toContain('; Two cells\n');
    expect(text).toContain('(declare-const V0 Int)\n(assert (and (>= V0 1) (<= V0 3)))');
    expect(text).toContain('(declare-const V2 Int)\n(assert (or (= V2 4) (= V2 9)))');
    expect(text).toContain('\n(assert (= V1 3))\n');
    expect(text).toContain('\n; row 1 has no value twice\n(assert (distinct V0 V1))\n');
  });

  it('sets its options before the logic, and asks for the solution last', () => {
    expect(text.indexOf('set-option')).toBeLessThan(text.indexOf('set-logic'));
    expect(text.endsWith('(check-sat)\n(get-model)\n')).toBe(true);
  });

  it('closes every bracket', () => {
    const code = text.replaceAll(/;.*/g, '');
    expect(code.match(/\(/g)?.length).toBe(code.match(/\)/g)?.length);
  });
});

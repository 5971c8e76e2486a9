import { describe, expect, it } from 'vitest';
import { allDifferent } from './allDifferent.ts';
import { balance } from './balance.ts';
import type { Claim, Values } from './claim.ts';
import { equal } from './equal.ts';
import { neverAll } from './neverAll.ts';
import { noRun } from './noRun.ts';
import { onePattern, patternCount } from './patterns.ts';
import { holdsInSmtlib, isTrue, product } from './testing.ts';
import { sumTo } from './sumTo.ts';
import { unlike } from './unlike.ts';
import { unlikeNeighbours } from './unlikeNeighbours.ts';

/** A claim small enough that every filling can be tried, with its rule said a second way. */
interface Case {
  readonly claim: Claim;
  /** What each of the cells `0…cells` may take. */
  readonly values: readonly number[];
  readonly cells: number;
  /** The rule itself, of a full filling. */
  readonly rule: (full: readonly number[]) => boolean;
}

const symbol = (value: number): string => String(value);
const place = { words: 'row 1' };
const cells = [0, 1, 2, 3];
const name = (cell: number): string => `column ${cell + 1}`;

const CASES: Readonly<Record<string, Case>> = {
  'groups that are never all alike': {
    claim: neverAll({
      place,
      sentence: 'no two in a row',
      groups: [
        { cells: [0, 1], sentence: 'not both of the first' },
        { cells: [1, 2, 3], sentence: 'not all of the last' },
      ],
      value: 1,
    }),
    values: [0, 1, 2],
    cells: 4,
    rule: ([a, b, c, d]) => !(a === 1 && b === 1) && !(b === 1 && c === 1 && d === 1),
  },
  'a number of patterns': {
    claim: patternCount({
      place,
      sentence: 'two pairs',
      patterns: [
        [
          [0, 1],
          [1, 0],
        ],
        [
          [1, 1],
          [2, 0],
        ],
        [
          [2, 1],
          [3, 0],
        ],
      ],
      count: 1,
    }),
    values: [0, 1],
    cells: 4,
    rule: ([a, b, c, d]) =>
      [a === 1 && b === 0, b === 1 && c === 0, c === 1 && d === 0].filter(Boolean).length === 1,
  },
  'one of two patterns': {
    claim: onePattern({
      place,
      sentence: 'a middle',
      cell: 0,
      patterns: [
        [
          [0, 1],
          [1, 1],
        ],
        [
          [0, 1],
          [3, 2],
        ],
      ],
    }),
    values: [0, 1, 2],
    cells: 4,
    rule: ([a, b, , d]) => a === 1 && (b === 1 || d === 2),
  },
  'a sum': {
    claim: sumTo({ place, cells: [0, 2, 3], total: 7, values: [1, 2, 4], symbol }),
    values: [1, 2, 4],
    cells: 4,
    rule: ([a = 0, , c = 0, d = 0]) => a + c + d === 7,
  },
  'a cell unlike its neighbours': {
    claim: unlikeNeighbours({ place, cell: 1, neighbours: [0, 2, 3], values: [1, 2, 3], symbol }),
    values: [1, 2, 3],
    cells: 4,
    rule: ([a, b, c, d]) => a !== b && c !== b && d !== b,
  },
  'all different, with as many values as cells': {
    claim: allDifferent({ place, cells, values: [1, 2, 3, 4], symbol }),
    values: [1, 2, 3, 4],
    cells: 4,
    rule: (full) => new Set(full).size === 4,
  },
  'all different, with values to spare': {
    claim: allDifferent({ place, cells: [0, 1, 2], values: [1, 2, 3, 4], symbol }),
    values: [1, 2, 3, 4],
    cells: 4,
    rule: ([a, b, c]) => a !== b && a !== c && b !== c,
  },
  'all different, of one cell': {
    claim: allDifferent({ place, cells: [0], values: [1, 2], symbol }),
    values: [1, 2],
    cells: 1,
    rule: () => true,
  },
  'balance of zeros and ones': {
    claim: balance({ place, cells, value: 1, other: 0, count: 2, symbol }),
    values: [0, 1],
    cells: 4,
    rule: (full) => full.reduce((sum, value) => sum + value, 0) === 2,
  },
  'balance of other values': {
    claim: balance({ place, cells, value: 5, other: 7, count: 1, symbol }),
    values: [5, 7],
    cells: 4,
    rule: (full) => full.filter((value) => value === 5).length === 1,
  },
  'no run': {
    claim: noRun({ place, cells: [0, 1, 2, 3, 4], length: 3, values: [0, 1], symbol, name }),
    values: [0, 1],
    cells: 5,
    rule: (full) => !/000|111/.test(full.join('')),
  },
  'no run, of a line shorter than the run': {
    claim: noRun({ place, cells: [0, 1], length: 3, values: [0, 1], symbol, name }),
    values: [0, 1],
    cells: 2,
    rule: () => true,
  },
  equal: {
    claim: equal({ place, cells: [0, 1], values: [1, 2, 3], names: ['A', 'B'], symbol }),
    values: [1, 2, 3],
    cells: 2,
    rule: ([a, b]) => a === b,
  },
  unlike: {
    claim: unlike({
      place: { words: 'rows' },
      lines: [
        { words: 'row 1', cells: [0, 1] },
        { words: 'row 2', cells: [2, 3] },
        { words: 'row 3', cells: [4, 5] },
      ],
      values: [0, 1],
    }),
    values: [0, 1],
    cells: 6,
    rule: ([a, b, c, d, e, f]) =>
      !(a === c && b === d) && !(a === e && b === f) && !(c === e && d === f),
  },
};

const OPEN: readonly undefined[] = [undefined];

/** Every filling of a case, and with `OPEN` every half-filled grid too. */
const fillings = <T>({ cells: count, values }: Case, open: readonly T[]) =>
  product<number | T>(Array.from({ length: count }, () => [...values, ...open]));

describe.each(Object.entries(CASES))('%s', (_, given) => {
  const { claim, values, rule } = given;
  const partials: readonly Values[] = fillings(given, OPEN);

  it('says the same in every reading, of every full filling', () => {
    for (const full of fillings<never>(given, [])) {
      const parts = claim.parts().every((part) => isTrue(part.formula, full));
      const smtlib = claim.smtlib().every((condition) => holdsInSmtlib(condition, full));
      expect([full, claim.judge(full), parts, smtlib]).toEqual([
        full,
        rule(full) ? 'holds' : 'broken',
        rule(full),
        rule(full),
      ]);
    }
  });

  it('holds or is broken of a half-filled grid only if it stays so however it is filled', () => {
    const wrong = partials.filter((partial) => {
      const judgement = claim.judge(partial);
      if (judgement === 'open') return false;
      const full = product(partial.map((value) => (value === undefined ? values : [value])));
      return full.some((filling) => rule(filling) !== (judgement === 'holds'));
    });
    expect(wrong).toEqual([]);
  });

  it('never takes back a judgement when one more cell is filled', () => {
    const wrong = partials.filter((partial) => {
      const judgement = claim.judge(partial);
      return partial.some(
        (shown, cell) =>
          judgement !== 'open' &&
          shown === undefined &&
          values.some((value) => claim.judge(partial.with(cell, value)) !== judgement),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('blames filled cells of its own, each once, just when it is broken', () => {
    for (const partial of partials) {
      const culprits = claim.culprits(partial);
      expect(culprits.length > 0).toBe(claim.judge(partial) === 'broken');
      expect(new Set(culprits).size).toBe(culprits.length);
      const own = culprits.filter(
        (cell) => claim.cells.includes(cell) && partial[cell] !== undefined,
      );
      expect(culprits).toEqual(own);
    }
  });
});

it('of a long line, SMT-LIB also gets that each value stands somewhere', () => {
  const line = Array.from({ length: 10 }, (_, cell) => cell);
  const [different = '', ...stands] = allDifferent({
    place,
    cells: line,
    values: line,
    symbol,
  }).smtlib();
  for (const full of line.flatMap((cell) => line.map((value) => line.with(cell, value)))) {
    expect(holdsInSmtlib(different, full)).toBe(new Set(full).size === 10);
    expect(stands.map((condition) => holdsInSmtlib(condition, full))).toEqual(
      line.map((value) => full.includes(value)),
    );
  }
});

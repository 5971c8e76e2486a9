import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDifferent } from '#logic/allDifferent.ts';
import { termsOf } from '#logic/assertion/testing.ts';
import { assertion } from '#logic/assertion/assertion.ts';
import { compileCondition } from '#logic/assertion/compile.ts';
import { readCondition } from '#logic/assertion/read.ts';
import { balance } from '#logic/balance.ts';
import type { Claim, Values } from '#logic/claim.ts';
import { differentOrEmpty } from '#logic/differentOrEmpty.ts';
import { equal } from '#logic/equal.ts';
import type { Model } from '#logic/model.ts';
import { judgeModel } from '#logic/model.ts';
import { noRun } from '#logic/noRun.ts';
import { runs } from '#logic/runs.ts';
import { runSums } from '#logic/runSums.ts';
import { readExpressions } from '#logic/smtlib/expressions.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { sumOfDifferent } from '#logic/sumOfDifferent.ts';
import { sumTo } from '#logic/sumTo.ts';
import { unlike } from '#logic/unlike.ts';
import { rulesOf } from '#logic/rule.ts';
import { buildNetwork } from '#reasoning/network.ts';
import { openFollowing } from './following.ts';
import { openNodeZ3 } from './nodeZ3.ts';
import { openSession } from './session.ts';

const z3 = await openNodeZ3();
const place = { words: 'row 1' };
const symbol = String;
const cells = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

const model = (count: number, values: readonly number[], claim: Claim): Model => ({
  domains: cells(count).map(() => values),
  claims: [claim],
});

/** Cell lists in an order of their own, so that no reading can rely on reading order. */
const order = (count: number) => fc.shuffledSubarray(cells(count), { minLength: count });

/** Domains as puzzles have them and as they do not: gaps, and not from 1. */
const twoValues = fc.constantFrom([0, 1], [1, 2], [3, 8]);

/** Numbers a line of `count` cells may have beside it, whether they fit or not. */
const printed = (count: number, high: number) =>
  fc.array(fc.integer({ min: 1, max: high }), { maxLength: Math.ceil(count / 2) });

/** For assertions: cells with several values, with two and with one. */
const DOMAINS = [[0, 1, 3], [0, 1, 3], [1, 2], [5]];
const speech = { names: (named: readonly number[]) => named.join(' '), word: String };

const kinds: Readonly<Record<string, fc.Arbitrary<Model>>> = {
  'blocks along a line': fc
    .integer({ min: 1, max: 7 })
    .chain((count) => fc.tuple(order(count), printed(count, count)))
    .map(([row, lengths]) => model(row.length, [0, 1], runs({ place, cells: row, lengths }))),
  'sums of runs': fc
    .tuple(order(5), printed(5, 8), fc.constantFrom(0 as const, 1 as const))
    .map(([row, sums, off]) =>
      model(5, [0, 1, 2, 3], runSums({ place, cells: row, sums, off, digits: [1, 2, 3] })),
    ),
  'different or empty': order(4).map((row) =>
    model(4, [0, 1, 2], differentOrEmpty({ place, cells: row, values: [1, 2], symbol })),
  ),
  'a sum': fc
    .tuple(order(3), fc.integer({ min: 0, max: 14 }))
    .map(([row, total]) =>
      model(3, [0, 2, 5], sumTo({ place, cells: row, total, values: [0, 2, 5], symbol })),
    ),
  'a sum of different values': fc
    .tuple(
      fc.integer({ min: 1, max: 4 }).chain((count) => order(count)),
      fc.integer({ min: 0, max: 19 }),
    )
    .map(([row, total]) => {
      const values = [1, 2, 5, 6, 7];
      return {
        domains: row.map(() => values),
        claims: [
          allDifferent({ place, cells: row, values, symbol }),
          sumOfDifferent({ place, cells: row, total, values, symbol }),
        ],
      };
    }),
  'all different, as many cells as values': fc
    .integer({ min: 1, max: 4 })
    .chain((count) => order(count))
    .map((row) => {
      const values = cells(row.length, 1);
      return model(row.length, values, allDifferent({ place, cells: row, values, symbol }));
    }),
  'all different, fewer cells than values': order(3).map((row) =>
    model(3, [0, 2, 3, 7], allDifferent({ place, cells: row, values: [0, 2, 3, 7], symbol })),
  ),
  balance: fc
    .tuple(order(5), twoValues, fc.integer({ min: 0, max: 5 }), fc.boolean())
    .map(([row, values, count, swapped]) => {
      const [low = 0, high = 1] = values;
      const [value, other] = swapped ? [low, high] : [high, low];
      return model(5, values, balance({ place, cells: row, value, other, count, symbol }));
    }),
  'no run': fc
    .tuple(order(5), fc.constantFrom([0, 1], [1, 2, 4]), fc.integer({ min: 2, max: 3 }))
    .map(([row, values, length]) =>
      model(5, values, noRun({ place, cells: row, length, values, symbol, name: String })),
    ),
  equal: fc.constantFrom([0, 1], [1, 2, 3], [4]).map((values) => {
    const names = ['this', 'that'] as const;
    return model(2, values, equal({ place, cells: [1, 0], values, names, symbol }));
  }),
  unlike: fc.tuple(order(6), twoValues).map(([row, values]) => {
    const lines = [0, 2, 4].map((at) => ({ words: `row ${at}`, cells: row.slice(at, at + 2) }));
    return model(6, values, unlike({ place, lines, values }));
  }),
  'an assertion': termsOf(4)
    .condition.map((text) => {
      const [term] = readExpressions(text).expressions;
      const condition = term && readCondition(term, 4);
      if (condition === undefined || 'sentence' in condition) throw new Error(`Not read: ${text}`);
      return { condition, text, place, domains: DOMAINS, symbol, speech };
    })
    .filter(({ condition }) => compileCondition(condition, DOMAINS) !== undefined)
    .map((asserted) => ({ domains: DOMAINS, claims: [assertion(asserted)] })),
};

/** A filling of the model's cells, some of them perhaps left open. */
const filling = ({ domains }: Model, open: boolean): fc.Arbitrary<Values> =>
  fc.tuple(...domains.map((domain) => fc.constantFrom(...domain, ...(open ? [undefined] : []))));

function partsAllow(tried: Model, values: Values): boolean {
  const session = openSession(z3, tried);
  const ending = session.search(values, () => 'stop');
  session.close();
  return ending.kind === 'stopped';
}

function followingAllows(tried: Model, values: Values): boolean {
  const network = buildNetwork(tried.domains, rulesOf(tried.claims));
  return openFollowing(tried, network).search(values, () => 'stop').kind === 'stopped';
}

function smtlibAllows(tried: Model, values: Values): boolean {
  // Asking for a model where there is none is an error.
  const script = writeSmtlib(tried, values, '').replace('(get-model)', '');
  return z3.evaluateSmtlib(script).trim() === 'sat';
}

describe.each(Object.entries(kinds))('the readings of "%s" agree', (_, models) => {
  test('on every full grid', () => {
    const full = models.chain((tried) => fc.tuple(fc.constant(tried), filling(tried, false)));
    fc.assert(
      fc.property(full, ([tried, values]) => {
        const holds = judgeModel(tried, values) === 'holds';
        expect(partsAllow(tried, values)).toBe(holds);
        expect(followingAllows(tried, values)).toBe(holds);
        expect(smtlibAllows(tried, values)).toBe(holds);
      }),
      { numRuns: 60 },
    );
  });

  test('on grids with open cells, where the judge may only be more careful', () => {
    const part = models.chain((tried) => fc.tuple(fc.constant(tried), filling(tried, true)));
    fc.assert(
      fc.property(part, ([tried, values]) => {
        const allowed = partsAllow(tried, values);
        expect(smtlibAllows(tried, values)).toBe(allowed);
        expect(followingAllows(tried, values)).toBe(allowed);
        const judged = judgeModel(tried, values);
        expect(judged === 'open' || allowed === (judged === 'holds')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

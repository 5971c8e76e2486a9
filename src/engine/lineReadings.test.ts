import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim, Values } from '#logic/claim.ts';
import { differentOrEmpty } from '#logic/differentOrEmpty.ts';
import type { Model } from '#logic/model.ts';
import { neverAll } from '#logic/neverAll.ts';
import { onePattern, patternCount } from '#logic/patterns.ts';
import type { Pattern } from '#logic/patterns.ts';
import { runs } from '#logic/runs.ts';
import { runSums } from '#logic/runSums.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { openNodeZ3 } from './nodeZ3.ts';
import { openSession } from './session.ts';

// The readings of claim kinds against the rule said a second way, in every small case.

const z3 = await openNodeZ3();
const place = { words: 'row 1' };
const symbol = String;
/** `count` numbers in a row. */
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

/** A claim about all unknowns of a small model. */
interface Case {
  readonly claim: Claim;
  /** What each of its unknowns may be. */
  readonly values: readonly number[];
  readonly unknowns: number;
  /** The rule itself, of a full filling. */
  readonly rule: (full: readonly number[]) => boolean;
}

/** Lengths of the pieces of a text between the given characters. */
const pieces = (text: string, between: RegExp): readonly string[] =>
  text.split(between).filter((piece) => piece !== '');

const lineOf = (cells: readonly number[], full: readonly number[]): string =>
  cells.map((cell) => full[cell]).join('');

/** Cells in an order of their own, so that no reading can rely on reading order. */
const order = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.shuffledSubarray(upTo(count), { minLength: count }));

/** Patterns of a few of four cells. */
const patterns: fc.Arbitrary<readonly Pattern[]> = fc.uniqueArray(
  fc
    .tuple(fc.subarray(upTo(4), { minLength: 1 }), fc.tuple(...upTo(4).map(() => fc.nat(1))))
    .map(([cells, values]) => cells.map((cell) => [cell, values[cell] ?? 0] as const)),
  { maxLength: 4, selector: (pattern) => JSON.stringify(pattern) },
);
const isThere = (pattern: Pattern, full: readonly number[]): boolean =>
  pattern.every(([cell, value]) => full[cell] === value);

/** By the name of the kind. */
const CASES: Readonly<Record<string, fc.Arbitrary<Case>>> = {
  runs: fc
    .tuple(order(1, 7), fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }))
    .map(([cells, lengths]) => ({
      claim: runs({ place, cells, lengths }),
      values: [0, 1],
      unknowns: cells.length,
      rule: (full) =>
        pieces(lineOf(cells, full), /0/)
          .map((block) => block.length)
          .join() === lengths.join(),
    })),
  'sums of runs': fc
    .tuple(
      order(1, 4),
      fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
      fc.constantFrom(0, 1),
      fc.constantFrom([1, 2, 3], [1, 2], [2, 5]),
    )
    .map(([cells, sums, off, digits]) => ({
      claim: runSums({ place, cells, sums, off, digits }),
      values: [0, ...digits],
      unknowns: cells.length,
      rule(full) {
        const found = pieces(lineOf(cells, full), /0/).map((run) =>
          [...run].reduce((sum, digit) => sum + Number(digit), 0),
        );
        return (
          found.length === sums.length &&
          found.every((sum, run) => Math.abs(sum - (sums[run] ?? 0)) === off)
        );
      },
    })),
  'different or empty': order(1, 4).map((cells) => ({
    claim: differentOrEmpty({ place, cells, values: [1, 2, 3], symbol }),
    values: [0, 1, 2, 3],
    unknowns: cells.length,
    rule: (full) => !/([1-9]).*\1/.test(lineOf(cells, full)),
  })),
  'never all': fc
    .array(fc.subarray(upTo(5), { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    .map((groups) => ({
      claim: neverAll({
        place,
        sentence: 'never all',
        groups: groups.map((cells) => ({ cells, sentence: cells.join() })),
        value: 1,
      }),
      values: [0, 1],
      unknowns: 5,
      rule: (full) => groups.every((cells) => cells.some((cell) => full[cell] === 0)),
    })),
  'one pattern': patterns.map((found) => ({
    claim: onePattern({ place, sentence: 'one pattern', cell: 0, patterns: found }),
    values: [0, 1],
    unknowns: 4,
    rule: (full) => found.some((pattern) => isThere(pattern, full)),
  })),
  'count of patterns': fc.tuple(patterns, fc.nat(5)).map(([found, count]) => ({
    claim: patternCount({ place, sentence: 'count of patterns', patterns: found, count }),
    values: [0, 1],
    unknowns: 4,
    rule: (full) => found.filter((pattern) => isThere(pattern, full)).length === count,
  })),
};

const modelOf = ({ claim, values, unknowns }: Case): Model => ({
  domains: upTo(unknowns).map(() => values),
  claims: [claim],
});

function partsAllow(model: Model, values: Values): boolean {
  const session = openSession(z3, model);
  const ending = session.search(values, () => 'stop');
  session.close();
  return ending.kind === 'stopped';
}

function smtlibAllows(model: Model, values: Values): boolean {
  // Asking for a model where there is none is an error.
  return (
    z3.evaluateSmtlib(writeSmtlib(model, values, '').replace('(get-model)', '')).trim() === 'sat'
  );
}

/** Every filling of the open cells. */
const fillings = (shown: Values, values: readonly number[]): readonly (readonly number[])[] =>
  shown.reduce<readonly (readonly number[])[]>(
    (starts, value) =>
      starts.flatMap((start) =>
        (value === undefined ? values : [value]).map((put) => [...start, put]),
      ),
    [[]],
  );

/** A case with a filling of its cells, the open ones perhaps many. */
const shown = (cases: fc.Arbitrary<Case>): fc.Arbitrary<readonly [Case, Values]> =>
  cases.chain((tried) =>
    fc.tuple(
      fc.constant(tried),
      fc.tuple(...upTo(tried.unknowns).map(() => fc.constantFrom(undefined, ...tried.values))),
    ),
  );

describe.each(Object.entries(CASES))('of the claim kind "%s"', (_, cases) => {
  test('the judge knows the rule, and decides early only what stays decided', () => {
    fc.assert(
      fc.property(cases, (tried) => {
        const { claim, values, unknowns, rule } = tried;
        for (const full of fillings(
          upTo(unknowns)
            .fill(-1)
            .map(() => undefined),
          values,
        )) {
          expect([full, claim.judge(full)]).toEqual([full, rule(full) ? 'holds' : 'broken']);
        }
      }),
    );
    fc.assert(
      fc.property(shown(cases), ([{ claim, values, rule }, partial]) => {
        const judgement = claim.judge(partial);
        fc.pre(judgement !== 'open');
        const outcomes = fillings(partial, values).map(rule);
        expect(outcomes.every((holds) => holds === (judgement === 'holds'))).toBe(true);
        const later = partial.flatMap((value, cell) =>
          value === undefined ? values.map((put) => claim.judge(partial.with(cell, put))) : [],
        );
        expect(later.filter((next) => next !== judgement)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('the parts and the SMT-LIB text allow just what can be filled by the rule', () => {
    fc.assert(
      fc.property(shown(cases), ([tried, partial]) => {
        const possible = fillings(partial, tried.values).some(tried.rule);
        const model = modelOf(tried);
        expect([partsAllow(model, partial), smtlibAllows(model, partial)]).toEqual([
          possible,
          possible,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('only filled cells of its own are blamed, and some whenever there are any', () => {
    fc.assert(
      fc.property(shown(cases), ([{ claim }, partial]) => {
        const culprits = claim.culprits(partial);
        const filled = claim.cells.filter((cell) => partial[cell] !== undefined);
        expect(filled).toEqual(expect.arrayContaining([...culprits]));
        expect(new Set(culprits).size).toBe(culprits.length);
        const blamed = claim.judge(partial) === 'broken' && filled.length > 0;
        expect(culprits.length > 0).toBe(blamed);
      }),
      { numRuns: 150 },
    );
  });
});

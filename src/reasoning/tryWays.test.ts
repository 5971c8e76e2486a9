import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '#trials.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { isFact } from '#logic/claimPart.ts';
import { atLeast, atMost, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { product } from '#logic/testing.ts';
import { listed } from '#logic/words.ts';
import { coreOf } from './core.ts';
import { buildPbFormula } from './pbFormula.ts';
import { propagateAll } from './possibleSteps.ts';
import type { Deduction, Oracle } from './reason.ts';
import { fillingAgainst, ruleOf } from './testing.ts';
import { tryWays } from './tryWays.ts';

const CELLS = [0, 1, 2, 3, 4, 5];
const DOMAINS = CELLS.map(() => [0, 1]);
const speech = {
  names: (cells: readonly number[]) =>
    `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells.map(String))}`,
  word: (value: number) => (value === 1 ? 'filled' : 'blank'),
};

const are = (cells: readonly number[]): readonly Formula[] => cells.map((cell) => is(cell, 1));

const found = (parts: readonly ClaimPart[]): Deduction | undefined => tried(parts).deduction;

/** What is found on cells of which some are known, and the work that it took. */
function tried(
  parts: readonly ClaimPart[],
  values: readonly (number | undefined)[] = CELLS.map(() => undefined),
): {
  readonly deduction: Deduction | undefined;
  readonly work: number;
} {
  const formula = buildPbFormula(
    values.map(() => [0, 1]),
    parts,
  );
  const contradicts: Oracle['contradicts'] = (members) => {
    const own = formula.parts.flatMap((part, at) => (members.includes(part) ? [at] : []));
    const core = coreOf(formula, own, members.filter(isFact), 1_000_000);
    if (core === undefined || core === 'stand') return undefined;
    return [...core.parts.flatMap((part) => formula.parts[part] ?? []), ...core.facts];
  };
  const oracle: Oracle = { contradicts, among: (_, __, work) => work(contradicts) };
  const known = { values, excluded: [] };
  const all = propagateAll(formula, known);
  if (all === undefined) return { deduction: undefined, work: 0 };
  const before = all.work;
  const deduction = tryWays(formula, known, all, () => true, oracle);
  return { deduction, work: all.work - before };
}

it('tells what the ways have in common that do not come to nothing', () => {
  const deduction = found([
    ruleOf('row 1', [0, 1, 2], atLeast(2, are([0, 1, 2]))),
    ruleOf('row 1, too', [0, 1, 2], atMost(2, are([0, 1, 2]))),
    ruleOf('the clue', [1, 2, 3], or([not(is(1, 1)), not(is(2, 1)), is(3, 1)])),
    ruleOf('the other clue', [1, 2, 3], or([not(is(1, 1)), not(is(2, 1)), not(is(3, 1))])),
  ]);
  expect(deduction?.named?.say(speech, [])).toBe(
    'Of the ways to fill cells 0, 1 and 2, all but two come to nothing, because of the other clue and the clue. In both, cell 0 is filled.',
  );
});

it('names up to eight other clues where no step names fewer', () => {
  const row = ruleOf('row 1', [0, 1, 2, 3], atLeast(1, are([0, 1, 2, 3])));
  // Each speaks against one way in which cell 0 is blank.
  const clues = product([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
    .filter((way) => way.includes(1))
    .map((way, at) =>
      ruleOf(
        `clue ${at}`,
        [0, 1, 2, 3],
        or([is(0, 1), ...way.map((value, cell) => is(cell + 1, 1 - value))]),
      ),
    );
  expect(clues).toHaveLength(7);
  const deduction = found([row, ...clues]);
  expect(deduction?.conclusions).toEqual([{ cell: 0, value: 1, holds: true }]);
  expect(deduction?.named?.say(speech, [])).toMatch(/because of (.*clue \d){7}/);
});

it('leaves more facts than sixty in a reason without asking about each', () => {
  const blank = Array.from({ length: 70 }, (_, at) => at + 2);
  const { deduction } = tried(
    [
      ruleOf('row 1', [0, 1], atLeast(1, are([0, 1]))),
      ruleOf('the clue', [0, 1, ...blank], or([is(0, 1), is(1, 0), ...are(blank)])),
    ],
    [undefined, undefined, ...blank.map(() => 0)],
  );
  expect(deduction?.conclusions).toEqual([{ cell: 0, value: 1, holds: true }]);
  expect(deduction?.reason.facts).toHaveLength(70);
  expect(deduction?.shortest).toBe(false);
});

it('tries the ways to fill the same cells once, however many claims leave them open', () => {
  const row = ruleOf('row 1', [0, 1, 2], atLeast(2, are([0, 1, 2])));
  const saysNothing = (_: unknown, at: number): ClaimPart =>
    ruleOf(`border ${at}`, [0, 1, 2], or([is(0, 0), is(0, 1)]));
  const { work } = tried([row]);
  const repeated = tried([row, ...Array.from({ length: 20 }, saysNothing)]);
  expect(work).toBeGreaterThan(0);
  expect(repeated.work).toBeLessThan(20 * work);
});

it('concludes what holds in each filling that its rules and facts allow', () => {
  const all = product(DOMAINS);
  const rules = fc.array(
    fc.record({
      cells: fc.uniqueArray(fc.constantFrom(...CELLS), { minLength: 2, maxLength: 3 }),
      values: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1)),
    }),
    { minLength: 4, maxLength: 10 },
  );
  let count = 0;
  fc.assert(
    fc.property(fc.constantFrom(...all), rules, (solution, made) => {
      // Each is a clause that the solution meets.
      const parts = made.map(({ cells, values }, at) => {
        const [first = 0, ...others] = cells;
        const literals = others.map((cell, index) => is(cell, values[index] ?? 0));
        return ruleOf(`rule ${at}`, cells, or([is(first, solution[first] ?? 0), ...literals]));
      });
      const deduction = found(parts);
      if (deduction === undefined) return;
      count += 1;
      expect(fillingAgainst(deduction, parts, all)).toBeUndefined();
    }),
    { numRuns: trials(600) },
  );
  expect(count).toBeGreaterThan(0);
});

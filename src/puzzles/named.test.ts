import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTwo } from '#engine/jobs/solve.ts';
import { deductions, isFull } from '#engine/jobs/walkthrough.ts';
import { explainingOf } from '#engine/mus/explaining.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import { makeAtOnce } from '#making/make.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { seeded } from '#puzzle/random.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { partsIn } from '#reasoning/reason.ts';
import type { Deduction } from '#reasoning/reason.ts';
import { explainStep } from '#reasoning/explainStep.ts';
import { isRelease, isThorough, sampled } from '#trials.ts';
import { smallParameters } from './boards.ts';
import { someTypes, testedTypes } from './testing.ts';

// Checks the wording of named steps against their reasons, on the whole solution of made puzzles of
// every type.

/** Statements about cells and values that should be missing, or are missing but should not be. */
function amissIn(formula: PbFormula, deduction: Deduction): readonly string[] {
  const { conclusions, reason, named } = deduction;
  if (named === undefined) return [];
  const parts = partsIn(formula, reason);
  const about = new Set(
    [...reason.facts, ...conclusions]
      .map(({ cell }) => cell)
      .concat(parts.flatMap(({ cells }) => cells)),
  );
  const cells = new Set<number>();
  const values = new Set<number>();
  const told = explainStep(formula, deduction, {
    names(some) {
      for (const cell of some) cells.add(cell);
      return `cells ${some.join(' ')}`;
    },
    word(value) {
      values.add(value);
      return String(value);
    },
  });
  // Some claims word values themselves.
  const isSaid = (value: number): boolean =>
    values.has(value) || new RegExp(`\\b${value}\\b`).test(told.sentence);
  const isHidden = told.technique.startsWith('hidden') && !conclusions[0]?.holds;
  // The other cells of the area are highlighted on the board.
  const isRest = /\bthe rest of\b/.test(told.sentence);
  return [
    ...[...cells].filter((cell) => !about.has(cell)).map((cell) => `cell ${cell} is of no matter`),
    ...conclusions
      .filter(({ cell, value }) => !(cells.has(cell) || isRest) || !(isSaid(value) || isHidden))
      .map(({ cell, value }) => `${cell} and ${value} are not said`),
    ...told.facts.filter((cell) => !about.has(cell)).map((cell) => `cell ${cell} is lit`),
    ...(told.lines.length > 0 && named.lines === undefined
      ? ['a named step goes on for lines']
      : []),
  ];
}

const some = someTypes(testedTypes);
/** Half of all types in CI, as chance draws them. */
const tried = isThorough && !isRelease ? sampled(some, Math.ceil(some.length / 2)) : some;

describe.each(tried)('of made puzzles of $name', (type) => {
  it('named steps say what they conclude, from cells of their reasons alone, and it is so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 999 }), async (seed) => {
        const puzzle = makeAtOnce(type, {
          parameters: isThorough
            ? standardParameters(type.parameters)
            : smallParameters(type, seeded(seed)),
          seed,
        })?.puzzle;
        if (puzzle === undefined) return;
        const context = await openContext(type, puzzle);
        const { warmSolvers, givens } = context;
        const [solution = []] = firstTwo(warmSolvers, givens);
        const { formula } = explainingOf(warmSolvers);
        for (const deduction of deductions(context, [solution], isFull)) {
          expect(amissIn(formula, deduction)).toEqual([]);
          for (const { cell, value, holds } of deduction.conclusions) {
            expect(solution[cell] === value).toBe(holds);
          }
        }
        warmSolvers.close();
      }),
      { numRuns: 1 },
    );
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { judgeModel } from '#logic/model.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { isRelease, isThorough, sampled, trials } from '#trials.ts';
import { aFew, isWithinZ3, testedExamples } from './testing.ts';

/** More values than the cells of any other type take. */
const LONG_PATH = 36;

const examples = testedExamples.filter(isWithinZ3);

// What Z3 proves of every example of every type; in CI of a sixth of them.

const tried = isRelease
  ? examples
  : isThorough
    ? sampled(examples, Math.ceil(examples.length / 6))
    : aFew(examples);

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

describe.each(tried)('$title', ({ type, example }) => {
  const { puzzle, solutionCount, solutions } = example;
  let session: Session;
  beforeAll(() => {
    session = openSession(z3, buildModel(type, puzzle));
  });
  afterAll(() => session.close());

  it('has the solutions that it lists, and as many as it says', () => {
    const verdict = solveByZ3(session, givenValues(type, puzzle), () => {});
    const found =
      verdict.kind === 'unique'
        ? [verdict.solution]
        : verdict.kind === 'several' && verdict.complete
          ? verdict.solutions
          : [];
    expect(found).toHaveLength(solutionCount);
    expect(found).toEqual(expect.arrayContaining([...solutions]));
  });

  it('is proved by our own solver, too, whatever clues are left out or wrong', () => {
    const givens = givenValues(type, puzzle);
    const ruleSolver = openRuleSolver(
      session.model,
      buildPbFormula(session.model.domains, claimPartsOf(session.model.claims)),
    );
    const cells = givens.flatMap((value, cell) => (value === undefined ? [] : [cell]));
    const [solution = []] = solutions;
    // A path through many cells takes Z3 minutes where hardly any of its numbers is known.
    const isLong = givens.some((_, cell) => (session.model.domains[cell]?.length ?? 0) > LONG_PATH);
    const someOf = fc.subarray(cells, { minLength: isLong ? Math.ceil(cells.length / 2) : 0 });
    fc.assert(
      fc.property(someOf, fc.option(fc.nat(solution.length - 1)), (left, wrong) => {
        const clues = givens.map((value, cell) => (left.includes(cell) ? value : undefined));
        const other = session.model.domains[wrong ?? 0]?.find(
          (value) => value !== solution[wrong ?? 0],
        );
        const typed = wrong === null ? clues : clues.with(wrong, other);
        const verdicts = [ruleSolver, session].map((searching) =>
          solveByZ3(searching, typed, () => {}, TWO),
        );
        const [byRules, byZ3] = verdicts.map((verdict) => ({
          kind: verdict.kind,
          solution: verdict.kind === 'unique' ? verdict.solution : undefined,
        }));
        // Of two connected colours with hardly a circle known Z3 may know nothing.
        if (byZ3?.kind === 'unknown' && left.length < cells.length) return;
        expect(byRules).toEqual(byZ3);
      }),
      { numRuns: trials(12, 3), examples: [[cells, null]] },
    );
  });

  it('is judged on damaged solutions as Z3 judges them', () => {
    const allows = (filling: Values): boolean =>
      session.search(filling, () => 'stop').kind === 'stopped';
    const [solution = []] = solutions;
    const cell = fc.nat(solution.length - 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 3 }), (swaps) => {
        const damaged = [...solution];
        for (const [a, b] of swaps) {
          [damaged[a], damaged[b]] = [damaged[b] ?? 0, damaged[a] ?? 0];
        }
        expect(judgeModel(session.model, damaged) === 'holds').toBe(allows(damaged));
      }),
      { numRuns: 40 },
    );
  });
});

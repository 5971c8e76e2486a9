import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Certificate } from '#certificate/certificate.ts';
import { checkProof } from '#checker/check.ts';
import { followsNaively } from '#checker/naive.ts';
import { certify } from '#engine/jobs/certify.ts';
import { solveByZ3 } from '#engine/jobs/solve.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { askClasp, hasClasp } from '#making/nativeSolver.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { hidato } from '#puzzles/hidato/index.ts';
import { arbitraryPuzzle, siteNumberOf } from './arbitrary.ts';
import { isRelease, isThorough, trials } from '#trials.ts';
import { aFew, someTypes, testedExamples, testedTypes } from './testing.ts';

// Other checkers can verify, step by step, what our own solver concludes.

/** The most solutions of a certificate in these tests. */
const FEW = 40;
/** The most characters of a formula for the plain check. */
const SMALL = 60_000;

/** The number of damaged proofs that were refused. */
let refused = 0;
let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

interface Certified extends Certificate {
  /** The number of all solutions. */
  readonly count: number;
}

/** The certificate of a puzzle; `undefined` if it has too many solutions. */
function certified(type: PuzzleType, puzzle: Puzzle): Certified | undefined {
  const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
  const givens = givenValues(type, puzzle);
  const listing = { limit: FEW, milliseconds: Infinity };
  const verdict = solveByZ3(warmSolvers.ruleSolver(), givens, () => {}, listing);
  const solutions = verdict.kind === 'unique' ? [verdict.solution] : [];
  if (verdict.kind === 'several') solutions.push(...verdict.solutions);
  if (verdict.kind === 'unknown' || (verdict.kind === 'several' && !verdict.complete)) {
    return undefined;
  }
  const certificate = certify({ type, puzzle, givens, warmSolvers, z3 }, { solutions });
  if (typeof certificate === 'string') throw new Error(`What was just found: ${certificate}`);
  return { ...certificate, count: solutions.length };
}

/** Tests the certificate of a puzzle; false if it has too many solutions. */
function isCertified(type: PuzzleType, puzzle: Puzzle): boolean {
  const found = certified(type, puzzle);
  if (found === undefined) return false;
  const checked = checkProof(found.formula, found.proof);
  expect(checked).toMatchObject({ kind: 'checked', solutions: found.count });
  return true;
}

/** A replacement for a given or for the clue at a site. */
function slip(type: PuzzleType, puzzle: Puzzle) {
  const { parameters, givens, siteClues } = puzzle;
  const value = fc.constantFrom(...type.slot(parameters).choices.map((choice) => choice.value));
  const given = fc
    .tuple(fc.nat(givens.length - 1), value)
    .map(([cell, wrong]): Partial<Puzzle> => ({ givens: givens.with(cell, wrong) }));
  const sites = type.sites?.(puzzle) ?? [];
  if (sites.length === 0) return given;
  const clue = fc.constantFrom(...sites.entries()).chain(([at, { slot }]) =>
    fc.option(siteNumberOf(slot), { nil: undefined }).map((number): Partial<Puzzle> => ({
      siteClues: siteClues.with(at, number === undefined ? undefined : [number]),
    })),
  );
  return type.givenCells === false ? clue : fc.oneof(given, clue);
}

/** The formula without the last solution that it excludes. */
const withoutLast = (formula: string): string =>
  formula.replace(/\* not this solution(?!.*\* not this solution).*$/s, '');

describe.each(aFew(testedExamples))('$title', ({ type, example }) => {
  const { puzzle, solutionCount } = example;
  const certificate = (): Certified => {
    const found = certified(type, puzzle);
    if (found === undefined) throw new Error('An example has more solutions than a certificate');
    return found;
  };

  it('comes with a certificate, whatever clues are left out or wrong', () => {
    const cells = puzzle.givens.flatMap((given, cell) => (given === undefined ? [] : [cell]));
    let checked = 0;
    fc.assert(
      fc.property(
        fc.subarray(cells, { minLength: Math.max(0, cells.length - 3) }),
        fc.option(slip(type, puzzle)),
        (kept, changed) => {
          const left = puzzle.givens.map((given, cell) =>
            kept.includes(cell) ? given : undefined,
          );
          if (isCertified(type, { ...puzzle, givens: left, ...changed })) checked += 1;
        },
      ),
      { numRuns: 3, examples: [[cells, null]] },
    );
    expect(checked).toBeGreaterThan(0);
  });

  it.skipIf(!hasClasp)(
    'has a formula that clasp finds unsatisfiable, but for its last line',
    () => {
      const { formula, count } = certificate();
      expect(count).toBe(solutionCount);
      expect(askClasp(formula)).toBe('unsat');
      expect(askClasp(withoutLast(formula))).toBe('sat');
    },
  );

  it('is refused with another solution, or without one', () => {
    const { formula, proof } = certificate();
    const [, listed = ''] = /\* not this solution: (.*)/.exec(formula) ?? [];
    const names = listed.split(' ');
    fc.assert(
      // Auxiliary variables, and flows in a circle, may be unconstrained: without one of them, the
      // solution may be the same.
      fc.property(fc.constantFrom(...names.filter((name) => !/_a\d+$|^f\d/.test(name))), (name) => {
        const swapped = formula.replace(listed, names.filter((each) => each !== name).join(' '));
        expect(checkProof(swapped, proof)).toMatchObject({ kind: 'refused', file: 'formula' });
      }),
      { numRuns: trials(6, 3) },
    );
    const size = Number(/^f (\d+)/m.exec(proof)?.[1]) - 1;
    const fewer = proof.replace(/^f \d+/m, `f ${size}`);
    expect(checkProof(withoutLast(formula), fewer)).toMatchObject({
      kind: 'refused',
      file: 'proof',
      // Sums name constraints by numbers, which are others now.
      ...(/^pol /m.test(proof) ? {} : { what: 'does not follow' }),
    });
  });

  it('is followed and refused as a plainer check does, with steps dropped or changed', () => {
    const { formula, proof } = certificate();
    // Sums of constraints are damaged in ../checker/damaged.test.ts.
    if (formula.length > SMALL || /^pol /m.test(proof)) return;
    const steps = proof.split('\n').filter((line) => line.startsWith('rup +'));
    if (steps.length === 0) return;
    const change = fc.constantFrom<(step: string) => string>(
      () => '',
      (step) => step.replace('>= 1', '>= 2'),
      (step) => step.replace(/\+1 (~?)/, (_, sign) => (sign === '' ? '+1 ~' : '+1 ')),
      (step) => step.replace(/\+1 \S+ /, ''),
      (step) => step.replace('+1', '+2'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...steps), change, (step, changed) => {
        const damaged = proof.replace(`${step}\n`, `${changed(step)}\n`);
        const { kind } = checkProof(formula, damaged);
        expect(kind).toBe(followsNaively(formula, damaged) ? 'checked' : 'refused');
        if (kind === 'refused') refused += 1;
      }),
      { numRuns: trials(8, 2) },
    );
    // Without steps, only trivial contradictions would follow; the proof has steps.
    const bare = proof.replaceAll(/rup \+.*\n/g, '');
    expect(checkProof(formula, bare).kind).toBe(
      followsNaively(formula, bare) ? 'checked' : 'refused',
    );
  });
});

// Of a few examples all may be proved without a step.
it.skipIf(!isRelease)('was refused with steps dropped or changed, in some of these', () => {
  expect(refused).toBeGreaterThan(0);
});

it.each(someTypes(testedTypes))(
  '$id: any board whatever has a certificate of what is found',
  (type) => {
    fc.assert(
      fc.property(arbitraryPuzzle(type), (puzzle) => void isCertified(type, puzzle)),
      { numRuns: isThorough ? 5 : 3 },
    );
  },
);

// Each of the two numbers is wanted, is the only one, and is beside the other: three constraints in a row
// of which each two neighbours are an equation.
it('two cells of a Hidato between black ones have a certificate', () => {
  const read = readPuzzle(hidato, '#option sides-only\nx x\n. .\n');
  if (!read.ok) throw new Error(read.problem.reason);
  expect(isCertified(hidato, read.value)).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveByZ3 } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { Model } from '#logic/model.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { askNative, nativeSolvers } from '#making/nativeSolver.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { isRelease, isThorough } from '#trials.ts';
import { judgedSolutions } from './judging.ts';
import { largerParameters, nearPuzzle, nearParameters } from './nearPuzzles.ts';
import { repeats, someTypes, testedTypes } from './testing.ts';

// Listed solutions are pairwise different, and their count is right.

/** The most solutions that are listed; puzzles with more are not counted. */
const MOST = 200;

interface Listed {
  readonly model: Model;
  /** Indexed by cell. */
  readonly givens: Values;
  readonly solutions: readonly (readonly number[])[];
  /** Whether these are all; otherwise there were too many, or the search gave up. */
  readonly complete: boolean;
}

/** The list of the app's own solver. */
function list(type: PuzzleType, puzzle: Puzzle): Listed {
  const model = buildModel(type, puzzle);
  const givens = givenValues(type, puzzle);
  const ruleSolver = openRuleSolver(
    model,
    buildPbFormula(model.domains, claimPartsOf(model.claims)),
  );
  const listing = { limit: MOST, milliseconds: Infinity };
  const verdict = solveByZ3(ruleSolver, givens, () => {}, listing);
  switch (verdict.kind) {
    case 'none':
      return { model, givens, solutions: [], complete: true };
    case 'unique':
      return { model, givens, solutions: [verdict.solution], complete: true };
    case 'several':
      return { model, givens, solutions: verdict.solutions, complete: verdict.complete };
    case 'unknown':
      return { model, givens, solutions: verdict.solutions, complete: false };
  }
}

/** z3's time limit for one board, and the timeout of its process, in milliseconds. */
const LOOKING = 1000;
const WAITING = 15_000;

/**
 * Up to `SMALL`, boards are counted by enumeration; above it, up to `LARGER`, z3 is asked. Both are
 * weights.
 */
const SMALL = 130;
const LARGER = 750;

/** Whether z3 finds another solution; `unknown` or `timeout` if it takes too long. */
function another({ model, givens, solutions }: Listed): string {
  const blocked = solutions.map((solution) => {
    const same = solution.map((value, unknown) => `(= V${unknown} ${value})`).join(' ');
    return `(assert (not (and ${same})))`;
  });
  const script = writeSmtlib(model, givens, '')
    .replace('(check-sat)', [...blocked, '(check-sat)'].join('\n'))
    .replace('(get-model)', '');
  return askNative('z3', `(set-option :timeout ${LOOKING})\n${script}`, WAITING).trim();
}

const told = ({ solutions }: Listed): readonly string[] => solutions.map(String);

/** All solutions according to the claims' own evaluators, at most one more than are listed. */
const judged = ({ model, givens, solutions }: Listed): readonly string[] =>
  judgedSolutions(model, givens, solutions.length + 1)
    .map(String)
    .toSorted();

describe.each(someTypes(testedTypes))('$id', (type) => {
  const small = nearParameters(type, SMALL);
  const larger = largerParameters(type, small, LARGER);

  it('lists all solutions of a small board, each once, as trying everything finds them', () => {
    const runs = isRelease ? 30 : isThorough ? 16 : 12;
    let compared = 0;
    fc.assert(
      fc.property(nearPuzzle(type, small), (puzzle) => {
        const listed = list(type, puzzle);
        expect(repeats(told(listed))).toEqual([]);
        if (!listed.complete) return;
        compared += 1;
        expect(told(listed).toSorted()).toEqual(judged(listed));
      }),
      { numRuns: runs },
    );
    // Few boards have too many solutions, or are too hard, to be compared.
    expect(compared).toBeGreaterThan(runs / 8);
  });

  it.skipIf(!nativeSolvers.includes('z3'))(
    'lists all solutions of a larger board, so that z3 finds no other',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(nearPuzzle(type, larger), (puzzle) => {
          const listed = list(type, puzzle);
          expect(repeats(told(listed))).toEqual([]);
          if (!listed.complete) return;
          const said = another(listed);
          if (said === 'unknown' || said === 'timeout') return;
          compared += 1;
          expect(said).toBe('unsat');
        }),
        { numRuns: isRelease ? 40 : isThorough ? 3 : 2 },
      );
      // Of a few boards all may have too many solutions, or be too hard for z3 within its limit.
      expect(compared).toBeGreaterThanOrEqual(isRelease ? 1 : 0);
    },
  );
});

it.each([
  ['off-by-one-sums', '4 4\n2\n3,2\n4\n4\n6\n5\n3\n0\n', 30],
  ['sujiko', '#option suko\n#groups aaabbbccc\n#totals 13,?,?\n25,13,22,17\nP8,6\n', 1],
])('lists of %s %j as many solutions as there are: %i', (id, text, count) => {
  const type = testedTypes.find((each) => each.id === id);
  const read = type && readPuzzle(type, text);
  if (type === undefined || read?.ok !== true) throw new Error(`${id} cannot read this`);
  const listed = list(type, read.value);
  expect(listed).toMatchObject({ complete: true });
  expect(new Set(told(listed)).size).toBe(count);
  expect(told(listed)).toHaveLength(count);
  expect(told(listed).toSorted()).toEqual(judged(listed));
});

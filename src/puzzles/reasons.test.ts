import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstTwo } from '#engine/jobs/solve.ts';
import { deductions, isFull } from '#engine/jobs/walkthrough.ts';
import { explainingOf, learn } from '#engine/mus/explaining.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { WarmSolvers } from '#engine/worker/warmSolvers.ts';
import { openContext, openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { isFact } from '#logic/claimPart.ts';
import type { Member } from '#logic/claimPart.ts';
import { contrary, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { buildModel, givenValues, speechOf } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { argueByCases } from '#reasoning/cases.ts';
import type { ArgumentByCases } from '#reasoning/cases.ts';
import { argue } from '#reasoning/inference.ts';
import type { Inference } from '#reasoning/inference.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { partsIn } from '#reasoning/reason.ts';
import type { Deduction, Known } from '#reasoning/reason.ts';
import { explainStep } from '#reasoning/explainStep.ts';
import type { Finding } from '#reasoning/techniques/finding.ts';
import { firstCases } from '#trials.ts';
import { findPuzzleType } from './all.ts';
import { aFew, testedExamples } from './testing.ts';

// Z3's check of reasons: they imply their conclusions, and are minimal.

/** Larger puzzles take too long for every test run; they are of the same types. */
const LARGEST = 120;

const explained = aFew(
  testedExamples.filter(
    ({ example }) => example.solutionCount === 1 && (example.solutions[0]?.length ?? 0) <= LARGEST,
  ),
);

/**
 * Errors in the cells that a deduction's words name: repeated in one phrase, or neither in its
 * reason nor in its conclusions; or more lines than anybody reads.
 */
function amissIn(formula: PbFormula, deduction: Deduction): readonly string[] {
  const { conclusions } = deduction;
  const reason = deduction.argued ?? deduction.reason;
  const about = new Set([
    ...partsIn(formula, reason).flatMap(({ cells }) => cells),
    ...[...reason.facts, ...conclusions].map(({ cell }) => cell),
  ]);
  const amiss: string[] = [];
  const names = (cells: readonly number[]): string => {
    if (new Set(cells).size < cells.length) amiss.push(`${cells.join(' ')} names one twice`);
    if (cells.length === 0) amiss.push('no cell is named');
    if (cells.some((cell) => !about.has(cell))) amiss.push(`${cells.join(' ')} names others`);
    return `cells ${cells.join(' ')}`;
  };
  const { sentence, lines } = explainStep(formula, deduction, { names, word: String });
  const stand = standing(formula, deduction);
  for (const [said, value = '', cell = ''] of [sentence, ...lines]
    .join(' ')
    .matchAll(/has its (\d+) at cells ([\d ]+)/g)) {
    if (!stand.includes(`${cell.trim()}=${value}`)) amiss.push(said);
  }
  if (lines.length > mostLines(deduction)) amiss.push(`${lines.length} lines`);
  return amiss;
}

/** So many lines are read at most: more where suppositions or cases each have their own. */
const mostLines = ({ cases, named }: Deduction): number =>
  cases !== undefined ? 18 : named?.technique === 'nested' ? 14 : 12;

/** The values of cells according to a deduction's facts and steps: "12=5". */
function standing(formula: PbFormula, deduction: Deduction): readonly string[] {
  const [conclusion] = deduction.conclusions;
  const reason = deduction.argued ?? deduction.reason;
  const argument = conclusion && argue(formula, reason, conclusion);
  const met = [
    ...reason.facts,
    ...(argument?.steps.map(({ literal }) => literal) ?? []),
    ...(argument?.kind === 'suppose' ? [argument.supposed] : []),
  ];
  return met.flatMap(({ cell, value, holds }) => (holds ? [`${cell}=${value}`] : []));
}

/** Literals that the steps of an argument rely on without being known or stated before. */
function unsaid(formula: PbFormula, deduction: Deduction): readonly Literal[] {
  const [conclusion] = deduction.conclusions;
  const reason = deduction.argued ?? deduction.reason;
  if (conclusion === undefined) return [];
  if (deduction.cases !== undefined) {
    const byCases = argueByCases(formula, reason, conclusion, deduction.cases);
    return byCases === undefined ? [conclusion] : unsaidByCases(byCases, reason.facts);
  }
  const argument = argue(formula, reason, conclusion);
  if (argument === undefined) return [];
  const said = [...reason.facts];
  if (argument.kind === 'suppose') said.push(argument.supposed);
  const missing = (from: readonly Literal[]) =>
    from.filter((literal) => !said.some((other) => sameLiteral(other, literal)));
  const found = argument.steps.flatMap(({ literal, from }) => {
    const gap = missing(from);
    said.push(literal);
    return gap;
  });
  return argument.kind === 'suppose' ? [...found, ...missing(argument.broken.from)] : found;
}

/** The same for cases, each of which may rely on the exclusion of those before it. */
function unsaidByCases(
  { supposed, steps, cases }: ArgumentByCases,
  facts: readonly Literal[],
): readonly Literal[] {
  const shared = [...facts, ...(supposed === undefined ? [] : [supposed])];
  const gapsIn = (said: Literal[], course: readonly Inference[], end: readonly Literal[]) => {
    const missing = (from: readonly Literal[]) =>
      from.filter((literal) => !said.some((other) => sameLiteral(other, literal)));
    const found = course.flatMap(({ literal, from }) => {
      const gap = missing(from);
      said.push(literal);
      return gap;
    });
    return [...found, ...missing(end)];
  };
  return [
    ...gapsIn(shared, steps, []),
    ...cases.flatMap(({ assumed, steps: own, broken }, at) => {
      const before = cases.slice(0, at).map((other) => contrary(other.assumed));
      return gapsIn([...shared, ...before, assumed], own, broken?.from ?? []);
    }),
  ];
}

describe('of puzzles that take exclusions or cases, the words', () => {
  it.each(
    firstCases([
      [
        'sudoku',
        '38.6.......9.......2..3.51......5....3..1..6....4......17.5..8.......9.......7.32',
      ],
      [
        'sudoku',
        '...658.....4......12............96.7...3..5....2.8...3..19..8..3.6.....4....473..',
      ],
      [
        'number-workout',
        '056 | 400004050 | 203000002 | 100000003 | 000000002 | 600000000 | 200000003 | 000040001 | 152005004 | 031',
      ],
    ]),
  )('name what the reason says of a %s, %s', async (id, text) => {
    const type = findPuzzleType(id);
    const read = type && readPuzzle(type, text.replaceAll(' | ', '\n'));
    if (type === undefined || read?.ok !== true) throw new Error('A puzzle that cannot be read');
    const context = await openContext(type, read.value);
    const { warmSolvers, givens } = context;
    const { formula } = explainingOf(warmSolvers);
    for (const deduction of deductions(context, firstTwo(warmSolvers, givens), isFull)) {
      expect(amissIn(formula, deduction)).toEqual([]);
      expect(unsaid(formula, deduction)).toEqual([]);
    }
    warmSolvers.close();
  });
});

describe.each(explained)('$title', ({ type, example }) => {
  const { puzzle, solutions } = example;
  const [solution = []] = solutions;
  const givens = givenValues(type, puzzle);
  let warmSolvers: WarmSolvers;
  beforeAll(async () => {
    warmSolvers = openWarmSolvers(await openNodeZ3(), buildModel(type, puzzle));
  });
  afterAll(() => warmSolvers.close());

  const next = (known: Known): Deduction | undefined =>
    explainingOf(warmSolvers)
      .deduce(speechOf(type, puzzle))
      .next(known, () => solution.map((value) => [value]));

  /** Whether all conclusions follow from the members, according to the solver. */
  const prove = (members: readonly Member[], { conclusions }: Deduction): boolean =>
    conclusions.every(
      (conclusion) =>
        warmSolvers.coreSession().contradicts([...members, contrary(conclusion)]) !== undefined,
    );

  it('gives reasons that prove their conclusions, and of which no part can be left out', () => {
    const open = givens.flatMap((given, cell) => (given === undefined ? [cell] : []));
    fc.assert(
      fc.property(fc.subarray(open, { maxLength: open.length - 1 }), (marked) => {
        const values = givens.map((given, cell) =>
          marked.includes(cell) ? solution[cell] : given,
        );
        const deduction = next({ values, excluded: [] });
        expect(deduction).toBeDefined();
        if (deduction === undefined) return;
        const { reason } = deduction;
        const members = [...partsIn(explainingOf(warmSolvers).formula, reason), ...reason.facts];
        expect(prove(members, deduction)).toBe(true);
        for (const { cell, value, holds } of reason.facts) {
          expect(values[cell] === value).toBe(holds);
        }
        if (!deduction.shortest) return;
        // A sight says itself whether some facts are enough for it.
        const { follows }: Partial<Finding> = deduction.named ?? {};
        for (const left of members) {
          const fewer = members.filter((member) => member !== left);
          const isEnough =
            follows && isFact(left) ? follows(fewer.filter(isFact)) : prove(fewer, deduction);
          expect(isEnough).toBe(false);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('is explained to the end, and only what is true is said', () => {
    let known: Known = { values: givens, excluded: [] };
    const deducing = explainingOf(warmSolvers).deduce(speechOf(type, puzzle));
    while (!isFull(known)) {
      const deduction = deducing.next(known, () => solution.map((value) => [value]));
      expect(deduction).toBeDefined();
      if (deduction === undefined) return;
      for (const { cell, value, holds } of deduction.conclusions) {
        expect(solution[cell] === value).toBe(holds);
        expect(known.values[cell]).toBeUndefined();
      }
      expect(unsaid(explainingOf(warmSolvers).formula, deduction)).toEqual([]);
      expect(amissIn(explainingOf(warmSolvers).formula, deduction)).toEqual([]);
      known = learn(known, deduction.conclusions);
    }
    expect(known.values).toEqual(solution);
  });
});

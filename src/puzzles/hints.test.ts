import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hint } from '#engine/jobs/hint.ts';
import { firstTwo } from '#engine/jobs/solve.ts';
import { deductions, isFull } from '#engine/jobs/walkthrough.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Values } from '#logic/claim.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle } from '#puzzle/text.ts';
import type { Deduction } from '#reasoning/reason.ts';
import { isRelease, isThorough, sampled } from '#trials.ts';
import { exampleOf, someTypes, testedTypes } from './testing.ts';

// The exact wording of hints at a few positions of every type.

interface Told {
  /** The number of steps of the whole explanation made before the hint. */
  readonly made: number;
  readonly technique: string;
  /** Where to look, the sentence, then its lines. */
  readonly says: readonly string[];
}

/**
 * Each type's `hints.txt`: blocks with an example's title, or a puzzle's text form, then its
 * positions: the number of steps, the technique of the next one, where to look, and indented the
 * hint.
 */
const FILES = import.meta.glob<string>('./*/hints.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The prefix of a title that is a text form instead of an example's title. */
const TEXT = 'text: ';

const folderOf = (id: string): string => (id === 'template' ? '_template' : id);

const HINTS = testedTypes.flatMap((type) =>
  (FILES[`./${folderOf(type.id)}/hints.txt`] ?? '')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [title = '', ...lines] = block.split('\n');
      const told: Told[] = [];
      for (const line of lines) {
        const [, made, technique = '', where = ''] = /^(\d+) (.*?): (.*)$/.exec(line) ?? [];
        const last = told.at(-1);
        if (made !== undefined) {
          told.push({ made: Number(made), technique, says: [where] });
        } else if (last !== undefined) {
          told.splice(-1, 1, { ...last, says: [...last.says, line.trim()] });
        }
      }
      return { type, title, told };
    }),
);

/** The position after some steps of the whole explanation: marks entered, exclusions noted. */
function after(steps: readonly Deduction[], context: JobContext) {
  const conclusions = steps.flatMap((step) => step.conclusions);
  const marks: (number | undefined)[] = context.givens.map(() => undefined);
  for (const { cell, value, holds } of conclusions) if (holds) marks[cell] = value;
  const noted = conclusions.filter(({ holds }) => !holds);
  return { marks: marks as Values, noted, struck: [] };
}

/** The first steps of the whole explanation. */
function firstSteps(context: JobContext, count: number): readonly Deduction[] {
  const steps: Deduction[] = [];
  if (count === 0) return steps;
  for (const deduction of deductions(
    context,
    firstTwo(context.warmSolvers, context.givens),
    isFull,
  )) {
    steps.push(deduction);
    if (steps.length === count) break;
  }
  return steps;
}

/**
 * The example with this title, or the puzzle whose text form is the title, with lines separated by
 * ` | `.
 */
function puzzleOf(type: PuzzleType, title: string): Puzzle {
  if (!title.startsWith(TEXT)) return exampleOf(type, title).puzzle;
  const read = readPuzzle(type, title.slice(TEXT.length).replaceAll(' | ', '\n'));
  if (!read.ok) throw new Error(`${title}: ${sayProblem(read.problem)}`);
  return read.value;
}

it('every type has hints whose words are known, in its folder', () => {
  const untold = testedTypes.filter(
    (type) => !HINTS.some((hints) => hints.type === type && hints.told.length > 0),
  );
  expect(untold.map(({ id }) => id)).toEqual([]);
});

/** Techniques that puzzles of these sizes hardly ever need, or not before an easier one. */
const RARE: readonly TechniqueId[] = [
  'areas together',
  'hidden quad',
  'jellyfish',
  'joined',
  'line logic',
  'naked quad',
  'no two alike',
  'several rules',
  'split',
];

it('every technique is met in a hint whose words are known, but for those that are rare', () => {
  const met = new Set(HINTS.flatMap(({ told }) => told.map(({ technique }) => technique)));
  const unmet = Object.keys(TECHNIQUES).filter((id) => !met.has(id));
  expect(unmet.toSorted()).toEqual(RARE);
});

/** Those of a few types, in CI of half of them: the whole explanation of a puzzle takes a while. */
const tried = isRelease
  ? testedTypes
  : isThorough
    ? sampled(testedTypes, Math.ceil(testedTypes.length / 2))
    : someTypes(testedTypes);

describe.each(HINTS.filter(({ type }) => tried.includes(type)))(
  '$type.id: $title',
  ({ type, title, told }) => {
    let context: JobContext;
    let steps: readonly Deduction[];
    beforeAll(async () => {
      const puzzle = puzzleOf(type, title);
      const z3 = await openNodeZ3();
      const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
      context = { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3 };
      steps = firstSteps(context, Math.max(...told.map(({ made }) => made)));
    });
    afterAll(() => context.warmSolvers.close());

    it.each(told)('after $made steps: $technique', ({ made, technique, says }) => {
      const found = hint(context, after(steps.slice(0, made), context));
      expect(found.kind).toBe('step');
      if (found.kind !== 'step') return;
      const { step } = found;
      expect([step.where, step.sentence, ...step.lines]).toEqual(says);
      expect(step.technique).toBe(technique);
    });
  },
);

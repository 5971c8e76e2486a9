import { prove } from '#engine/page/prove.ts';
import type { Solution, Verdict } from '#engine/questions/questions.ts';
import { writeSolution } from '#picture/writeSolution.ts';
import { listingOf } from '#package/answers.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { readText } from '#package/readText.ts';
import type { PuzzleText } from '#package/puzzleText.ts';
import { answerEach } from '../answerEach.ts';
import type { Outcome } from '../answerEach.ts';
import { JSON_LINES, TYPE, WORK, Z3_BESIDE } from '../sharedOptions.ts';
import { askWithin } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { defineSubcommand } from '../subcommand.ts';
import { sayVerdict, STATUS_OF_VERDICT } from './verdicts.ts';

const USUAL_COUNT = 2;
const MOST_SOLUTIONS = 100_000;
/** Easy puzzles are solved faster than the next question comes from here. */
const AT_DESK = 2;

/** `gridproof solve`. */
export const solve = defineSubcommand({
  name: 'solve',
  words: '[FILE…]',
  about: [
    'says whether each puzzle has one solution, several or none, and shows them',
    'Without a file, or for -, the standard input is read. A file holds puzzles in any form that',
    'the page reads: many are divided by lines %%, addresses and Sudokus have a line each.',
  ],
  options: {
    ...TYPE,
    count: {
      kind: 'number',
      value: 'N',
      about: `shows up to so many solutions, usually ${USUAL_COUNT}; 0 for the verdict alone`,
      from: 0,
      to: MOST_SOLUTIONS,
    },
    ...Z3_BESIDE,
    ...JSON_LINES,
    ...WORK,
  },
  run: ({ options, words }, world) =>
    answerEach(
      world,
      options,
      words,
      (puzzle, desk) => solveOne(puzzle, desk, options.count ?? USUAL_COUNT, options.z3),
      AT_DESK,
    ),
});

async function solveOne(
  puzzle: PuzzleText,
  desk: Desk,
  count: number,
  isZ3Asked: boolean,
): Promise<Outcome> {
  const { type, text } = puzzle;
  const { by, outcome } = await prove(
    desk.witnesses,
    { type, text },
    {
      budget: desk.budget,
      listing: listingOf(count),
      // The time is limited, and not the work.
      work: Infinity,
      byRulesOnly: !isZ3Asked,
    },
  ).outcome;
  if (outcome.kind === 'failed') throw new UnansweredError(outcome.sentence, outcome.detail);
  if (outcome.kind === 'cancelled') throw new UnansweredError('it was cancelled');
  const solutions = solutionsOf(outcome);
  const z3 =
    isZ3Asked && by === 'rules' && outcome.kind !== 'unknown'
      ? await askWithin(desk.witnesses.z3)(
          'confirm',
          { type, text },
          {
            solutions,
            complete: outcome.kind !== 'several' || outcome.complete,
          },
        )
      : undefined;
  if (z3 === 'refuted') {
    throw new UnansweredError('Z3 does not agree. This is a bug in Gridproof.');
  }
  const shown = solutions.slice(0, count);
  const witness = { confirmed: ' Z3 agrees.', unknown: ' Z3 gave no answer.' } as const;
  const byZ3 = by === 'z3' && outcome.kind !== 'unknown' ? ' Z3 found this.' : '';
  return {
    status: STATUS_OF_VERDICT[outcome.kind],
    said: `${sayVerdict(outcome)}${z3 === undefined ? byZ3 : witness[z3]}`,
    below: await draw({ type, text }, shown),
    json: {
      verdict: outcome.kind,
      solutions: shown,
      ...(outcome.kind === 'several' ? { complete: outcome.complete } : {}),
      ...(outcome.kind === 'unknown' ? { reason: outcome.reason } : {}),
      by,
      ...(z3 === undefined ? {} : { z3 }),
      milliseconds: outcome.milliseconds,
    },
  };
}

/** Solutions in characters, each with an empty line below it. */
async function draw(puzzle: PuzzleText, solutions: readonly Solution[]): Promise<string> {
  if (solutions.length === 0) return '';
  const { type, puzzle: read } = await readText(puzzle);
  return solutions.map((solution) => `${writeSolution(type, read, solution)}\n`).join('');
}

function solutionsOf(verdict: Verdict): readonly Solution[] {
  switch (verdict.kind) {
    case 'unique':
      return [verdict.solution];
    case 'several':
    case 'unknown':
      return verdict.solutions;
    case 'none':
      return [];
  }
}

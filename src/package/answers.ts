import type { Hint, Listing, Solution, Verdict, Walkthrough } from '#engine/questions/questions.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { Values } from '#logic/claim.ts';
import type { Ask } from './ask.ts';
import type { Proved, Rated, SolveOptions, Unrated } from './outcomes.ts';
import { UnansweredError } from './unanswered.ts';
import { readText } from './readText.ts';
import type { PuzzleText } from './puzzleText.ts';

/** Two solutions prove several. */
const FEWEST = 2;

/** The limits of a listing of so many solutions. */
export const listingOf = (count: number): Listing => ({
  limit: Math.max(FEWEST, count),
  milliseconds: Infinity,
});

/** The verdict by our own solver, with up to `count` solutions. */
export async function solveBy(
  ask: Ask,
  puzzle: PuzzleText,
  { count = FEWEST, work }: SolveOptions = {},
): Promise<Verdict> {
  const limits = work === undefined ? {} : { work };
  return ask('solveByRules', puzzle, { listing: listingOf(count), ...limits });
}

/** The solutions of a verdict that are all there are; `undefined` if there may be others. */
function allSolutions(verdict: Verdict): readonly Solution[] | undefined {
  switch (verdict.kind) {
    case 'unique':
      return [verdict.solution];
    case 'none':
      return [];
    case 'several':
      return verdict.complete ? verdict.solutions : undefined;
    case 'unknown':
      return undefined;
  }
}

/** The verdict with its proof, which has not been checked yet. */
export async function proveBy(
  ask: Ask,
  puzzle: PuzzleText,
  options: SolveOptions = {},
): Promise<Proved> {
  const verdict = await solveBy(ask, puzzle, options);
  const solutions = allSolutions(verdict);
  if (solutions === undefined) return { verdict, certificate: undefined };
  const answer = await ask('certify', puzzle, { solutions });
  if (answer === 'differs') throw new UnansweredError(DIFFERS);
  return { verdict, certificate: typeof answer === 'string' ? undefined : answer };
}

const DIFFERS = 'A second search found other solutions. This is a bug in Gridproof.';

/** The next step from these marks, indexed by cell; those of the clues do not count. */
export const hintBy = (ask: Ask, puzzle: PuzzleText, marks: Values = []): Promise<Hint> =>
  ask('hint', puzzle, { marks, noted: [], struck: [] });

/** All steps from the clues to everything that follows from them. */
export const explainBy = (
  ask: Ask,
  puzzle: PuzzleText,
  { work }: Pick<SolveOptions, 'work'> = {},
): Promise<Walkthrough> => ask('walkthrough', puzzle, work === undefined ? {} : { work });

/** How hard a puzzle is; none without exactly one solution, or where rating takes too much work. */
export async function gradeBy(
  ask: Ask,
  puzzle: PuzzleText,
  options: SolveOptions = {},
): Promise<Rated | Unrated> {
  const verdict = await solveBy(ask, puzzle, options);
  if (verdict.kind !== 'unique') return { grade: undefined, verdict: verdict.kind };
  const graded = await ask('grade', puzzle, { solution: verdict.solution });
  if (graded === 'unknown') return { grade: undefined, verdict: 'unique' };
  const { type, puzzle: read } = await readText(puzzle);
  return { ...graded, grade: gradeOf(graded.difficulty, gradingOf(type, read)) };
}

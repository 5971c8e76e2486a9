/**
 * Gridproof as a library: `import { open, solve } from 'gridproof'`. Puzzles are texts with a type,
 * answers are plain data. Cells are indexed from 0, in the order in which the type's text has them, row by
 * row; lines of texts are counted from 1; times are in milliseconds. Everything runs in the calling
 * thread, by our own solver. A function rejects for a text that cannot be read and for a question
 * without an answer (`UnansweredError`); what `open` cannot read is a value.
 */
import type { Hint, Walkthrough } from '#engine/questions/hint.ts';
import type { Verdict } from '#engine/questions/verdict.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import { fetchPuzzleType, fetchPuzzleTypes } from '#puzzles/registry.ts';
import { writeSolution } from '#picture/writeSolution.ts';
import { explainBy, gradeBy, hintBy, proveBy, solveBy } from './answers.ts';
import type { Proved, Rated, SolveOptions, Unrated } from './outcomes.ts';
import { askHere } from './ask.ts';
import { makeBy, recipeOf } from './makePuzzles.ts';
import type { MadePuzzle, Wishes } from './wishes.ts';
import { readText } from './readText.ts';
import type { PuzzleText } from './puzzleText.ts';

export { UnansweredError } from './unanswered.ts';
export { convert, FORMS } from './convert.ts';
export type { Converted, Form } from './convert.ts';
export { LONGEST_OPENED, open } from './open.ts';
export type { Opened, OpenedPuzzle, TextProblem } from './open.ts';
export type { PuzzleText } from './puzzleText.ts';
export type { Grade, Hint, MadePuzzle, Proved, Rated, SolveOptions, Unrated, Verdict, Walkthrough };
export type { Wishes };

/** A type of puzzle. */
export interface TypeSummary {
  /** The word for it in `PuzzleText`, and in addresses. */
  readonly id: string;
  readonly name: string;
  /** One sentence about it. */
  readonly summary: string;
  /** Its sizes by name, each with the numbers it can be. */
  readonly sizes: Readonly<Record<string, readonly number[]>>;
  /** The words of its options. */
  readonly options: readonly string[];
}

/** All types of puzzle, in the order of the page. */
export async function types(): Promise<readonly TypeSummary[]> {
  return (await fetchPuzzleTypes()).map(({ id, name, summary, parameters }) => {
    const sizes: Record<string, readonly number[]> = {};
    const options: string[] = [];
    for (const [key, parameter] of Object.entries(parameters)) {
      if (parameter.kind === 'size') sizes[key] = parameter.choices;
      else options.push(parameter.option);
    }
    return { id, name, summary, sizes, options };
  });
}

/**
 * Proves that a puzzle has no solution, exactly one, or several, of which it lists up to `count`. A verdict
 * is `unknown` if it takes more than `work`.
 */
export const solve = (puzzle: PuzzleText, options?: SolveOptions): Promise<Verdict> =>
  solveBy(askHere, puzzle, options);

/**
 * The verdict with a formula (OPB) and a proof (VeriPB 3.0) that its solutions are all, which
 * `gridproof/checker` and VeriPB check. There is none of an incomplete list.
 */
export const prove = (puzzle: PuzzleText, options?: SolveOptions): Promise<Proved> =>
  proveBy(askHere, puzzle, options);

/** The next step from these marks, indexed by cell and `undefined` where a cell is open. */
export const hint = (
  puzzle: PuzzleText,
  marks: readonly (number | undefined)[] = [],
): Promise<Hint> => hintBy(askHere, puzzle, marks);

/**
 * All steps from the clues to everything that follows from them; `work` limits how much is searched for the solutions
 * before.
 */
export const explain = (
  puzzle: PuzzleText,
  options?: Pick<SolveOptions, 'work'>,
): Promise<Walkthrough> => explainBy(askHere, puzzle, options);

/** How hard a puzzle is: `grade` is `undefined` without exactly one solution. */
export const grade = (puzzle: PuzzleText, options?: SolveOptions): Promise<Rated | Unrated> =>
  gradeBy(askHere, puzzle, options);

/**
 * Makes a puzzle of a type; `undefined` if its number makes none. Rejects with a sentence if there is no
 * such type, or none of that size or grade.
 */
export async function make(type: string, wishes: Wishes): Promise<MadePuzzle | undefined> {
  const found = await fetchPuzzleType(type);
  if (found === undefined) throw new Error(`There is no type of puzzle called "${type}".`);
  const recipe = recipeOf(found, wishes);
  if (!recipe.ok) throw new Error(`${recipe.problem.reason}.`);
  return makeBy(askHere, found, recipe.value);
}

/** A solution in characters, a line for each row; `solution` is indexed by cell. */
export async function drawSolution(
  puzzle: PuzzleText,
  solution: readonly number[],
): Promise<string> {
  const { type, puzzle: read } = await readText(puzzle);
  return writeSolution(type, read, solution);
}

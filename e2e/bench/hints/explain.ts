/** Explains puzzles to the end in plain Node, and counts what is said on the way. */
import { firstTwo } from '../../../src/engine/jobs/solve.ts';
import { isFull } from '../../../src/engine/jobs/walkthrough.ts';
import { explainingOf, learn, possibleOnce, stepOf } from '../../../src/engine/mus/explaining.ts';
import { openContext } from '../../../src/engine/z3/nodeZ3.ts';
import { makeAtOnce } from '../../../src/making/make.ts';
import type { Recipe } from '../../../src/making/recipe.ts';
import { TECHNIQUES } from '../../../src/logic/techniques/techniques.ts';
import type { TechniqueId } from '../../../src/logic/techniques/techniques.ts';
import type { Parameters } from '../../../src/puzzle/parameters.ts';
import { standardParameters } from '../../../src/puzzle/parameters.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { speechOf } from '../../../src/puzzle/puzzleType.ts';
import type { PuzzleType } from '../../../src/puzzle/puzzleType.ts';
import { readExamples } from '../../../src/puzzle/examples.ts';
import { readPuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType, puzzleTypes } from '../../../src/puzzles/all.ts';
import type { Known } from '../../../src/reasoning/reason.ts';
import { costOf, findings, sights } from '../../../src/reasoning/techniques/find.ts';

export { TECHNIQUES } from '../../../src/logic/techniques/techniques.ts';

/** The types that are in the menu. */
export const ids = puzzleTypes.map(({ id }) => id);

/** One step as it was told. */
export interface ToldStep {
  readonly technique: TechniqueId;
  readonly words: number;
  readonly text: string;
  /** Whether no named step at the position costs less. */
  readonly easiest: boolean;
}

/** A puzzle explained. */
export interface Explained {
  readonly name: string;
  readonly steps: readonly ToldStep[];
  readonly solved: boolean;
  /** Milliseconds until the first hint, of a puzzle that was solved before. */
  readonly first: number;
  /** The slowest of the other hints. */
  readonly slowest: number;
  /** All hints together. */
  readonly all: number;
}

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

/** A puzzle from its text form. */
export function read(id: string, text: string): Puzzle {
  const found = readPuzzle(typeOf(id), text);
  if (!found.ok) throw new Error(found.problem.reason);
  return found.value;
}

/** A type's own examples that have one solution. */
export const examples = (id: string): readonly Puzzle[] =>
  readExamples(typeOf(id)).flatMap(({ puzzle, solutionCount }) =>
    solutionCount === 1 ? [puzzle] : [],
  );

/** A puzzle of our own maker; `undefined` where the number makes none. */
export function made(
  id: string,
  seed: number,
  grade: Recipe['grade'],
  parameters: Parameters = {},
): Puzzle | undefined {
  const type = typeOf(id);
  return makeAtOnce(type, {
    parameters: { ...standardParameters(type.parameters), ...parameters },
    seed,
    grade,
  })?.puzzle;
}

/** Explains a puzzle until it is solved, or `most` steps are told. */
export async function explain(
  id: string,
  name: string,
  puzzle: Puzzle,
  most = Infinity,
): Promise<Explained> {
  const type = typeOf(id);
  const context = await openContext(type, puzzle);
  const { warmSolvers, givens } = context;
  const solutions = firstTwo(warmSolvers, givens);
  const possible = possibleOnce(warmSolvers, givens, solutions);
  const steps: ToldStep[] = [];
  const times: number[] = [];
  let known: Known = { values: givens, excluded: [] };
  const explaining = explainingOf(warmSolvers);
  const deducing = explaining.deduce(speechOf(type, puzzle));
  while (!isFull(known) && steps.length < most) {
    const start = performance.now();
    const deduction = deducing.next(known, possible);
    if (deduction === undefined) break;
    const told = stepOf(explaining, context, deduction);
    times.push(performance.now() - start);
    const text = [told.sentence, ...told.lines].join(' ');
    const { formula } = explaining;
    const [cheapest] = findings(formula, known, sights(formula, known)).next().value ?? [];
    const cost = TECHNIQUES[told.technique].cost;
    const easiest = cheapest === undefined || costOf(cheapest) >= cost;
    const words = text.split(' ').length;
    steps.push({ technique: told.technique, words, text, easiest });
    known = learn(known, deduction.conclusions);
  }
  const solved = isFull(known);
  warmSolvers.close();
  const [first = 0, ...others] = times;
  const all = times.reduce((sum, time) => sum + time, 0);
  return { name, steps, solved, first, slowest: Math.max(0, ...others), all };
}

import { distanceFrom, gradeOf, GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { sizeOf } from '#puzzle/size.ts';
import { gradePuzzle } from '#reasoning/grade.ts';
import { draft } from './draft.ts';
import type { Draft } from './draft.ts';
import { writeRecipe } from './recipe.ts';
import type { Recipe } from './recipe.ts';
import { openRules } from './rules.ts';
import type { Answer } from './rules.ts';

/** A new puzzle with exactly one solution. */
export interface Made {
  readonly puzzle: Puzzle;
  readonly answer: Answer;
  /** On the scale of `gradePuzzle`. */
  readonly difficulty: number;
  /** Whether grade and number of givens are what the recipe wants; otherwise it is the nearest. */
  readonly asWanted: boolean;
}

/** How far the making is: which attempt, from 0, of at most how many. */
export interface Attempts {
  readonly attempt: number;
  readonly attempts: number;
}

/** How often a puzzle is begun before the nearest is good enough. */
const ATTEMPTS = 24;

/**
 * Makes a puzzle by a recipe. Pauses often, so that whoever runs it can tell how far it is.
 * `undefined` when no attempt led to a puzzle with one solution.
 */
export function* makePuzzle(
  type: PuzzleType,
  recipe: Recipe,
): Generator<Attempts, Made | undefined> {
  let nearest: { readonly made: Made; readonly distance: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const making = { attempt, attempts: ATTEMPTS };
    yield making;
    const drafting = draft(type, recipe, attempt);
    let step = drafting.next();
    while (step.done !== true) {
      yield making;
      step = drafting.next();
    }
    if (step.value === undefined) continue;
    const candidate = aim(type, recipe, step.value);
    if (nearest === undefined || candidate.distance < nearest.distance) nearest = candidate;
    if (nearest.distance === 0) break;
  }
  if (nearest === undefined) return undefined;
  const { made, distance } = nearest;
  return { ...made, puzzle: named(type, recipe, made), asWanted: distance === 0 };
}

/** The version of a draft that comes nearest to what is wanted, by giving more of the answer. */
function aim(type: PuzzleType, recipe: Recipe, drafted: Draft) {
  const { grade, minimal, givens } = recipe;
  const { answer } = drafted;
  const madeWith = (more: number) => {
    const puzzle = drafted.withMore(more);
    const made: Made = {
      puzzle,
      answer,
      difficulty: difficultyOf(type, puzzle, answer),
      asWanted: true,
    };
    const count = puzzle.givens.filter((given) => given !== undefined).length;
    const off = givens === undefined ? 0 : Math.abs(count - givens) / Math.max(1, givens);
    const distance = off + (grade === 'any' ? 0 : distanceFrom(grade, made.difficulty));
    return { made, distance };
  };
  if (givens !== undefined && !minimal) {
    const each = drafted.withMore(1).givens.filter((given) => given !== undefined).length;
    const size = Math.max(1, each - drafted.givens);
    return madeWith(
      Math.min(drafted.spare, Math.max(0, Math.round((givens - drafted.givens) / size))),
    );
  }
  let best = madeWith(0);
  if (minimal || grade === 'any') return best;
  // The more is given the easier it gets, by and large: halve the range.
  let [few, many] = [0, drafted.spare];
  while (best.distance > 0 && few < many && isHarder(best.made.difficulty, grade)) {
    const more = Math.ceil((few + many) / 2);
    const next = madeWith(more);
    if (next.distance < best.distance) best = next;
    if (next.distance === 0) break;
    if (isHarder(next.made.difficulty, grade)) few = more;
    else many = more - 1;
  }
  return best;
}

const isHarder = (difficulty: number, grade: Grade): boolean =>
  GRADES.indexOf(gradeOf(difficulty)) > GRADES.indexOf(grade);

const difficultyOf = (type: PuzzleType, puzzle: Puzzle, answer: Answer): number =>
  gradePuzzle(openRules(type, puzzle).network, givenValues(type, puzzle), answer);

/**
 * The puzzle with its title, "Kurosu 8×8, hard, no. 48213", and the recipe; of a picture the recipe
 * alone would not make it again.
 */
function named(type: PuzzleType, recipe: Recipe, { puzzle, difficulty }: Made): Puzzle {
  const size = sizeOf(type, recipe.parameters);
  const kind = `${type.name}${size === '' ? '' : ` ${size}`}, ${gradeOf(difficulty)}`;
  const comments =
    recipe.picture === undefined
      ? [`${kind}, no. ${recipe.seed}`, writeRecipe(recipe)]
      : [`${kind}, from a picture`];
  return { ...puzzle, comments };
}

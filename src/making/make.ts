import { judgeModel, saysAll } from '#logic/model.ts';
import { distanceFrom, gradeOf, GRADES } from '#puzzle/difficulty.ts';
import type { Grade, Grading } from '#puzzle/difficulty.ts';
import { canDraw } from '#puzzle/drawnWish.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayTypeAndSize, whyImpossible } from '#puzzle/size.ts';
import { ratePuzzle } from '#reasoning/grade.ts';
import { draft } from './draft.ts';
import type { Draft } from './draft.ts';
import { writeRecipe } from './recipe.ts';
import { NO_ADDED_RULES } from './addedRules.ts';
import type { AddedRules } from './addedRules.ts';
import type { Recipe } from './recipe.ts';
import { openRules } from './rules.ts';
import type { Rules, FullGrid } from './rules.ts';

/** One version of a draft. */
interface Version {
  readonly puzzle: Puzzle;
  readonly solution: FullGrid;
  /** On the scale of `ratePuzzle`. */
  readonly difficulty: number;
  /** The distance from the recipe's wishes; 0 if all are met. */
  readonly distance: number;
}

/** A new puzzle with exactly one solution. */
export interface Made extends Omit<Version, 'distance'> {
  /**
   * Whether difficulty and number of givens are as the recipe wishes; otherwise this is the
   * nearest.
   */
  readonly asWanted: boolean;
}

/**
 * The work limit for rating one version with `CELLS` cells, proportionally more for larger boards:
 * ten times the limit for a puzzle that is opened.
 */
const RATING_WORK = 2_000_000_000;
/**
 * The most attempts for a puzzle of `CELLS` cells before the nearest is returned; fewer for larger
 * boards.
 */
const ATTEMPTS = 24;
const CELLS = 81;
const FEWEST_ATTEMPTS = 3;
/**
 * The largest share of the spare cells that may become givens to make a puzzle easier: something
 * must be left to find.
 */
const MOST_GIVEN = { all: 0.6, few: 0.15, fewest: 0.6, every: 0 } as const;
/** That of the clues outside the cells where there are no givens: all of them leave cells to find. */
const MOST_OF_SITES = 1;

/**
 * Makes a puzzle by a recipe. Yields often, with the fraction of all attempts made, 0 to 1; it may
 * finish earlier. Returns `undefined` if no attempt led to a puzzle with one solution. What is kept
 * is satisfied by its solution, and is part of it.
 */
export function* makePuzzle(
  type: PuzzleType,
  wishes: Recipe,
  kept: AddedRules = NO_ADDED_RULES,
): Generator<number, Made | undefined> {
  if (whyImpossible(type, wishes.parameters) !== undefined) return undefined;
  const { draws } = wishes;
  const recipe =
    draws === undefined || canDraw(type, draws) ? wishes : { ...wishes, draws: undefined };
  let nearest: Version | undefined;
  const cells = type.grid(recipe.parameters).centres.length;
  const attempts = Math.max(FEWEST_ATTEMPTS, Math.round(Math.min(1, CELLS / cells) * ATTEMPTS));
  const most = attempts * (type.making?.patience ?? 1);
  for (let attempt = 0; attempt < most; attempt += 1) {
    if (attempt >= attempts && nearest !== undefined) break;
    const drafting = draft(type, recipe, attempt, kept);
    let pauses = 0;
    let step = drafting.next();
    while (step.done !== true) {
      // The number of yields is unknown; one per cell is typical.
      pauses += 1;
      yield (attempt + pauses / (pauses + cells)) / most;
      step = drafting.next();
    }
    if (step.value === undefined) continue;
    const candidate = aim(type, recipe, step.value);
    if (candidate === undefined) continue;
    if (nearest === undefined || candidate.distance < nearest.distance) nearest = candidate;
    if (nearest.distance === 0) break;
  }
  if (nearest === undefined) return undefined;
  const { solution, difficulty, distance } = nearest;
  return { puzzle: named(type, recipe, nearest), solution, difficulty, asWanted: distance === 0 };
}

/**
 * The same without pauses, of any difficulty, with defaults for all other options: for tests and
 * tools.
 */
export function makeAtOnce(
  type: PuzzleType,
  wanted: Partial<Recipe> & Pick<Recipe, 'parameters' | 'seed'>,
  kept?: AddedRules,
): Made | undefined {
  const wishes = { grade: 'any', symmetry: 'none', minimal: false, givens: undefined } as const;
  const making = makePuzzle(type, { ...wishes, ...wanted }, kept);
  for (;;) {
    const next = making.next();
    if (next.done === true) return next.value;
  }
}

/** The version of a draft that is nearest to the wishes, by adding givens. */
function aim(type: PuzzleType, recipe: Recipe, drafted: Draft): Version | undefined {
  const { grade, minimal, givens } = recipe;
  const { solution } = drafted;
  const grading = gradingOf(type, recipe);
  const bare = drafted.withMore(0);
  const work = RATING_WORK * Math.max(1, bare.givens.length / CELLS);
  /** `undefined` if its difficulty is unknown, since no word would describe it. */
  const madeWith = (more: number): Version | undefined => {
    const puzzle = drafted.withMore(more);
    const rules = openRules(type, puzzle);
    if (!isSettled(type, puzzle, bare, rules, solution)) return madeWith(0);
    const difficulty = ratePuzzle(rules.formula, givenValues(type, puzzle), solution, work)?.number;
    if (difficulty === undefined) return undefined;
    const count = puzzle.givens.filter((given) => given !== undefined).length;
    const off = givens === undefined ? 0 : Math.abs(count - givens) / Math.max(1, givens);
    const distance = off + (grade === 'any' ? 0 : distanceFrom(grade, difficulty, grading));
    return { puzzle, solution, difficulty, distance };
  };
  if (givens !== undefined && !minimal) {
    const each = drafted.withMore(1).givens.filter((given) => given !== undefined).length;
    const size = Math.max(1, each - drafted.givens);
    return madeWith(
      Math.min(drafted.spare, Math.max(0, Math.round((givens - drafted.givens) / size))),
    );
  }
  if (grade === 'any' && !minimal) return madeWith(drafted.usual);
  let best = madeWith(0);
  if (best === undefined || minimal || grade === 'any') return best;
  // More clues make it easier, as a rule: binary search. Without givens, for the fewest that do.
  const isOfSites = type.givenCells === false;
  const most = isOfSites ? MOST_OF_SITES : MOST_GIVEN[type.making?.givens ?? 'all'];
  let [few, many] = [0, Math.floor(most * drafted.spare)];
  if (!isHarder(best.difficulty, grade, grading)) return best;
  const isToBeEasier = ({ difficulty }: Version): boolean =>
    isOfSites || isHarder(difficulty, grade, grading);
  while (few < many && isToBeEasier(best)) {
    const more = Math.ceil((few + many) / 2);
    const next = madeWith(more);
    if (next === undefined) break;
    if (next.distance < best.distance || next.distance === 0) best = next;
    if (next.distance === 0 && !isOfSites) break;
    if (isHarder(next.difficulty, grade, grading)) few = more;
    else many = more - 1;
  }
  return best;
}

/**
 * Whether a puzzle has one solution, given that `bare`, with fewer of its givens, has one. More
 * givens may change the rules, so that it must be checked.
 */
const isSettled = (
  type: PuzzleType,
  puzzle: Puzzle,
  bare: Puzzle,
  rules: Rules,
  solution: FullGrid,
): boolean =>
  sameStructure(type, bare, puzzle) ||
  saysAll(rules.model, buildModel(type, bare)) ||
  (judgeModel(rules.model, solution) === 'holds' &&
    rules.other(givenValues(type, puzzle), solution) === 'none');

const isHarder = (difficulty: number, grade: Grade, grading: Grading): boolean =>
  GRADES.indexOf(gradeOf(difficulty, grading)) > GRADES.indexOf(grade);

/**
 * The puzzle with its title, "Kurosu 8×8, hard, no. 48213", and the recipe as comments; without the
 * recipe for a picture, since that alone would not make it again.
 */
function named(type: PuzzleType, recipe: Recipe, { puzzle, difficulty }: Version): Puzzle {
  const kind = `${sayTypeAndSize(type, recipe.parameters)}, ${gradeOf(difficulty, gradingOf(type, recipe))}`;
  const comments =
    recipe.picture === undefined
      ? [`${kind}, no. ${recipe.seed}`, writeRecipe(recipe)]
      : [`${kind}, from a picture`];
  return { ...puzzle, comments };
}

import { PATH_FORMS } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { DrawnWish } from '#puzzle/drawnWish.ts';
import type { Symmetry } from '#grid/symmetry.ts';
import { GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import type { Parameters } from '#puzzle/parameters.ts';

/**
 * Everything that determines a new puzzle: the same recipe makes the same puzzle everywhere. A
 * change of the method requires a higher `VERSION`.
 */
export interface Recipe {
  readonly parameters: Parameters;
  /** From 1 to `LARGEST_SEED`. */
  readonly seed: number;
  readonly grade: Grade | 'any';
  readonly symmetry: Symmetry;
  /** No given, or symmetric pair of givens, is redundant. */
  readonly minimal: boolean;
  /** The wanted number of givens; `undefined` for any. */
  readonly givens: number | undefined;
  /** The clues that are drawn around the solution, in place of those on the board. */
  readonly draws?: DrawnWish | undefined;
  /**
   * The initial solution, indexed by cell, for types whose solution is a picture; it is changed as
   * little as possible until it is unique.
   */
  readonly picture?: readonly number[];
}

export const VERSION = 10;
export const LARGEST_SEED = 999_999;

/**
 * A recipe in one line, for a puzzle's comment: "made 5, seed 48213, hard, turned, minimal, drawn arrow". Type
 * and parameters are left out, since the puzzle states them.
 */
export function writeRecipe({ seed, grade, symmetry, minimal, givens, draws }: Recipe): string {
  return [
    `made ${VERSION}`,
    `seed ${seed}`,
    ...(grade === 'any' ? [] : [grade]),
    ...(symmetry === 'none' ? [] : [symmetry]),
    ...(minimal ? ['minimal'] : []),
    ...(givens === undefined ? [] : [`${givens} givens`]),
    ...(draws === undefined ? [] : [`${DRAWN} ${draws}`]),
  ].join(', ');
}

/**
 * Reads such a line; `undefined` for any other. A recipe of an older version yields its options,
 * but may make another puzzle.
 */
export function readRecipe(line: string, parameters: Parameters): Recipe | undefined {
  const [made, seed, ...words] = line.split(', ');
  const version = Number(/^made (\d{1,3})$/.exec(made ?? '')?.[1] ?? 0);
  const number = Number(/^seed (\d{1,6})$/.exec(seed ?? '')?.[1] ?? 0);
  if (version < 1 || version > VERSION || number < 1) return undefined;
  const givens = words.flatMap((word) => /^(\d+) givens$/.exec(word)?.[1] ?? [])[0];
  const draws = words.flatMap((word) => readDraws(word) ?? [])[0];
  return {
    parameters,
    seed: number,
    grade: GRADES.find((grade) => words.includes(grade)) ?? 'any',
    symmetry: (['turned', 'mirrored'] as const).find((word) => words.includes(word)) ?? 'none',
    minimal: words.includes('minimal'),
    givens: givens === undefined ? undefined : Number(givens),
    ...(draws === undefined ? {} : { draws }),
  };
}

/** The word before the kind that is drawn. */
const DRAWN = 'drawn';

function readDraws(word: string): DrawnWish | undefined {
  const [first, kind = ''] = word.split(' ');
  if (first !== DRAWN) return undefined;
  const isKind = (each: string): each is PathKind => Object.hasOwn(PATH_FORMS, each);
  return kind === 'mix' || isKind(kind) ? kind : undefined;
}

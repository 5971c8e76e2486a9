import type { Symmetry } from '#grid/symmetry.ts';
import { GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import type { Parameters } from '#puzzle/parameters.ts';

/**
 * All that a new puzzle is made from: the same recipe makes the same puzzle, everywhere. Changing
 * how puzzles come about means counting up `VERSION`.
 */
export interface Recipe {
  readonly parameters: Parameters;
  /** From 1 to `LARGEST_SEED`. */
  readonly seed: number;
  readonly grade: Grade | 'any';
  readonly symmetry: Symmetry;
  /** No given can be left out, or a symmetric pair of them. */
  readonly minimal: boolean;
  /** How many givens to aim at; as it comes where `undefined`. */
  readonly givens: number | undefined;
  /**
   * The solution to begin with, indexed by cell, for types whose solution is a picture; it is
   * changed as little as possible until it is the only one.
   */
  readonly picture?: readonly number[];
}

export const VERSION = 5;
export const LARGEST_SEED = 999_999;

/**
 * A recipe in one line, for a puzzle's comment: "made 5, seed 48213, hard, turned, minimal". What
 * the puzzle itself says, its type and parameters, is left out.
 */
export function writeRecipe({ seed, grade, symmetry, minimal, givens }: Recipe): string {
  return [
    `made ${VERSION}`,
    `seed ${seed}`,
    ...(grade === 'any' ? [] : [grade]),
    ...(symmetry === 'none' ? [] : [symmetry]),
    ...(minimal ? ['minimal'] : []),
    ...(givens === undefined ? [] : [`${givens} givens`]),
  ].join(', ');
}

/**
 * Reads such a line; `undefined` when it is another. Of an older version it says what was wished for, but
 * may make another puzzle.
 */
export function readRecipe(line: string, parameters: Parameters): Recipe | undefined {
  const [made, seed, ...words] = line.split(', ');
  const version = Number(/^made (\d{1,3})$/.exec(made ?? '')?.[1] ?? 0);
  const number = Number(/^seed (\d{1,6})$/.exec(seed ?? '')?.[1] ?? 0);
  if (version < 1 || version > VERSION || number < 1) return undefined;
  const givens = words.flatMap((word) => /^(\d+) givens$/.exec(word)?.[1] ?? [])[0];
  return {
    parameters,
    seed: number,
    grade: GRADES.find((grade) => words.includes(grade)) ?? 'any',
    symmetry: (['turned', 'mirrored'] as const).find((word) => words.includes(word)) ?? 'none',
    minimal: words.includes('minimal'),
    givens: givens === undefined ? undefined : Number(givens),
  };
}

import { rectangle } from '#grid/rectangle.ts';
import { growPaths } from '#puzzle/growPaths.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Random } from '#puzzle/random.ts';

export interface ThermometersParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
}

type ThermometersPuzzle = Puzzle<ThermometersParameters>;

const FILLED = 1;
const EMPTY = 0;
/** The cells of the longest thermometer, about as in print. */
const LONGEST = 6;

/** The picture with another level of one thermometer: any from empty to full. */
function refill(
  { paths }: Pick<ThermometersPuzzle, 'paths'>,
  full: readonly number[],
  path: number,
  random: Random,
): readonly number[] {
  const { cells = [] } = paths[path] ?? {};
  const level = random.below(cells.length + 1);
  return cells.reduce((filled, cell, at) => filled.with(cell, at < level ? FILLED : EMPTY), full);
}

/**
 * Thermometers at random, filled at random. Where another solution has the same counts, one of those in which the
 * two differ is filled anew; then as few counts are printed as it takes.
 */
export const thermometersMaking: MakingMethod<ThermometersParameters> = {
  plan(empty, random) {
    const { width, height } = empty.parameters;
    const grown = growPaths(rectangle(width, height), Math.min(LONGEST, width * height), random);
    return { ...empty, paths: grown.map((cells) => ({ kind: 'thermometer', cells })) };
  },
  solution(puzzle, random) {
    const none: readonly number[] = puzzle.givens.map(() => EMPTY);
    return puzzle.paths.reduce((full, _, path) => refill(puzzle, full, path, random), none);
  },
  sparesSites: 'by grade',
  adjust(puzzle, solution, other, random) {
    const unlike = puzzle.paths.flatMap(({ cells }, path) =>
      cells.some((cell) => solution[cell] !== other?.[cell]) ? [path] : [],
    );
    return unlike.length === 0 ? undefined : refill(puzzle, solution, random.pick(unlike), random);
  },
};

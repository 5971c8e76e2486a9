import { rectangle } from '#grid/rectangle.ts';
import type { Values } from '#logic/claim.ts';
import { runsBetween } from '#logic/runsBetween.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';

export interface AkariParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const LAMP = 1;

export const akariGrid = ({ width, height }: AkariParameters) => rectangle(width, height);

/** Cells in line between black ones, which see each other. */
export const lightRuns = ({ parameters, givens }: Puzzle<AkariParameters>) =>
  runsBetween(
    akariGrid(parameters),
    givens.map((given) => given !== undefined),
  ).map(({ cells }) => cells);

/** The cells that lamps light, those of the lamps among them. */
export const litCells = (puzzle: Puzzle<AkariParameters>, values: Values): ReadonlySet<number> =>
  new Set(
    lightRuns(puzzle)
      .filter((run) => run.some((cell) => values[cell] === LAMP))
      .flat(),
  );

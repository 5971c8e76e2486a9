import { inFigures } from '#logic/words.ts';

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Says of boards with more than so many cells that they are not made, and why: "it would take minutes". */
export const notMadeAbove =
  (mostCells: number, puzzles: string, why: string) =>
  ({ width, height }: Sides): string | undefined =>
    width * height > mostCells
      ? `${puzzles} with more than ${inFigures(mostCells)} cells are not made here: ${why}.`
      : undefined;

/** Says before a board of so many cells or more is made that it takes a while. */
export const slowlyMadeFrom =
  (cells: number) =>
  ({ width, height }: Sides): string | undefined =>
    width * height >= cells ? 'A board of this size may take half a minute.' : undefined;

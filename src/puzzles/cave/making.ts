import { besides, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';

export interface CaveParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const SHADED = 1;
const BLANK = 0;
/** The share of cells that the cave has, about as in print. */
const BLANKS = 0.58;

/** A cave that grows from a cell while the shaded cells reach the border; all numbers, then as few as it takes. */
export const caveMaking: MakingMethod<CaveParameters> = {
  solution({ parameters }, random) {
    const grid = rectangle(parameters.width, parameters.height);
    const cells = [...grid.centres.keys()];
    const isAtBorder = (cell: number): boolean => besides(grid, cell).length < 4;
    let full: readonly number[] = cells.map(() => SHADED);
    const shadedIn = (some: readonly number[]): readonly number[] =>
      cells.filter((cell) => some[cell] === SHADED);
    full = full.with(random.pick(cells), BLANK);
    const most = Math.round(BLANKS * cells.length);
    // A cell that may not be carved now may not be later, either.
    const closed = new Set<number>();
    while (cells.length - shadedIn(full).length < most) {
      const next = shadedIn(full).filter(
        (cell) => !closed.has(cell) && besides(grid, cell).some((near) => full[near] === BLANK),
      );
      if (next.length === 0) break;
      // Where the cave is narrow, its numbers say more.
      const touching = (cell: number): number =>
        besides(grid, cell).filter((near) => full[near] === BLANK).length;
      const narrow = next.filter((cell) => touching(cell) === 1);
      const cell = random.pick(narrow.length > 0 && random.next() < 0.8 ? narrow : next);
      const more = full.with(cell, BLANK);
      if (piecesOf(grid, shadedIn(more)).every((piece) => piece.some(isAtBorder))) full = more;
      else closed.add(cell);
    }
    return full;
  },
};

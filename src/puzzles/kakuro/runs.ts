import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { placedLines } from '#logic/place.ts';
import type { Layout } from '#puzzle/puzzle.ts';

export interface KakuroParameters {
  readonly [name: string]: number;
  /** Cells and black squares in a row, without the squares beside the grid. */
  readonly width: number;
  readonly height: number;
}

/** The least and the largest side. */
export const LEAST_SIDE = 3;
export const MOST_SIDE = 20;

/** The largest digit, and therefore the longest run with different digits. */
export const NINE = 9;

export const kakuroGrid = ({ width, height }: KakuroParameters): Rectangle =>
  rectangle(width, height);

/** White cells in a row or a column between two black squares. */
export interface KakuroRun {
  /** "row 2" if it is the row's only run; otherwise with its start: "row 2 from column 3". */
  readonly words: string;
  readonly cells: readonly number[];
  /** The half of the black square before it that holds its sum: that for a row or for a column. */
  readonly half: 'upper' | 'lower';
  /** The upper left corner of that square; −1 is beside the grid. */
  readonly square: { readonly x: number; readonly y: number };
}

const ACROSS = { row: 'column', column: 'row' } as const;

/**
 * All runs, ordered by the squares of their sums in reading order, columns before rows: the order
 * in which sums are read in print.
 */
export function runsOf({ parameters, blackCells }: Layout<KakuroParameters>): readonly KakuroRun[] {
  const found = placedLines(kakuroGrid(parameters)).flatMap(
    ({ place, cells }): readonly KakuroRun[] => {
      const { axis, index } = place.line;
      const pieces = piecesBetween(cells, blackCells);
      return pieces.map(({ from, cells: run }) => ({
        words:
          pieces.length === 1 ? place.words : `${place.words} from ${ACROSS[axis]} ${from + 1}`,
        cells: run,
        half: axis === 'row' ? 'upper' : 'lower',
        square: axis === 'row' ? { x: from - 1, y: index } : { x: index, y: from - 1 },
      }));
    },
  );
  return found.toSorted(
    (a, b) => a.square.y - b.square.y || a.square.x - b.square.x || (a.half === 'lower' ? -1 : 1),
  );
}

/** The pieces of a line between its black cells, each with its start along the line, 0-based. */
function piecesBetween(
  line: readonly number[],
  blackCells: readonly boolean[],
): readonly { readonly from: number; readonly cells: readonly number[] }[] {
  const pieces: { from: number; cells: number[] }[] = [];
  let open = false;
  for (const [at, cell] of line.entries()) {
    if (blackCells[cell] === true) open = false;
    else if (open) pieces.at(-1)?.cells.push(cell);
    else {
      pieces.push({ from: at, cells: [cell] });
      open = true;
    }
  }
  return pieces;
}

/** The least and the largest sum of this many different digits of 1 to 9; `count` is 1 to 9. */
export function runReach(count: number): { readonly low: number; readonly high: number } {
  const low = (count * (count + 1)) / 2;
  return { low, high: count * (NINE + 1) - low };
}

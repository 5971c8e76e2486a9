import { placedLines } from './place.ts';

/** Cells in line between two black ones, or a black one and the border. */
export interface RunBetween {
  /** "row 2" if it is the line's only run; otherwise with its start: "row 2 from column 3". */
  readonly words: string;
  readonly cells: readonly number[];
  /** The half of the black square before it that holds its sum: that for a row or for a column. */
  readonly half: 'upper' | 'lower';
  /** The upper left corner of that square; −1 is beside the grid. */
  readonly square: { readonly x: number; readonly y: number };
}

const ACROSS = { row: 'column', column: 'row' } as const;

/**
 * All runs, ordered by the squares before them in reading order, columns before rows: the order in
 * which sums are read in print. `blackCells` is indexed by cell.
 */
export function runsBetween(
  grid: Parameters<typeof placedLines>[0],
  blackCells: readonly boolean[],
): readonly RunBetween[] {
  const found = placedLines(grid).flatMap(({ place, cells }): readonly RunBetween[] => {
    const { axis, index } = place.line;
    const pieces = piecesBetween(cells, blackCells);
    return pieces.map(({ from, cells: run }) => ({
      words: pieces.length === 1 ? place.words : `${place.words} from ${ACROSS[axis]} ${from + 1}`,
      cells: run,
      half: axis === 'row' ? 'upper' : 'lower',
      square: axis === 'row' ? { x: from - 1, y: index } : { x: index, y: from - 1 },
    }));
  });
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

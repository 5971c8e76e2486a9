import type { Rectangle } from '#grid/rectangle.ts';
import { placedLines } from '#logic/place.ts';
import type { Group } from './scene.ts';

const ACROSS = { row: 'column', column: 'row' } as const;
const RUN = { one: 'run', many: 'runs' };

/**
 * All runs of cells in line between black ones and the border, ordered by the squares before them in
 * reading order, columns before rows: the order in which their sums are read in print.
 */
export function runsBetween(grid: Rectangle, blackCells: readonly boolean[]): readonly Group[] {
  const found = placedLines(grid).flatMap(({ place: { words, line }, cells }) => {
    const pieces = piecesBetween(cells, blackCells);
    return pieces.map(({ from, cells: own }) => ({
      group: {
        place: {
          words: pieces.length === 1 ? words : `${words} from ${ACROSS[line.axis]} ${from + 1}`,
          noun: RUN,
        },
        cells: own,
        axis: line.axis,
      },
      // The square before it; −1 is beside the grid.
      x: line.axis === 'row' ? from - 1 : line.index,
      y: line.axis === 'row' ? line.index : from - 1,
    }));
  });
  return found
    .toSorted(
      (a, b) => a.y - b.y || a.x - b.x || (a.group.axis === 'column' ? -1 : 1),
    )
    .map(({ group }) => group);
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

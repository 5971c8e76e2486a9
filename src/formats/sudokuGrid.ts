/** The boxes of our Sudokus by their size, width before height. */
export { BOX as BOXES } from '#puzzle/boxedSquare.ts';
import { BOX, boxesOf } from '#puzzle/boxedSquare.ts';

/** The box of each cell of a Sudoku, indexed by cell; `undefined` for sizes we do not have. */
function boxOfCells(size: number): readonly number[] | undefined {
  if (!BOX.has(size)) return undefined;
  const of: number[] = [];
  boxesOf(size).forEach((cells, index) => {
    for (const cell of cells) of[cell] = index;
  });
  return of;
}

/** Whether areas are those boxes, in any numbering. */
export function areBoxes(areas: readonly unknown[], size: number): boolean {
  const box = boxOfCells(size);
  if (box === undefined || areas.length !== box.length) return false;
  const names = new Map<number, unknown>();
  const same = box.every((index, cell) => {
    if (!names.has(index)) names.set(index, areas[cell]);
    return names.get(index) === areas[cell];
  });
  return same && new Set(names.values()).size === names.size;
}

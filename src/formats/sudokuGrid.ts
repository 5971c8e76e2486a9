/** The boxes of our Sudokus by their size, width before height. */
export { BOX as BOXES } from '#puzzle/boxedSquare.ts';
import { cellsByArea, inReadingOrder } from '#grid/areas.ts';
import { BOX, boxesOf } from '#puzzle/boxedSquare.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { SIZES } from '#puzzles/sudoku/board.ts';
import type { Transcript } from './form.ts';
import { hasPieces } from './outward.ts';

/** The box of each cell of a Sudoku, indexed by cell; `undefined` for sizes we do not have. */
export function boxOfCells(size: number): readonly number[] | undefined {
  if (!BOX.has(size)) return undefined;
  const of: number[] = [];
  boxesOf(size).forEach((cells, index) => {
    for (const cell of cells) of[cell] = index;
  });
  return of;
}

/** Whether areas are those boxes, in any numbering. */
function areBoxes(areas: readonly unknown[], size: number): boolean {
  const box = boxOfCells(size);
  if (box === undefined || areas.length !== box.length) return false;
  const names = new Map<number, unknown>();
  const same = box.every((index, cell) => {
    if (!names.has(index)) names.set(index, areas[cell]);
    return names.get(index) === areas[cell];
  });
  return same && new Set(names.values()).size === names.size;
}

/** Whether areas are the regions of a jigsaw: `size` regions of `size` cells, each in one piece. */
export function areRegions(areas: Puzzle['areas'], size: number): boolean {
  const ordered = inReadingOrder(areas);
  const regions = cellsByArea(ordered);
  return (
    areas.length === size ** 2 &&
    regions.length === size &&
    regions.every((cells) => cells.length === size) &&
    !hasPieces(size, size, ordered)
  );
}

/** Why a size that only jigsaws have is not taken elsewhere as a Sudoku with boxes. */
export const refuseBoxes = (size: number): Result<never> =>
  failure(`has no Sudoku of ${size}×${size} but as a jigsaw`);

/** Why a jigsaw is not taken elsewhere before its regions are drawn. */
export const refuseRegions = (size: number): Result<never> =>
  failure(`wants ${size} regions of ${size} cells, each in one piece`);

/** A Sudoku's size where no areas are named: boxes divide it, or a size we do not have is told later. */
export const fitBoxes = (size: number): ReturnType<typeof fitAreas> =>
  SIZES.includes(size) && !BOX.has(size)
    ? failure(`It names no regions, and no boxes divide ${size}×${size} cells`)
    : success({ parameters: { size } });

/** A Sudoku's size and the areas that divide it: its boxes, or drawn regions. */
export function fitAreas(
  areas: Puzzle['areas'],
  size: number,
): Result<Pick<Transcript, 'parameters' | 'areas'>> {
  if (areBoxes(areas, size)) return success({ parameters: { size } });
  return areRegions(areas, size)
    ? success({ parameters: { size, jigsaw: true }, areas })
    : failure(
        `Its regions are not ${size} of ${size} cells, each in one piece, as a Sudoku here wants`,
      );
}

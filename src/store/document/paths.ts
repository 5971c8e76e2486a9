import { areNumbers, isAtCell, MOST_PATHS, pathThrough } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { aPath, PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { sayShape } from '#puzzle/pathText.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { capitalise } from '#logic/words.ts';
import { changeClues, print, useDocument } from './document.ts';

// The paths that the author draws, and the numbers at them.

const isLike = (one: DrawnPath, kind: PathKind, cells: readonly number[]): boolean =>
  one.kind === kind && one.cells.join() === cells.join();

/** The paths of the board with one more of a kind, as `drawPath` draws it, or why there is none, as a sentence. */
function pathsWith(
  kind: PathKind,
  dragged: readonly number[],
  printed?: readonly number[],
): Result<readonly DrawnPath[]> {
  const { type, puzzle } = useDocument.getState();
  const grid = type.grid(puzzle.parameters);
  const each = shapeOfPath(kind) === 'cell' ? dragged.map((cell) => [cell]) : [dragged];
  let { paths } = puzzle;
  for (const over of each) {
    const cells = pathThrough(grid, kind, over);
    if (cells === undefined) continue;
    const gives = (path: DrawnPath): boolean =>
      type.drawnPaths?.areExtra === true
        ? isLike(path, kind, cells)
        : path.cells.some((cell) => cells.includes(cell));
    const others = paths.filter((path) => !gives(path));
    if (others.length >= MOST_PATHS) {
      return failure(`A board holds at most ${MOST_PATHS} drawn clues.`);
    }
    const numbers = printed ?? paths.find((path) => isLike(path, kind, cells))?.numbers ?? [];
    paths = [...others, { kind, cells, ...(numbers.length === 0 ? {} : { numbers }) }];
  }
  return paths === puzzle.paths
    ? failure(`${capitalise(aPath(kind))} ${sayShape(kind)}.`)
    : success(paths);
}

/**
 * Draws a path of a kind by a drag over cells, in order; of kinds with one cell, one for each. Those that share a cell
 * with it give way, if the puzzle is about paths; else one of its kind through the very same cells. Returns why nothing
 * is drawn, as a sentence; `undefined` if something is.
 */
export function drawPath(kind: PathKind, dragged: readonly number[]): string | undefined {
  const { type, puzzle } = useDocument.getState();
  if (type.drawnPaths === undefined) return undefined;
  const drawn = pathsWith(kind, dragged);
  if (!drawn.ok) return drawn.problem.reason;
  print({ ...puzzle, paths: drawn.value });
  return undefined;
}

/** The same with these numbers, whatever layer is edited. */
export function addPath(
  kind: PathKind,
  cells: readonly number[],
  numbers: readonly number[],
): string | undefined {
  const drawn = pathsWith(kind, cells, numbers);
  if (!drawn.ok) return drawn.problem.reason;
  changeClues({ ...useDocument.getState().puzzle, paths: drawn.value });
  return undefined;
}

/** Draws a path of one cell, or removes it where it is. */
export function toggleCellPath(kind: PathKind, cell: number): void {
  const { puzzle } = useDocument.getState();
  const index = puzzle.paths.findIndex((path) => isLike(path, kind, [cell]));
  if (index < 0) drawPath(kind, [cell]);
  else print({ ...puzzle, paths: puzzle.paths.toSpliced(index, 1) });
}

/** Removes the paths at these cells; of several at the same one, the last. One with a number loses that first. */
export function erasePaths(cells: readonly number[]): void {
  const { puzzle } = useDocument.getState();
  const last = new Set(
    cells.map((cell) => puzzle.paths.findLastIndex((path) => isAtCell(path, cell))),
  );
  const left = puzzle.paths.flatMap(({ kind, cells: own, numbers }, index) => {
    if (!last.has(index)) return [puzzle.paths[index] ?? { kind, cells: own }];
    return numbers === undefined ? [] : [{ kind, cells: own }];
  });
  if ([...last].some((index) => index >= 0)) print({ ...puzzle, paths: left });
}

/** Removes one path, whatever layer is edited; undo brings it back. */
export function removePath(index: number): void {
  const { puzzle } = useDocument.getState();
  changeClues({ ...puzzle, paths: puzzle.paths.toSpliced(index, 1) });
}

/**
 * The path that figures typed at a cell go to: the last one that was drawn, if it goes through the cell; else the last
 * of the chosen kind there, or of any. `undefined` if none there takes a number.
 */
export function numberedPathAt(cell: number, chosen: PathKind | undefined): number | undefined {
  const { paths } = useDocument.getState().puzzle;
  const takes = ({ kind }: DrawnPath): boolean => PATH_FORMS[kind].numbers !== undefined;
  const last = paths.at(-1);
  if (last !== undefined && takes(last) && last.cells.includes(cell)) return paths.length - 1;
  const here = (path: DrawnPath): boolean => takes(path) && isAtCell(path, cell);
  const own = paths.findLastIndex((path) => here(path) && path.kind === chosen);
  const index = own < 0 ? paths.findLastIndex(here) : own;
  return index < 0 ? undefined : index;
}

/** What figures in turn mean at a path: one number, or several of one figure each. */
export function numbersOfFigures(kind: PathKind, figures: number): readonly number[] {
  const isOne = PATH_FORMS[kind].numbers?.most === 1;
  return isOne ? [figures] : [...String(figures)].map(Number);
}

/** Whether a path can have these numbers. */
export function takesNumbers(index: number, numbers: readonly number[]): boolean {
  const { type, puzzle } = useDocument.getState();
  const path = puzzle.paths[index];
  return path !== undefined && areNumbers(type.grid(puzzle.parameters), path.kind, numbers);
}

/** Prints numbers at a path. */
export function enterPathNumbers(index: number, numbers: readonly number[]): void {
  const { puzzle } = useDocument.getState();
  const path = puzzle.paths[index];
  if (path === undefined) return;
  print({ ...puzzle, paths: puzzle.paths.with(index, { ...path, numbers }) });
}

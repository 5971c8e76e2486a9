import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellWord } from '#grid/names.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/** What a drawn path is: a thermometer has a bulb at its first cell. */
export type PathKind = 'thermometer';

/** A path that the author drew from cell to cell. */
export interface DrawnPath {
  readonly kind: PathKind;
  /** Two or more different cells, in order; each touches the next at a side or a corner. */
  readonly cells: readonly number[];
}

/** The most paths of a board: one for each two cells of the largest. */
export const MOST_PATHS = 200;

/** Whether two cells of a rectangle share a side or a corner; no cell touches itself. */
export function touchEachOther(grid: Grid, one: number, other: number): boolean {
  const [a, b] = [grid.centres[one], grid.centres[other]];
  if (grid.shape !== 'rectangle' || a === undefined || b === undefined) return false;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
}

/** Whether a path can lead through these cells. */
export const isPath = (grid: Grid, cells: readonly number[]): boolean =>
  cells.length > 1 &&
  new Set(cells).size === cells.length &&
  cells.slice(1).every((cell, at) => touchEachOther(grid, cells[at] ?? -1, cell));

/** "the thermometer at row 2, column 3", where its bulb is: no two paths begin in the same cell. */
export const nameOfPath = (grid: Grid, path: DrawnPath | undefined): string =>
  path === undefined ? '' : `the ${path.kind} at ${cellName(grid, path.cells[0] ?? 0)}`;

/** The step from one cell to another, as signs; straight or diagonal steps of any length alike. */
const wayOf = ({ centres }: Grid, from: number, to: number): string => {
  const [a, b] = [centres[from] ?? { x: 0, y: 0 }, centres[to] ?? { x: 0, y: 0 }];
  return `${Math.sign(b.x - a.x)} ${Math.sign(b.y - a.y)}`;
};

/** "thermometer r1c1-r1c4-r3c4": its first and last cell, and those where it turns. */
export function writePath(grid: Grid, { kind, cells }: DrawnPath): string {
  const turns = cells.filter((cell, at) => {
    const [before, after] = [cells[at - 1], cells[at + 1]];
    return (
      before === undefined ||
      after === undefined ||
      wayOf(grid, before, cell) !== wayOf(grid, cell, after)
    );
  });
  return `${kind} ${turns.map((cell) => cellWord(grid, cell)).join('-')}`;
}

/** Digits and dashes as a keyboard types them, whatever a mail program has made of them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase();

/**
 * Reads what `writePath` writes; cells between two that are named lie straight between them. Problems
 * complete "Line 3 draws a path, which …".
 */
export function readPath(grid: Grid, kinds: readonly PathKind[], text: string): Result<DrawnPath> {
  const [word = '', route = '', ...more] = plain(text).split(/\s+/);
  const kind = kinds.find((each) => each === word);
  if (kind === undefined) {
    return failure(`is "${word.slice(0, 20)}" here; ${kinds.join(' or ')} wanted`);
  }
  if (grid.shape !== 'rectangle' || more.length > 0 || route === '') {
    return failure('has to be cells like r1c1-r1c4, with "-" between them');
  }
  const named: number[] = [];
  for (const name of route.split('-')) {
    const [, row, column] = /^r(\d{1,3})c(\d{1,3})$/.exec(name) ?? [];
    const [y, x] = [Number(row) - 1, Number(column) - 1];
    if (!(y >= 0 && y < grid.height && x >= 0 && x < grid.width)) {
      return failure(
        `has "${name.slice(0, 20)}"; cells from r1c1 to r${grid.height}c${grid.width} wanted`,
      );
    }
    named.push(y * grid.width + x);
  }
  const cells = named.flatMap((cell, at) => straightTo(grid.width, named[at - 1] ?? cell, cell));
  return isPath(grid, cells)
    ? success({ kind, cells })
    : failure('has to go through two or more cells, straight or diagonally, through none twice');
}

/** The cells behind `from` up to `to` if they are in line; `to` alone otherwise, or if it is the same. */
function straightTo(width: number, from: number, to: number): readonly number[] {
  const [right, down] = [
    (to % width) - (from % width),
    Math.floor(to / width) - Math.floor(from / width),
  ];
  const steps = Math.max(Math.abs(right), Math.abs(down));
  const isStraight = [0, steps].includes(Math.abs(right)) && [0, steps].includes(Math.abs(down));
  if (!isStraight || steps === 0) return [to];
  return Array.from(
    { length: steps },
    (_, at) => from + ((right + down * width) / steps) * (at + 1),
  );
}

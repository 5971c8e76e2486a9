import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { crossesBoard, PATH_FORMS, shapeOfPath } from './pathForms.ts';
import type { PathKind, PathShape } from './pathForms.ts';

/** The paths that the author of a type's boards may draw. */
export interface DrawnPaths {
  readonly kinds: readonly PathKind[];
  /**
   * Set if they are more than the type is about: they may share cells, and a new puzzle keeps those of the board.
   * Otherwise no two share a cell.
   */
  readonly areExtra: boolean;
}

/** What the author drew over cells: from cell to cell, or as its kind says. */
export interface DrawnPath {
  readonly kind: PathKind;
  /**
   * Different cells, in order; of a line, each touches the next at a side or a corner. That of a pill arrow may leave its
   * pill, the first two cells, from either.
   */
  readonly cells: readonly number[];
  /** The numbers printed at it; absent if there are none. */
  readonly numbers?: readonly number[];
}

/** The most paths of a board; a link holds no more. */
export const MOST_PATHS = 200;

interface Step {
  readonly x: number;
  readonly y: number;
}

const columnOf = ({ width }: Rectangle, cell: number): number => cell % width;
const rowOf = ({ width }: Rectangle, cell: number): number => Math.floor(cell / width);

/** The step from one cell of a rectangle to another. */
const stepFrom = (grid: Rectangle, from: number, to: number): Step => ({
  x: columnOf(grid, to) - columnOf(grid, from),
  y: rowOf(grid, to) - rowOf(grid, from),
});

/** The cell a step away; `undefined` beyond the border. */
function cellAt(grid: Rectangle, cell: number, { x, y }: Step): number | undefined {
  const [column, row] = [columnOf(grid, cell) + x, rowOf(grid, cell) + y];
  const isOn = column >= 0 && column < grid.width && row >= 0 && row < grid.height;
  return isOn ? row * grid.width + column : undefined;
}

/** All cells in line with a cell in the direction of a step, from border to border. */
function lineThrough(grid: Rectangle, cell: number, step: Step): readonly number[] {
  const back = { x: -step.x, y: -step.y };
  let first = cell;
  for (let before = cellAt(grid, first, back); before !== undefined;) {
    first = before;
    before = cellAt(grid, first, back);
  }
  const cells = [first];
  for (let next = cellAt(grid, first, step); next !== undefined; next = cellAt(grid, next, step)) {
    cells.push(next);
  }
  return cells;
}

/** Whether two cells of a rectangle share a side or a corner; no cell touches itself. */
export function touchEachOther(grid: Grid, one: number, other: number): boolean {
  if (grid.shape !== 'rectangle' || !isCell(grid, one) || !isCell(grid, other)) return false;
  const { x, y } = stepFrom(grid, one, other);
  return Math.max(Math.abs(x), Math.abs(y)) === 1;
}

const isCell = ({ centres }: Grid, cell: number): boolean => centres[cell] !== undefined;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

/** The cells of a path of a shape that an author means by dragging over these, in order; `undefined` if there is none. */
export function pathThrough(
  grid: Grid,
  kind: PathKind,
  cells: readonly number[],
): readonly number[] | undefined {
  if (grid.shape !== 'rectangle') return undefined;
  const shape = shapeOfPath(kind);
  const [first = -1, second = -1] = cells;
  const meant = (): readonly number[] => {
    switch (shape) {
      case 'line':
      case 'pair':
      case 'cell':
        return cells;
      case 'row':
      case 'diagonal':
        return touchEachOther(grid, first, second)
          ? lineThrough(grid, first, stepFrom(grid, first, second))
          : cells;
      case 'area':
        return cells.toSorted((a, b) => a - b);
      case 'corner':
        return around(grid, cells);
    }
  };
  const path = meant();
  return isPath(grid, kind, path) ? path : undefined;
}

/** The four cells between the extremes of some, in reading order; all of them if these are no square of two by two. */
function around(grid: Rectangle, cells: readonly number[]): readonly number[] {
  const columns = cells.map((cell) => columnOf(grid, cell));
  const rows = cells.map((cell) => rowOf(grid, cell));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  if (Math.max(...columns) !== left + 1 || Math.max(...rows) !== top + 1) return cells;
  const corner = top * grid.width + left;
  return [corner, corner + 1, corner + grid.width, corner + grid.width + 1];
}

/** Whether a path of a kind can have these cells. */
export function isPath(grid: Grid, kind: PathKind, cells: readonly number[]): boolean {
  if (grid.shape !== 'rectangle' || new Set(cells).size !== cells.length) return false;
  if (!cells.every((cell) => isCell(grid, cell))) return false;
  return FITS[shapeOfPath(kind)](grid, cells, kind);
}

const isInTurn = (grid: Grid, cells: readonly number[]): boolean =>
  cells.slice(1).every((cell, at) => touchEachOther(grid, cells[at] ?? -1, cell));

const isWhole = (
  grid: Rectangle,
  cells: readonly number[],
  isStep: (step: Step) => boolean,
): boolean => {
  const [first = -1, second] = cells;
  if (second === undefined || !isInTurn(grid, cells)) return false;
  const step = stepFrom(grid, first, second);
  return isStep(step) && isSame(lineThrough(grid, first, step), cells);
};

/** By shape, whether different cells of the board are a path of a kind. */
const FITS: Readonly<
  Record<PathShape, (grid: Rectangle, cells: readonly number[], kind: PathKind) => boolean>
> = {
  line: (grid, cells, kind) =>
    cells.length >= (PATH_FORMS[kind].least ?? 2) &&
    (isInTurn(grid, cells) || (kind === 'pill-arrow' && leavesPillBackwards(grid, cells))),
  pair: (grid, cells) =>
    cells.length === 2 && isInTurn(grid, cells) && isLevelOrUpright(grid, cells),
  row: (grid, cells) => isWhole(grid, cells, ({ x, y }) => x === 0 || y === 0),
  diagonal: (grid, cells) => isWhole(grid, cells, ({ x, y }) => x !== 0 && y !== 0),
  corner: (grid, cells) => cells.length === 4 && isSame(around(grid, cells), cells),
  area: (grid, cells, kind) =>
    cells.length >= (PATH_FORMS[kind].least ?? 1) &&
    (kind !== 'extra-region' || cells.length === grid.width) &&
    cells.every((cell, at) => at === 0 || cell > (cells[at - 1] ?? cell)),
  cell: (_, cells) => cells.length === 1,
};

/** Whether cells are a pill and a line that goes on from the first cell of it. */
const leavesPillBackwards = (
  grid: Grid,
  [tens = -1, ones = -1, ...shaft]: readonly number[],
): boolean => touchEachOther(grid, tens, ones) && isInTurn(grid, [tens, ...shaft]);

const isLevelOrUpright = (grid: Rectangle, [one = 0, other = 0]: readonly number[]): boolean => {
  const { x, y } = stepFrom(grid, one, other);
  return x === 0 || y === 0;
};

/** Whether a path of a kind can have these numbers; none are always possible. */
export function areNumbers(grid: Grid, kind: PathKind, numbers: readonly number[]): boolean {
  const { numbers: form } = PATH_FORMS[kind];
  if (form === undefined || grid.shape !== 'rectangle') return numbers.length === 0;
  const high = form.high === 'the side' ? grid.width : form.high;
  return (
    numbers.length <= form.most &&
    numbers.every((each) => Number.isInteger(each) && each >= form.low && each <= high)
  );
}

/** Whether a path is at a cell, for somebody who points at that: one across the board is where its number stands. */
export function isAtCell({ kind, cells }: DrawnPath, cell: number): boolean {
  return crossesBoard(kind) ? cells[0] === cell : cells.includes(cell);
}

/** The kind, and the first and last cell, of a pair in any order: what tells paths apart. */
function endsOf(path: DrawnPath | undefined): string {
  const { kind = 'thermometer', cells = [] } = path ?? {};
  const ends = [cells[0] ?? 0, cells.at(-1) ?? 0];
  return `${kind} ${(shapeOfPath(kind) === 'pair' ? ends.toSorted((a, b) => a - b) : ends).join(' ')}`;
}

/** The row or column that a path goes along, and the end that it begins at: "row 3" and "the left", "column 2" and "below". */
export function lineOfPath(
  grid: Grid,
  [first = 0, second = 0]: readonly number[],
): { readonly line: string; readonly from: string } {
  if (grid.shape !== 'rectangle') return { line: '', from: '' };
  const { x, y } = stepFrom(grid, first, second);
  return y === 0
    ? { line: `row ${rowOf(grid, first) + 1}`, from: x > 0 ? 'the left' : 'the right' }
    : { line: `column ${columnOf(grid, first) + 1}`, from: y > 0 ? 'above' : 'below' };
}

/**
 * "the thermometer at row 2, column 3", where its bulb is; "the white dot at row 1, columns 2 and 3"; "the X-sum of
 * row 3 from the left"; "the arrow from row 1, column 2 to row 3, column 2", as also thermometers with a common bulb
 * are called. Of several that have the same ends, the later ones are numbered.
 */
export function nameOfPath(grid: Grid, paths: readonly DrawnPath[], index: number): string {
  const path = paths[index];
  if (path === undefined || grid.shape !== 'rectangle') return '';
  const { kind, cells } = path;
  const { one } = PATH_FORMS[kind];
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const where = (): string => {
    switch (shapeOfPath(kind)) {
      case 'pair':
        return `at ${cellNames(grid, cells)}`;
      case 'row': {
        const { line, from } = lineOfPath(grid, cells);
        return `of ${line} from ${from}`;
      }
      case 'corner':
        return `between ${cellName(grid, first)} and ${cellName(grid, last)}`;
      case 'area':
      case 'cell':
        return `at ${cellName(grid, first)}`;
      case 'diagonal':
      case 'line':
        return `from ${cellName(grid, first)} to ${cellName(grid, last)}`;
    }
  };
  const isAlone =
    kind === 'thermometer' &&
    paths.every((other, at) => at === index || other.kind !== kind || other.cells[0] !== first);
  return isAlone
    ? `the ${one} at ${cellName(grid, first)}`
    : `the ${one} ${where()}${numberAmong(paths, index)}`;
}

/** ", number 2" of a path with the same ends as one before it. */
function numberAmong(paths: readonly DrawnPath[], index: number): string {
  const own = endsOf(paths[index]);
  const before = paths.slice(0, index).filter((other) => endsOf(other) === own).length;
  return before === 0 ? '' : `, number ${before + 1}`;
}

import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellNames, cellWord } from '#grid/names.ts';
import { inWords } from '#logic/words.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/**
 * What a drawn path is, as it is written; the first cell of a thermometer is its bulb, that of an arrow its circle,
 * which of a pill arrow has the first two cells.
 */
export type PathKind =
  | 'thermometer'
  | 'arrow'
  | 'whisper'
  | 'renban'
  | 'palindrome'
  | 'pill-arrow'
  | 'double-arrow'
  | 'between'
  | 'region-sum'
  | 'zipper'
  | 'entropic'
  | 'modular'
  | 'white-dot'
  | 'black-dot'
  | 'x'
  | 'v';

/** What the page calls the paths of a kind, and what they need. */
interface PathForm {
  readonly one: string;
  readonly many: string;
  /** Set if they join two cells side by side and no more. */
  readonly isPair?: true;
  /** The fewest cells, if not two. */
  readonly least?: number;
}

export const PATH_NOUNS: Readonly<Record<PathKind, PathForm>> = {
  thermometer: { one: 'thermometer', many: 'thermometers' },
  arrow: { one: 'arrow', many: 'arrows' },
  whisper: { one: 'whisper line', many: 'whisper lines' },
  renban: { one: 'renban line', many: 'renban lines' },
  palindrome: { one: 'palindrome', many: 'palindromes' },
  'pill-arrow': { one: 'pill arrow', many: 'pill arrows', least: 3 },
  'double-arrow': { one: 'double arrow', many: 'double arrows', least: 3 },
  between: { one: 'between line', many: 'between lines', least: 3 },
  'region-sum': { one: 'region sum line', many: 'region sum lines' },
  zipper: { one: 'zipper line', many: 'zipper lines', least: 3 },
  entropic: { one: 'entropic line', many: 'entropic lines' },
  modular: { one: 'modular line', many: 'modular lines' },
  'white-dot': { one: 'white dot', many: 'white dots', isPair: true },
  'black-dot': { one: 'black dot', many: 'black dots', isPair: true },
  x: { one: 'X', many: 'Xs', isPair: true },
  v: { one: 'V', many: 'Vs', isPair: true },
};

/** The paths that the author of a type's boards may draw. */
export interface DrawnPaths {
  readonly kinds: readonly PathKind[];
  /**
   * Set if they are more than the type is about: they may share cells, and a new puzzle keeps those of the board.
   * Otherwise no two share a cell.
   */
  readonly areExtra: boolean;
}

/** A path that the author drew from cell to cell. */
export interface DrawnPath {
  readonly kind: PathKind;
  /** Two or more different cells, in order; each touches the next at a side or a corner. */
  readonly cells: readonly number[];
}

/** The most paths of a board; a link holds no more. */
export const MOST_PATHS = 200;

/** Whether two cells of a rectangle share a side or a corner; no cell touches itself. */
export function touchEachOther(grid: Grid, one: number, other: number): boolean {
  const [a, b] = [grid.centres[one], grid.centres[other]];
  if (grid.shape !== 'rectangle' || a === undefined || b === undefined) return false;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
}

/** Whether a path of a kind can lead through these cells. */
export function isPath(grid: Grid, kind: PathKind, cells: readonly number[]): boolean {
  if (PATH_NOUNS[kind].isPair === true && (cells.length !== 2 || !areBeside(grid, cells))) {
    return false;
  }
  return (
    cells.length >= (PATH_NOUNS[kind].least ?? 2) &&
    new Set(cells).size === cells.length &&
    cells.slice(1).every((cell, at) => touchEachOther(grid, cells[at] ?? -1, cell))
  );
}

/** Whether two cells share a side. */
function areBeside({ centres }: Grid, [one = -1, other = -1]: readonly number[]): boolean {
  const [a, b] = [centres[one], centres[other]];
  return a !== undefined && b !== undefined && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** The kind, and the first and last cell, of a pair in any order: what tells paths apart. */
function endsOf(path: DrawnPath | undefined): string {
  const { kind = 'thermometer', cells = [] } = path ?? {};
  const ends = [cells[0] ?? 0, cells.at(-1) ?? 0];
  const isPair = PATH_NOUNS[kind].isPair === true;
  return `${kind} ${(isPair ? ends.toSorted((a, b) => a - b) : ends).join(' ')}`;
}

/**
 * "the thermometer at row 2, column 3", where its bulb is; "the white dot at row 1, columns 2 and 3"; "the arrow
 * from row 1, column 2 to row 3, column 2", as also thermometers with a common bulb are called. Of several that
 * have the same ends, the later ones are numbered.
 */
export function nameOfPath(grid: Grid, paths: readonly DrawnPath[], index: number): string {
  const path = paths[index];
  if (path === undefined) return '';
  const { kind, cells } = path;
  const { one, isPair } = PATH_NOUNS[kind];
  if (isPair === true) return `the ${one} at ${cellNames(grid, cells)}${numberAmong(paths, index)}`;
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const isAlone =
    kind === 'thermometer' &&
    paths.every((other, at) => at === index || other.kind !== kind || other.cells[0] !== first);
  return isAlone
    ? `the ${one} at ${cellName(grid, first)}`
    : `the ${one} from ${cellName(grid, first)} to ${cellName(grid, last)}${numberAmong(paths, index)}`;
}

/** ", number 2" of a path with the same ends as one before it. */
function numberAmong(paths: readonly DrawnPath[], index: number): string {
  const own = endsOf(paths[index]);
  const before = paths.slice(0, index).filter((other) => endsOf(other) === own).length;
  return before === 0 ? '' : `, number ${before + 1}`;
}

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
  if (isPath(grid, kind, cells)) return success({ kind, cells });
  const { isPair, least = 2 } = PATH_NOUNS[kind];
  return failure(
    isPair === true
      ? 'has to be between two cells side by side'
      : `has to go through ${inWords(least)} or more cells, straight or diagonally, through none twice`,
  );
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

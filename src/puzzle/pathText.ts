/** How drawn paths are written in a puzzle's text. */
import type { Grid } from '#grid/grid.ts';
import { cellWord } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { inWords } from '#logic/words.ts';
import { areNumbers, isPath, touchEachOther } from './drawnPath.ts';
import type { DrawnPath } from './drawnPath.ts';
import { PATH_FORMS, shapeOfPath } from './pathForms.ts';
import type { PathKind } from './pathForms.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/** The step from one cell to another, as signs; straight or diagonal steps of any length alike. */
const wayOf = ({ centres }: Grid, from: number, to: number): string => {
  const [a, b] = [centres[from] ?? { x: 0, y: 0 }, centres[to] ?? { x: 0, y: 0 }];
  return `${Math.sign(b.x - a.x)} ${Math.sign(b.y - a.y)}`;
};

/** "r1c1-r1c4-r3c4": the first and last of some cells in turn, and those where they turn. */
function writeRoute(grid: Grid, cells: readonly number[]): string {
  const turns = cells.filter((cell, at) => {
    const [before, after] = [cells[at - 1], cells[at + 1]];
    return (
      before === undefined ||
      after === undefined ||
      wayOf(grid, before, cell) !== wayOf(grid, cell, after)
    );
  });
  return turns.map((cell) => cellWord(grid, cell)).join('-');
}

/** Cells in reading order, in pieces of a row each. */
const inRows = (grid: Rectangle, cells: readonly number[]): readonly (readonly number[])[] =>
  cells.reduce<readonly (readonly number[])[]>((rows, cell) => {
    const own = rows.at(-1);
    return own?.at(-1) === cell - 1 && cell % grid.width !== 0
      ? [...rows.slice(0, -1), [...own, cell]]
      : [...rows, [cell]];
  }, []);

/** Cells in pieces that go on from neighbour to neighbour: a pill may have its line at its first cell. */
const inPieces = (grid: Grid, cells: readonly number[]): readonly (readonly number[])[] =>
  cells.reduce<readonly (readonly number[])[]>((pieces, cell) => {
    const own = pieces.at(-1);
    return own !== undefined && touchEachOther(grid, own.at(-1) ?? -1, cell)
      ? [...pieces.slice(0, -1), [...own, cell]]
      : [...pieces, [cell]];
  }, []);

/** "thermometer r1c1-r1c4-r3c4", "cage r1c1-r1c3,r2c1 20", "pill-arrow r1c2-r1c3,r1c1-r3c1". */
export function writePath(grid: Grid, { kind, cells, numbers = [] }: DrawnPath): string {
  const shape = shapeOfPath(kind);
  const isSet = grid.shape === 'rectangle' && (shape === 'area' || shape === 'corner');
  const route = isSet
    ? inRows(grid, cells)
        .map((row) => writeRoute(grid, row))
        .join(',')
    : (kind === 'pill-arrow' ? inPieces(grid, cells) : [cells])
        .map((piece) => writeRoute(grid, piece))
        .join(',');
  return [kind, route, ...(numbers.length === 0 ? [] : [numbers.join(',')])].join(' ');
}

/** Digits and dashes as a keyboard types them, whatever a mail program has made of them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s*,\s*/g, ',')
    .trim()
    .toLowerCase();

/**
 * Reads what `writePath` writes; cells between two that are named lie straight between them. Problems
 * complete "Line 3 draws a path, which …".
 */
export function readPath(grid: Grid, kinds: readonly PathKind[], text: string): Result<DrawnPath> {
  const [word = '', route = '', number, ...more] = plain(text).split(/\s+/);
  const kind = kinds.find((each) => each === word);
  if (kind === undefined) {
    return failure(`is "${word.slice(0, 20)}" here; ${kinds.join(' or ')} wanted`);
  }
  if (grid.shape !== 'rectangle' || more.length > 0 || route === '') {
    return failure('has to be cells like r1c1-r1c4, with "-" between them');
  }
  const cells: number[] = [];
  for (const part of route.split(',')) {
    const read = readRoute(grid, part);
    if (!read.ok) return read;
    cells.push(...read.value);
  }
  if (!isPath(grid, kind, cells)) return failure(sayShape(kind));
  if (number === undefined) return success({ kind, cells });
  const numbers = number.split(',').map((each) => (/^\d{1,6}$/.test(each) ? Number(each) : -1));
  if (!areNumbers(grid, kind, numbers)) return failure(sayNumbers(grid, kind, number));
  return success({ kind, cells, numbers });
}

/** The cells of "r1c1-r1c4-r3c4", in turn. */
function readRoute(grid: Rectangle, route: string): Result<readonly number[]> {
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
  return success(named.flatMap((cell, at) => straightTo(grid.width, named[at - 1] ?? cell, cell)));
}

/** What the cells of a kind have to be, after its noun: "has to be one cell". */
export function sayShape(kind: PathKind): string {
  const { least = 2 } = PATH_FORMS[kind];
  switch (shapeOfPath(kind)) {
    case 'pair':
      return 'has to be between two cells side by side';
    case 'row':
      return 'has to be a whole row or column, from one end to the other';
    case 'diagonal':
      return 'has to be a whole diagonal, from one border to another';
    case 'corner':
      return 'has to be the four cells around a corner, like r1c1-r1c2,r2c1-r2c2';
    case 'area':
      return kind === 'extra-region'
        ? 'has to have as many cells as a row, in reading order'
        : `has to be ${kind === 'clone' ? 'two or more ' : ''}cells in reading order, none twice`;
    case 'cell':
      return 'has to be one cell';
    case 'line':
      return `has to go through ${inWords(least)} or more cells, straight or diagonally, through none twice`;
  }
}

/** Why numbers do not fit. */
function sayNumbers(grid: Rectangle, kind: PathKind, typed: string): string {
  const { numbers } = PATH_FORMS[kind];
  const has = `has "${typed.slice(0, 20)}" at its end`;
  if (numbers === undefined) return `${has}, and no number is printed there`;
  const high = numbers.high === 'the side' ? grid.width : numbers.high;
  const wanted = numbers.most === 1 ? 'a number' : `up to ${inWords(numbers.most)} numbers`;
  return `${has}; ${wanted} from ${numbers.low} to ${high} wanted`;
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

/**
 * What a Penpa address draws: marks on and beside a board of squares. Penpa numbers its points: first the centres of
 * all squares of its canvas, which has two squares more on each side, then their lower right corners, the middles of
 * their lower sides and of their right sides, four quarters of each square, and four places at its sides.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { isObject, listOf, parseJson, stringOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';

/** What a mark is, in words. */
export type MarkKind =
  | 'number'
  | 'small number'
  | 'symbol'
  | 'shaded cell'
  | 'wall'
  | 'line'
  | 'thermometer'
  | 'arrow'
  | 'cage'
  | 'cage line'
  | 'rubbed out line'
  | 'other';

/** One thing that is drawn. */
export interface Mark {
  readonly kind: MarkKind;
  /** In half cells from the upper left corner of the board: odd in both is the centre of a cell. */
  readonly x: number;
  readonly y: number;
  /** The text of a number, the name of a symbol, and what else is drawn. */
  readonly text: string;
  /** Penpa's number of a colour or form. */
  readonly style: number;
  /** Penpa's number of how a number is written: 2 with an arrow, 4 as a list. Of a small number, its place. */
  readonly mode: string;
  /** The cells of a path or an area, or both ends of a line, in order; −1 is a square beside the board. */
  readonly cells: readonly number[];
}

export interface PenpaDrawing {
  /** Cells in a row and in a column of the board, without what stands beside it. */
  readonly width: number;
  readonly height: number;
  /** The cells of that rectangle that are left out, in reading order. */
  readonly gaps: ReadonlySet<number>;
  /** Whether Penpa made it as a board for a Sudoku. */
  readonly isSudoku: boolean;
  readonly marks: readonly Mark[];
  readonly title: string;
  readonly author: string;
  readonly rules: string;
  readonly tags: readonly string[];
  /** Whether the address holds a player's marks. */
  readonly isPlayed: boolean;
}

/** The most squares along a side of a canvas. */
const LONGEST_SIDE = 100;
const MOST_MARKS = 20_000;
/** The most characters of a title or a name; the rest is cut off. */
const LONGEST_NAME = 1000;
const MOST_TAGS = 20;
/** Squares of the canvas on each side of what can be drawn on. */
const EDGE = 2;
const GRIDS: ReadonlySet<string> = new Set(['square', 'sudoku', 'kakuro']);
/** How small figures are written that a cell may take. */
const CANDIDATES = '7';
/** Penpa's styles of numbers that have a circle around them: white, black and red. */
const ROUND: ReadonlySet<number> = new Set([6, 7, 11]);
/** What a line that rubs out another is drawn with. */
const CROSS = 98;

const DAMAGED = failure('This address is damaged: what it draws cannot be read');

/** Reads the lines of an address. */
export function readDrawing(lines: readonly string[]): Result<PenpaDrawing> {
  const head = (lines[0] ?? '').split(',');
  const [grid = '', across, down] = head;
  if (/^\d/.test(grid)) {
    return failure('An old Penpa wrote this address; open it in Penpa, and share it again');
  }
  if (!GRIDS.has(grid)) {
    return /^[a-z_A-Z0-9]{1,20}$/.test(grid)
      ? failure(`Its board is of the kind "${grid}"; boards of squares are read`)
      : DAMAGED;
  }
  const size = [across, down].map(Number);
  const [columns = 0, rows = 0] = size;
  if (!size.every((side) => Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE)) {
    return failure(`Its board is ${columns} by ${rows}; sides of 1 to ${LONGEST_SIDE} are read`);
  }
  const question = parseJson(lines[3] ?? '');
  if (!isObject(question)) return DAMAGED;
  const board = boardOf(columns + 2 * EDGE, rows + 2 * EDGE, parseJson(lines[5] ?? ''));
  if (!board.ok) return board;
  const marks = [...marksOf(question, board.value)];
  if (marks.length > MOST_MARKS) {
    return failure(`It draws ${marks.length} things, at most ${MOST_MARKS} are read`);
  }
  const answer = parseJson(lines[4] ?? '');
  const decode = (text = ''): string =>
    text
      .replaceAll('%2C', ',')
      .replaceAll('%2D', ' ')
      .replaceAll('%2E', '&')
      .replaceAll('%2F', '=')
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim();
  return success({
    width: board.value.width,
    height: board.value.height,
    gaps: board.value.gaps,
    isSudoku: grid === 'sudoku',
    marks,
    title: decode(head[15])
      .replace(/^Title: */, '')
      .slice(0, LONGEST_NAME),
    author: decode(head[16])
      .replace(/^Author: */, '')
      .slice(0, LONGEST_NAME),
    rules: decode(head[18]),
    tags: listOf(parseJson(lines[17] ?? ''))
      .slice(0, MOST_TAGS)
      .map((tag) => stringOf(tag).slice(0, LONGEST_NAME)),
    isPlayed: isObject(answer) && !marksOf(answer, board.value).next().done,
  });
}

interface Board {
  /** Squares in a row of the canvas, and all of them. */
  readonly across: number;
  readonly squares: number;
  /** The square of the canvas that is the first cell. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly gaps: ReadonlySet<number>;
}

/** The board within the canvas: the rectangle around its cells, each listed by how far it is behind the one before. */
function boardOf(across: number, down: number, list: Json): Result<Board> {
  const cells = new Set<number>();
  let cell = 0;
  for (const step of listOf(list)) {
    if (typeof step !== 'number') return DAMAGED;
    cell += step;
    cells.add(cell);
  }
  if (cells.size === 0) return failure('Its board has no cells');
  const xs = [...cells].map((each) => each % across);
  const ys = [...cells].map((each) => Math.floor(each / across));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  if (left < 0 || top < 0 || top + height > down) return DAMAGED;
  const isLeftOut = (place: number): boolean =>
    !cells.has((top + Math.floor(place / width)) * across + left + (place % width));
  const gaps = new Set([...Array(width * height).keys()].filter(isLeftOut));
  return success({ across, squares: across * down, left, top, width, height, gaps });
}

/** A point by its number: where it is, and the part of its square if it is a quarter or at a side. */
function pointAt(board: Board, text: string) {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const { across, squares, left, top } = board;
  const point = Number(text);
  const isPart = point >= 4 * squares;
  const within = isPart ? Math.floor((point - 4 * squares) / 4) % squares : point % squares;
  const kind = isPart ? 0 : Math.floor(point / squares);
  const part = isPart ? point - 4 * squares - 4 * within : 0;
  if (part >= 4 * squares + 4) return undefined;
  const [column, row] = [(within % across) - left, Math.floor(within / across) - top];
  return {
    x: 2 * column + 1 + (kind === 1 || kind === 3 ? 1 : 0),
    y: 2 * row + 1 + (kind === 1 || kind === 2 ? 1 : 0),
    /** 0 to 3: a quarter; 4 to 7: at a side; absent for other points. */
    ...(isPart ? { part: part >= 4 * squares ? part - 4 * squares + 4 : part } : {}),
    cell:
      kind === 0 && column >= 0 && column < board.width && row >= 0 && row < board.height
        ? row * board.width + column
        : -1,
  };
}

type Point = NonNullable<ReturnType<typeof pointAt>>;

const NOWHERE: Point = { x: -1, y: -1, cell: -1 };

const mark = (kind: MarkKind, { x, y, cell }: Point, more: Partial<Mark> = {}): Mark => ({
  kind,
  x,
  y,
  text: '',
  style: 0,
  mode: '',
  cells: [cell],
  ...more,
});

/** Paths and areas: lists of the squares of each. */
const LISTS: Readonly<Record<string, readonly [kind: MarkKind, text: string]>> = {
  thermo: ['thermometer', ''],
  arrows: ['arrow', ''],
  killercages: ['cage', ''],
  nobulbthermo: ['other', 'thermometer without a bulb'],
  direction: ['other', 'arrow without a circle'],
  squareframe: ['other', 'frame'],
  polygon: ['other', 'polygon'],
};

/** Lines between two points, by the words for them. */
const LINES: Readonly<Record<string, readonly [kind: MarkKind, text: string]>> = {
  line: ['line', ''],
  lineE: ['wall', ''],
  cage: ['cage line', ''],
  freeline: ['other', 'free line'],
  freelineE: ['other', 'free line'],
  wall: ['other', 'bar'],
  deletelineE: ['rubbed out line', ''],
};

function* marksOf(question: JsonObject, board: Board): Generator<Mark> {
  const entries = (name: string): readonly (readonly [string, Json])[] => {
    const value = question[name];
    return isObject(value) ? Object.entries(value) : [];
  };
  const at = (text: string): Point => pointAt(board, text) ?? NOWHERE;
  /** Not a part of a square, where neither numbers nor symbols stand. */
  const whole = (text: string): Point => (at(text).part === undefined ? at(text) : NOWHERE);
  for (const [key, value] of entries('number')) {
    const [text, style, mode] = listOf(value);
    const more = { text: stringOf(text).trim(), style: Number(style), mode: stringOf(mode) };
    if (more.mode === CANDIDATES) {
      if (/[1-9]/.test(JSON.stringify(text) ?? ''))
        yield mark('other', at(key), { text: 'list of candidates' });
      continue;
    }
    // A blank without a circle around it cannot be seen.
    if (more.text !== '' || ROUND.has(more.style)) yield mark('number', whole(key), more);
  }
  for (const [key, value] of entries('numberS')) {
    const [text, style] = listOf(value);
    const point = at(key);
    const said = stringOf(text).trim();
    const more = { text: said, style: Number(style), mode: String(point.part ?? '') };
    if (said !== '') yield mark('small number', point, more);
  }
  for (const [key, value] of entries('symbol')) {
    const [style, name] = listOf(value);
    // Symbols of several parts have a list of which are drawn, as 0 and 1.
    const bits = Array.isArray(style) ? style.map(stringOf).join('') : '';
    if (Array.isArray(style) && !bits.includes('1')) continue;
    yield mark('symbol', whole(key), { text: stringOf(name), style: Number(style), mode: bits });
  }
  for (const [key, value] of entries('surface')) {
    if (value !== 0) yield mark('shaded cell', whole(key), { style: Number(value) });
  }
  for (const [name, [kind, text]] of Object.entries(LINES)) {
    for (const [key, value] of entries(name)) {
      const ends = key.split(',').map(at);
      const [first = NOWHERE, last = first] = ends;
      const style = Number(value);
      const isCross = style === CROSS || ends.length < 2;
      yield mark(
        isCross ? 'other' : kind,
        { ...first, x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 },
        { text: isCross ? 'cross' : text, style, cells: ends.map(({ cell }) => cell) },
      );
    }
  }
  for (const [name, [kind, text]] of Object.entries(LISTS)) {
    for (const list of listOf(question[name])) {
      const points = listOf(list).map((each) => at(stringOf(each)));
      const [first] = points;
      if (first !== undefined)
        yield mark(kind, first, { text, cells: points.map(({ cell }) => cell) });
    }
  }
}

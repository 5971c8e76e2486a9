/** Clues of a Penpa drawing as words for cells, walls and places beside the board, in the form of pzpr's files. */
import { areasBetween } from './pzprWalls.ts';
import { cellUnder, isInCell } from './penpaSketch.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import type { Mark } from './penpaDrawing.ts';

/** The word of a cell with nothing in it. */
export const UNDRAWN = '.';

/** Words for cells, in rows. */
export const inRows = (width: number, words: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(words.length / width) }, (_, row) =>
    words.slice(row * width, (row + 1) * width),
  );

export const sizeRows = ({ width, height }: PenpaSketch): readonly (readonly string[])[] => [
  [String(height)],
  [String(width)],
];

/** The marks in cells, of those that `is` holds for, indexed by cell; a second one in a cell is left. */
export function takeInCells(
  sketch: PenpaSketch,
  is: (mark: Mark) => boolean,
): readonly (Mark | undefined)[] {
  const found: (Mark | undefined)[] = Array.from({ length: sketch.width * sketch.height });
  sketch.take((mark) => {
    if (!isInCell(sketch, mark) || !is(mark)) return false;
    const cell = cellUnder(sketch, mark);
    if (found[cell] !== undefined) return false;
    found[cell] = mark;
    return true;
  });
  return found;
}

/** How numbers are written that stand alone: large, small, middling and long. */
const PLAIN: ReadonlySet<string> = new Set(['1', '5', '6', '8', '10', '11']);
const NUMBER = /^\d{1,4}$/;

export const isPlain = ({ kind, mode }: Mark): boolean => kind === 'number' && PLAIN.has(mode);
const isNumber = (mark: Mark): boolean => isPlain(mark) && NUMBER.test(mark.text);
/** A number, or a question mark or nothing where one is not known. */
export const isNumberOrUnknown = (mark: Mark): boolean =>
  isPlain(mark) && /^(?:\d{1,4}|\??)$/.test(mark.text);

export const isCircle = ({ kind, text }: Mark): boolean =>
  kind === 'symbol' && /^circle_(?:L|M|S|SS)$/.test(text);
/** Penpa's styles of what is filled with white, by the line around it. */
const WHITE: ReadonlySet<number> = new Set([1, 6, 7, 8, 10]);
const BLACK = 2;
/** Penpa's styles of numbers in a white and in a black circle, which may have no number. */
const [IN_WHITE, IN_BLACK] = [6, 7];
const isBlank = (mark: Mark, style: number): boolean =>
  isPlain(mark) && mark.text === '' && mark.style === style;
export const isWhiteCircle = (mark: Mark): boolean =>
  (isCircle(mark) && WHITE.has(mark.style)) || isBlank(mark, IN_WHITE);
export const isBlackCircle = (mark: Mark): boolean =>
  (isCircle(mark) && mark.style === BLACK) || isBlank(mark, IN_BLACK);

/** Penpa's colours of cells that are dark: dark grey, grey, black and light grey. */
const DARK: ReadonlySet<number> = new Set([1, 3, 4, 8]);
export const isDark = ({ kind, text, style }: Mark): boolean =>
  (kind === 'shaded cell' && DARK.has(style)) ||
  (kind === 'symbol' && /^square_L{1,2}$/.test(text) && style === 2);

/** The numbers in cells as words; one that is not known is `unknown`. */
export const takeNumbers = (sketch: PenpaSketch, unknown: string): readonly string[] =>
  takeInCells(sketch, unknown === UNDRAWN ? isNumber : isNumberOrUnknown).map((mark) =>
    mark === undefined ? UNDRAWN : NUMBER.test(mark.text) ? mark.text : unknown,
  );

/** White circles as 1 and black ones as 2. */
export const takeCircles = (sketch: PenpaSketch): readonly string[] =>
  takeInCells(sketch, (mark) => isWhiteCircle(mark) || isBlackCircle(mark)).map((mark) =>
    mark === undefined ? UNDRAWN : isBlackCircle(mark) ? '2' : '1',
  );

/** Penpa's colours of walls: black, and black and thick. */
const WALLS: ReadonlySet<number> = new Set([2, 21]);

/** The region of each cell, from the walls between them; walls at the border say nothing. */
export function takeAreas(sketch: PenpaSketch): readonly number[] {
  const { width, height } = sketch;
  const walls = new Set(
    sketch
      .take(
        ({ kind, style, x, y }) =>
          kind === 'wall' &&
          WALLS.has(style) &&
          x >= 0 &&
          y >= 0 &&
          x <= 2 * width &&
          y <= 2 * height &&
          Number.isInteger(x) &&
          Number.isInteger(y) &&
          (x + y) % 2 === 1,
      )
      .map(({ x, y }) => `${x} ${y}`),
  );
  const right = Array.from({ length: height * (width - 1) }, (_, at) => {
    const [row, column] = [Math.floor(at / (width - 1)), at % (width - 1)];
    return walls.has(`${2 * column + 2} ${2 * row + 1}`);
  });
  const below = Array.from({ length: (height - 1) * width }, (_, at) =>
    walls.has(`${2 * (at % width) + 1} ${2 * Math.floor(at / width) + 2}`),
  );
  return areasBetween(width, height, right, below);
}

/** What stands on the four sides of the board, each nearest first. */
export type EdgeSide = 'above' | 'below' | 'left' | 'right';

/** The marks beside each row or column, nearest to the board first, with no gap between them. */
export function takeBeside(
  sketch: PenpaSketch,
  side: EdgeSide,
  most: number,
  is: (mark: Mark) => boolean,
): readonly (readonly Mark[])[] {
  const { width, height } = sketch;
  const isUpright = side === 'above' || side === 'below';
  const byPlace = new Map(
    sketch
      .rest()
      .filter(is)
      .map((mark) => [`${mark.x} ${mark.y}`, mark]),
  );
  const lines = Array.from({ length: isUpright ? width : height }, (_, line) => {
    const marks: Mark[] = [];
    for (let away = 0; away < most; away += 1) {
      const near = side === 'above' || side === 'left';
      const far = near ? -1 - 2 * away : 2 * (isUpright ? height : width) + 1 + 2 * away;
      const [x, y] = isUpright ? [2 * line + 1, far] : [far, 2 * line + 1];
      const found = byPlace.get(`${x} ${y}`);
      if (found === undefined) break;
      marks.push(found);
    }
    return marks;
  });
  const taken = new Set(lines.flat());
  sketch.take((mark) => taken.has(mark));
  return lines;
}

/** A number beside each row or column, as words. */
export const takeCounts = (sketch: PenpaSketch, side: EdgeSide): readonly string[] =>
  takeBeside(sketch, side, 1, isNumberOrUnknown).map(([mark]) =>
    mark !== undefined && NUMBER.test(mark.text) ? mark.text : UNDRAWN,
  );

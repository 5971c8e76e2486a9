/** Marks of a drawing as they are read: each is taken once, and none may be left. */
import type { PenpaDrawing, Mark } from './penpaDrawing.ts';

export interface PenpaSketch extends Pick<
  PenpaDrawing,
  'width' | 'height' | 'isSudoku' | 'title' | 'tags'
> {
  /** What the drawing says of itself: its title and its rules; empty if that is too long to be looked through. */
  readonly words: string;
  /** Takes the marks that fulfil a condition, of those that are left. */
  take(is: (mark: Mark) => boolean): readonly Mark[];
  /** The marks that are left. */
  rest(): readonly Mark[];
  /** Takes the cells that are left out of the board's rectangle, for types that can do without. */
  takeGaps(): ReadonlySet<number>;
  /** Whether cells are left out that were not taken. */
  hasGaps(): boolean;
}

/** The most characters in which words are looked for, which takes the square of them at worst. */
const LONGEST_SAID = 3000;

export function createSketch(drawing: PenpaDrawing): PenpaSketch {
  let left = drawing.marks;
  let { gaps } = drawing;
  const { width, height, isSudoku, title, tags } = drawing;
  const words = `${title} ${drawing.rules}`;
  return {
    width,
    height,
    isSudoku,
    title,
    tags,
    words: words.length <= LONGEST_SAID ? words : '',
    take(is) {
      // Once for each mark, since a condition may count what it has let through.
      const taken = new Set(left.filter(is));
      left = left.filter((mark) => !taken.has(mark));
      return [...taken];
    },
    rest: () => left,
    takeGaps() {
      const taken = gaps;
      gaps = new Set();
      return taken;
    },
    hasGaps: () => gaps.size > 0,
  };
}

type Size = Pick<PenpaSketch, 'width' | 'height'>;

/** Whether a mark is in the middle of a cell of the board. */
export const isInCell = ({ width, height }: Size, { x, y }: Mark): boolean =>
  x % 2 !== 0 && y % 2 !== 0 && x > 0 && y > 0 && x < 2 * width && y < 2 * height;

/** The cell that a mark in the middle of one is in, in reading order. */
export const cellUnder = ({ width }: Size, { x, y }: Mark): number =>
  ((y - 1) / 2) * width + (x - 1) / 2;

/** "The number “4” in row 2, column 3". */
export function sayMark(size: Size, { kind, text, x, y }: Mark): string {
  const [column, row] = [Math.ceil(x / 2), Math.ceil(y / 2)];
  const isOn = x >= 0 && y >= 0 && x <= 2 * size.width && y <= 2 * size.height;
  const where = isOn
    ? `in row ${Math.max(1, row)}, column ${Math.max(1, column)}`
    : 'beside the board';
  const isQuoted = kind === 'number' || kind === 'small number' || kind === 'symbol';
  const what = kind === 'other' ? text : isQuoted ? `${kind} "${text}"` : kind;
  return `the ${what} ${where}`;
}

/** `R1C1` of cells; `undefined` if one is beside the board. */
export const namesOf = (cells: readonly number[], size: number): readonly string[] | undefined =>
  cells.every((cell) => cell >= 0)
    ? cells.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`)
    : undefined;

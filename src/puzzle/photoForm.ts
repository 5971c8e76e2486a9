/** The size of a printed grid, in cells. */
export interface PrintedSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A value's sign in the text form, and the shapes it may be printed as: `O` and `X` are printed as
 * letters, circles or crosses.
 */
export interface PrintedSign {
  readonly text: string;
  readonly looks: readonly ('1' | 'O' | 'X')[];
}

/** What may be printed in a cell. */
export type PrintedCells =
  | { readonly kind: 'none' }
  /** One digit from 1, up to `most` or to the grid's longer side. */
  | { readonly kind: 'digits'; readonly most: number | 'size' }
  /** A number from 1, with one or more digits. */
  | { readonly kind: 'numbers'; readonly most: number | 'size' }
  /** A cage's sum in the upper left corner of its first cell, up to `most`. */
  | { readonly kind: 'sums'; readonly most: number }
  | { readonly kind: 'signs'; readonly signs: readonly PrintedSign[] };

/**
 * What is printed outside the cells: nothing; lists of numbers left of rows and above columns, with
 * ids `row 0` and `column 0`; one number each on two sides, with the same ids; one on each of four
 * sides or none, `left 0`, `right 0`, `above 0`, `below 0`; a number in a circle on each inner
 * corner, `circle 0` in row-major order.
 */
export type PrintedMargins = 'none' | 'lists' | 'numbers' | 'sides' | 'circles';

/**
 * What to look for in a picture of a printed puzzle; plain data, posted to the worker that reads
 * it.
 */
export interface PrintedLook {
  /** The possible sizes of its grid. */
  readonly sizes: readonly PrintedSize[];
  readonly cells: PrintedCells;
  /**
   * What is printed between cells: nothing, areas separated by thick lines, or cages with dashes
   * and their sum.
   */
  readonly walls: 'none' | 'thick' | 'cages';
  /** The most cells of an area. */
  readonly largestArea?: number;
  readonly margins: PrintedMargins;
}

/**
 * What was read from a picture, from which the type's text is written. Empty places are the empty
 * string.
 */
export interface PhotoTexts extends PrintedSize {
  /** In row-major order; all empty if nothing is printed in cells. */
  readonly cells: readonly string[];
  /** The number of each cell's area within the walls, in reading order, 0-based. */
  readonly areas: readonly number[];
  /** The texts read at other places, by their ids, and the answers to questions. */
  readonly others: Readonly<Record<string, string>>;
}

/** A question about something that pictures do not show. */
export interface PhotoQuestion {
  /** The answer's id in `others`. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** The usual answer for a grid of this size. */
  usual(size: PrintedSize): string;
}

/** What a printed puzzle of a type looks like, and how its text is written from a photo. */
export interface PhotoForm extends PrintedLook {
  /** What can be read: "Printed Sudokus of 4, 6, 8 or 9 cells a side". */
  readonly says: string;
  /** What cannot be read, as a sentence: "Given digits are not read; enter them afterwards." */
  readonly lacks?: string;
  readonly asks?: readonly PhotoQuestion[];
  /** The puzzle's text form. */
  text(read: PhotoTexts): string;
}

/** Square grids of these sides. */
export const squares = (sides: readonly number[]): readonly PrintedSize[] =>
  sides.map((side) => ({ width: side, height: side }));

/** Grids with all combinations of these sides. */
export const rectangles = (sides: readonly number[]): readonly PrintedSize[] =>
  sides.flatMap((height) => sides.map((width) => ({ width, height })));

/** The cells as lines of the grid's width, each cell with its sign, open ones with a dot. */
export const linesOf = ({ width, cells }: PhotoTexts): string =>
  Array.from({ length: cells.length / width }, (_, row) =>
    cells
      .slice(row * width, (row + 1) * width)
      .map((text) => (text === '' ? '.' : text))
      .join(''),
  ).join('\n');

/** The texts at `row 0`, `row 1` and so on; `empty` for places where nothing was read. */
export const lineTexts = (
  { others }: PhotoTexts,
  kind: string,
  count: number,
  empty: string,
): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const text = others[`${kind} ${at}`] ?? '';
    return text.trim() === '' ? empty : text.trim();
  });

/** What a grid of a printed puzzle may measure, in cells. */
export interface PrintedSize {
  readonly width: number;
  readonly height: number;
}

/** A sign in the form's own writing, and what it may look like: `O` and `X` are drawn as letters, circles or crosses. */
export interface PrintedSign {
  readonly text: string;
  readonly looks: readonly ('1' | 'O' | 'X')[];
}

/** What may stand in a cell. */
export type PrintedCells =
  | { readonly kind: 'none' }
  /** One digit from 1, up to `most` or to the grid's longer side. */
  | { readonly kind: 'digits'; readonly most: number | 'size' }
  /** A number from 1, of one digit or more. */
  | { readonly kind: 'numbers'; readonly most: number | 'size' }
  /** A cage's sum in the upper left corner of its first cell, up to `most`. */
  | { readonly kind: 'sums'; readonly most: number }
  | { readonly kind: 'signs'; readonly signs: readonly PrintedSign[] };

/**
 * What stands outside the cells: nothing; lists of numbers left of rows and above columns, as `row 0` and
 * `column 0`; one number each on two sides, by the same ids; one on all four sides or none, as `left 0`,
 * `right 0`, `above 0`, `below 0`; a number in a circle on each inner crossing, as `circle 0` row by row.
 */
export type PrintedMargins = 'none' | 'lists' | 'numbers' | 'sides' | 'circles';

/** What is looked for in a picture of a printed puzzle: data that goes to the worker that reads it. */
export interface PrintedLook {
  /** What its grid may measure. */
  readonly sizes: readonly PrintedSize[];
  readonly cells: PrintedCells;
  /** What stands between cells: nothing, areas divided by thick lines, or cages with dashes and their sum. */
  readonly walls: 'none' | 'thick' | 'cages';
  /** How many cells an area has at most. */
  readonly largestArea?: number;
  readonly margins: PrintedMargins;
}

/** What was read of a picture, as a type's text is written from it. Nothing is the empty text. */
export interface PhotoTexts extends PrintedSize {
  /** Row by row; all empty where nothing stands in cells. */
  readonly cells: readonly string[];
  /** The number of each cell's area as the walls divide them, in reading order from 0. */
  readonly areas: readonly number[];
  /** What was read at other places, by their ids, and the answers to what is asked. */
  readonly others: Readonly<Record<string, string>>;
}

/** What no picture says, so that somebody is asked. */
export interface PhotoQuestion {
  /** The answer is among `others` by this id. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** What most papers print on a grid of this size. */
  usual(size: PrintedSize): string;
}

/** What a printed puzzle of a type looks like: what is read of a photo, and what is made of that. */
export interface PhotoForm extends PrintedLook {
  /** What is read: "Printed Sudokus of 4, 6, 8 or 9 cells a side". */
  readonly says: string;
  /** What is not read of it, as a sentence: "Given digits are not read; enter them afterwards." */
  readonly lacks?: string;
  readonly asks?: readonly PhotoQuestion[];
  /** The puzzle's text form. */
  text(read: PhotoTexts): string;
}

/** Square grids of these sides. */
export const squares = (sides: readonly number[]): readonly PrintedSize[] =>
  sides.map((side) => ({ width: side, height: side }));

/** Grids with these sides, each with each. */
export const rectangles = (sides: readonly number[]): readonly PrintedSize[] =>
  sides.flatMap((height) => sides.map((width) => ({ width, height })));

/** A text's cells in lines as wide as the grid, each cell by its own sign and the open ones by a dot. */
export const linesOf = ({ width, cells }: PhotoTexts): string =>
  Array.from({ length: cells.length / width }, (_, row) =>
    cells
      .slice(row * width, (row + 1) * width)
      .map((text) => (text === '' ? '.' : text))
      .join(''),
  ).join('\n');

/** What was read at the first places of a kind, as `row 0`, `row 1` and so on; `empty` where nothing was. */
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

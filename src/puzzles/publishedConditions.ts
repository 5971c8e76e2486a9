/** The conditions that were published with puzzles among the examples, for tests. */

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const named = (cells: readonly number[]): string => cells.map((cell) => `V${cell}`).join(' ');

/** All pairs of the cells. */
const pairsOf = (cells: readonly number[]): readonly (readonly [number, number])[] =>
  cells.flatMap((one, at) => cells.slice(at + 1).map((other) => [one, other] as const));

/** The rows of a square grid, and then its columns. */
const linesOf = (size: number): readonly (readonly number[])[] => [
  ...upTo(size).map((row) => upTo(size).map((at) => size * row + at)),
  ...upTo(size).map((column) => upTo(size).map((at) => size * at + column)),
];

/** The rows and columns of a Kurosu and of the Off-by-one Sums. */
export const SIX_BY_SIX = linesOf(6);

/** What was published with "Daily Mail, 1 June 2018". */
export const KUROSU: readonly string[] = [
  ...upTo(36).map((cell) => `(or (= V${cell} 0) (= V${cell} 1))`),
  ...SIX_BY_SIX.flatMap((line) => [
    `(= 3 (+ ${named(line)}))`,
    ...upTo(4).map((at) => `(> 3 (+ ${named(line.slice(at, at + 3))}))`),
  ]),
];

/** In words, the Kurosu's rules forbid three O as well, which its published conditions omit. */
export const NO_THREE_O: readonly string[] = SIX_BY_SIX.flatMap((line) =>
  upTo(4).map((at) => `(< 0 (+ ${named(line.slice(at, at + 3))}))`),
);

/** What was published with "The Daily Telegraph, number 3072", its T0 to T3 in place. */
export const SUJIKO: readonly string[] = [
  ...upTo(9).map((cell) => `(and (> V${cell} 0) (< V${cell} 10))`),
  '(distinct V0 V1 V2 V3 V4 V5 V6 V7 V8)',
  '(= 25 (+ V0 V1 V3 V4))',
  '(= 13 (+ V1 V2 V4 V5))',
  '(= 22 (+ V3 V4 V6 V7))',
  '(= 17 (+ V4 V5 V7 V8))',
];

const HEXAGONS =
  '0 1 2 5 7 8, 3 4 5 12 13 14, 8 10 11 17 19 20, 7 14 17 23 25 26, 13 21 23 30 31 32, 19 26 29 35 37 38, 25 32 35 41 43 44, 31 39 41 48 49 50, 37 44 47 53 55 56, 43 50 53 59 61 62, 49 57 59 66 67 68, 55 62 65 71 73 74, 61 68 71 75 76 77';
const PAIRS =
  '5 6, 7 16, 8 9, 14 15, 13 22, 17 18, 19 28, 23 24, 26 27, 25 34, 31 40, 32 33, 35 36, 37 46, 41 42, 43 52, 44 45, 50 51, 49 58, 53 54, 55 64, 61 70, 62 63, 59 60, 68 69, 71 72';

const lists = (text: string): readonly (readonly number[])[] =>
  text.split(', ').map((list) => list.split(' ').map(Number));

/** Published on 25 May 2020: each pair is represented by one cell in both hexagons. */
export const NUMBER_WORKOUT: readonly string[] = [
  ...upTo(78).map((cell) => `(and (> V${cell} 0) (< V${cell} 7))`),
  ...lists(HEXAGONS).map((cells) => `(distinct ${named(cells)})`),
  ...lists(PAIRS).map((cells) => `(= ${named(cells)})`),
];

const REGIONS =
  '0 6 7 12, 1 2 3 4, 5 9 10 11 17, 8 13 14 15 20, 16 22 23 29 35, 18 19 25 31 32, 21 26 27 28 33, 24 30, 34';

/** The cells a king's move away on a board six wide: as published, by adding to the number. */
const kingsMoves = (cell: number): readonly number[] =>
  [-7, -6, -5, -1, 1, 5, 6, 7]
    .map((step) => cell + step)
    .filter((other) => other >= 0 && other < 36 && Math.abs((other % 6) - (cell % 6)) <= 1);

/** What was published with "Suguru, page 59". */
export const SUGURU: readonly string[] = [
  ...lists(REGIONS).flatMap((cells) => [
    ...cells.map((cell) => `(and (>= V${cell} 1) (<= V${cell} ${cells.length}))`),
    cells.length === 1 ? `(= ${named(cells)} 1)` : `(distinct ${named(cells)})`,
  ]),
  ...upTo(36).map((cell) => {
    const unlike = kingsMoves(cell).map((other) => `(not (= V${cell} V${other}))`);
    return `(and ${unlike.join(' ')})`;
  }),
];

/** The Sudoku was published with 0-based values. */
const fromZero = (cell: number): string => `(- V${cell} 1)`;

const SQUARES = upTo(9).map((square) =>
  upTo(9).map(
    (at) => 9 * (3 * Math.floor(square / 3) + Math.floor(at / 3)) + 3 * (square % 3) + (at % 3),
  ),
);

/** The rows, columns and squares of a Sudoku. */
export const SUDOKU_LINES = [...linesOf(9), ...SQUARES];

/** What was published for any Sudoku: `constraint1Through9` of each row, column and square. */
export const SUDOKU: readonly string[] = [
  ...upTo(81).map((cell) => `(and (>= ${fromZero(cell)} 0) (<= ${fromZero(cell)} 8))`),
  ...SUDOKU_LINES.flatMap((cells) => [
    ...upTo(9).map(
      (value) => `(or ${cells.map((cell) => `(= ${fromZero(cell)} ${value})`).join(' ')})`,
    ),
    ...pairsOf(cells).map(([one, other]) => `(not (= ${fromZero(one)} ${fromZero(other)}))`),
  ]),
];

// As published; −1 is a missing segment.
const ROW_SUMS = '2 13 -1, 5 3 6, 8 7 -1, 4 4 1, 5 5 -1, 9 0 -1';
const COLUMN_SUMS = '11 -1 -1, 4 5 -1, 7 7 -1, 2 7 3, 4 4 5, 10 2 -1';

/** The segments of a line if exactly the cells in `filled` have a digit. */
function segmentsOf(
  line: readonly number[],
  filled: readonly number[],
): readonly (readonly number[])[] {
  const segments: number[][] = [];
  line.forEach((cell, at) => {
    if (!filled.includes(cell)) return;
    const before = line[at - 1];
    if (before !== undefined && filled.includes(before)) segments.at(-1)?.push(cell);
    else segments.push([cell]);
  });
  return segments;
}

const added = (cells: readonly number[]): string =>
  cells.length === 1 ? named(cells) : `(+ ${named(cells)})`;

/** For each pattern of cells with and without a digit, the sums that the printed ones imply. */
const patternsOf = (line: readonly number[], sums: readonly number[]): readonly string[] =>
  upTo(2 ** line.length).map((pattern) => {
    const filled = line.filter((_, at) => Math.floor(pattern / 2 ** at) % 2 === 1);
    const matches = line.map((cell) =>
      filled.includes(cell) ? `(not (= V${cell} 0))` : `(= V${cell} 0)`,
    );
    const segments = segmentsOf(line, filled);
    const told = sums.map((printed, at) => {
      const segment = segments[at];
      const number = printed < 0 ? '(- 1)' : String(printed);
      if (segment === undefined) return `(= ${number} (- 1))`;
      return `(or (= ${number} (+ ${added(segment)} 1)) (= ${number} (- ${added(segment)} 1)))`;
    });
    return `(ite (and ${matches.join(' ')}) (and ${told.join(' ')}) true)`;
  });

const SUMS = lists(`${ROW_SUMS}, ${COLUMN_SUMS}`);

/** What was published for the puzzle of ZEITmagazin 2022, number 32, its sums in place. */
export const OFF_BY_ONE_SUMS: readonly string[] = [
  ...upTo(36).flatMap((cell) => [`(>= V${cell} 0)`, `(<= V${cell} 5)`]),
  ...SIX_BY_SIX.flatMap((line, at) => [
    ...pairsOf(line).map(
      ([one, other]) =>
        `(ite (and (not (= V${one} 0)) (not (= V${other} 0))) (not (= V${one} V${other})) true)`,
    ),
    ...patternsOf(line, SUMS[at] ?? []),
  ]),
];

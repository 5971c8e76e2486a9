import type { Grid } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';

/** A well-known rule for a whole board. */
export interface BoardRule {
  /** The label of its button: "Falling diagonal". */
  readonly name: string;
  /** Its place in sentences: "falling diagonal". */
  readonly words: string;
  /**
   * Its sentence, if the place does not imply it: "no two cells a knight's move apart are alike".
   */
  readonly sentence?: string;
  /** As SMT-LIB over `V0` to `Vn`. */
  readonly term: string;
}

/** The longest house rule, in characters: knight's moves on a 16×16 board have 15,000. */
export const LONGEST_RULE = 20_000;

/** The most values of cells; where there are more, as in a Hidato, cells all differ anyway. */
const MOST_VALUES = 35;

const KNIGHT: readonly (readonly [right: number, down: number])[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
];

const name = (cell: number): string => `V${cell}`;
const apply = (operator: string, terms: readonly (string | number)[]): string =>
  `(${operator} ${terms.join(' ')})`;

/** The rules for whole boards that apply to this grid. `values` are those of its cells. */
export function boardRules(grid: Grid, values: readonly number[]): readonly BoardRule[] {
  if (grid.shape !== 'rectangle' || values.length < 3 || values.length > MOST_VALUES) return [];
  const moves = movesOf(grid, KNIGHT);
  const knight: BoardRule = {
    name: 'Anti-knight',
    words: 'knight’s moves',
    sentence: 'no two cells a knight’s move apart hold the same',
    term: apply(
      'and',
      moves.map((pair) => apply('distinct', pair.map(name))),
    ),
  };
  // On a board of two by two no cell is a knight's move from another.
  const knights = moves.length === 0 || knight.term.length > LONGEST_RULE ? [] : [knight];
  const size = grid.width;
  if (grid.rows.length !== size || size > values.length) return knights;
  const along = (words: string, cells: readonly number[]): BoardRule => ({
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    words,
    term: allDifferentTerm(cells),
  });
  return [
    along(
      'falling diagonal',
      grid.rows.map((_, at) => at * size + at),
    ),
    along(
      'rising diagonal',
      grid.rows.map((_, at) => (at + 1) * (size - 1)),
    ),
    ...knights,
  ];
}

/** All pairs of cells that one of these moves connects, without duplicates, in reading order. */
const movesOf = (
  { width, rows }: Rectangle,
  moves: readonly (readonly [right: number, down: number])[],
): readonly (readonly [number, number])[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      moves.flatMap(([right, down]) => {
        const inside = column + right >= 0 && column + right < width && row + down < rows.length;
        return inside ? [[cell, cell + down * width + right] as const] : [];
      }),
    ),
  );

export const allDifferentTerm = (cells: readonly number[]): string =>
  apply('distinct', cells.map(name));

/** All of the cells have the same value. */
export const alikeTerm = (cells: readonly number[]): string => apply('=', cells.map(name));

/** The values of several cells sum to `total`; they may be equal. */
export const sumTerm = (cells: readonly number[], total: number): string =>
  apply('=', [total, apply('+', cells.map(name))]);

/** Several cells are a cage as printed: all different, with sum `total`. */
export const cageTerm = (cells: readonly number[], total: number): string =>
  apply('and', [allDifferentTerm(cells), sumTerm(cells, total)]);

export const greaterTerm = (greater: number, less: number): string =>
  apply('>', [name(greater), name(less)]);

export const parityTerm = (cell: number, parity: 'even' | 'odd'): string =>
  apply('=', [apply('mod', [name(cell), 2]), parity === 'even' ? 0 : 1]);

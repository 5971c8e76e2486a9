import type { Grid } from '#grid/grid.ts';
import { createRecent } from '#grid/recent.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { HouseRule } from './puzzle.ts';

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
  /** As SMT-LIB over `V0` to `Vn`: how it was written before there were lines. */
  readonly term: string;
  /** The line of the language that says the same, for cells that all take numbers. */
  readonly line: string;
}

/** A rule for a whole board that is offered by its name. */
export interface OfferedRule {
  /** "Anti-king". */
  readonly name: string;
  readonly line: string;
  /** The same as SMT-LIB, if it was ever written so. */
  readonly term?: string;
}

/** Both long diagonals at once, which are two rules by name. */
export const EACH_DIAGONAL = 'in each diagonal all numbers differ';
export const KNIGHTS_MOVE = "cells a knight's move apart differ";
export const TOUCHING_DIFFER = 'touching cells differ';

/** The longest house rule, in characters: knight's moves on a 16×16 board have 15,000. */
export const LONGEST_RULE = 20_000;

/** The most values of cells; where there are more, as in a Hidato, cells all differ anyway. */
const MOST_VALUES = 35;

/** The value of an empty cell. */
const EMPTY = 0;

const KNIGHT: readonly (readonly [right: number, down: number])[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
];

const name = (cell: number): string => `V${cell}`;
const apply = (operator: string, terms: readonly (string | number)[]): string =>
  `(${operator} ${terms.join(' ')})`;

/** Boards of so many sizes keep their rules: each house rule asks for them. */
const recent = createRecent<string, readonly BoardRule[]>(2);

/** The rules for whole boards that apply to this grid. `values` are those of its cells. */
export function boardRules(grid: Grid, values: readonly number[]): readonly BoardRule[] {
  if (grid.shape !== 'rectangle' || values.length < 3 || values.length > MOST_VALUES) return [];
  const { width, rows } = grid;
  return recent(`${width} ${rows.length} ${values.length}`, () => rulesFor(grid, values));
}

function rulesFor(grid: Rectangle, values: readonly number[]): readonly BoardRule[] {
  const moves = movesOf(grid, KNIGHT);
  const knight: BoardRule = {
    name: 'Anti-knight',
    words: 'knight’s moves',
    sentence: 'no two cells a knight’s move apart hold the same',
    term: apply(
      'and',
      moves.map((pair) => apply('distinct', pair.map(name))),
    ),
    line: KNIGHTS_MOVE,
  };
  // On a board of two by two no cell is a knight's move from another.
  const knights = moves.length === 0 || knight.term.length > LONGEST_RULE ? [] : [knight];
  const size = grid.width;
  if (grid.rows.length !== size || size > values.length) return knights;
  const along = (words: string, cells: readonly number[]): BoardRule => ({
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    words,
    term: allDifferentTerm(cells),
    line: `in the ${words} all numbers differ`,
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

/** What is offered by name for this grid, whether its terms would be too long or not. */
export function offeredRules(grid: Grid, values: readonly number[]): readonly OfferedRule[] {
  if (grid.shape !== 'rectangle' || values.length < 3 || values.length > MOST_VALUES) return [];
  const rules = boardRules(grid, values);
  const knight: OfferedRule = { name: 'Anti-knight', line: KNIGHTS_MOVE };
  const hasKnight =
    movesOf(grid, KNIGHT).length > 0 && rules.every(({ line }) => line !== knight.line);
  return [...rules, ...(hasKnight ? [knight] : []), { name: 'Anti-king', line: TOUCHING_DIFFER }];
}

/**
 * The line that says the same as a house rule: its own, or that of a term that is a named rule of the
 * board. A cell that is empty or black counts for terms alone, so that these then mean something else.
 */
export function lineSaying(
  { form, text }: Pick<HouseRule, 'form' | 'text'>,
  grid: Grid,
  values: readonly number[],
): string | undefined {
  if (form === 'line') return text;
  return values.includes(EMPTY)
    ? undefined
    : boardRules(grid, values).find(({ term }) => term === text)?.line;
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

import { besides, kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { PRINTED_BLACK, PRINTED_WHITE } from '#puzzle/printedNumbers.ts';
import type { Random } from '#puzzle/random.ts';

export interface SnakeParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const SHADED = 1;
const BLANK = 0;
/** So many snakes are tried, of which the longest is taken. */
const TRIES = 30;
/** How often it goes straight on where it may. */
const STRAIGHT = 0.5;

const gridOf = ({ width, height }: SnakeParameters) => rectangle(width, height);

/** A way from cell to cell that goes on at random as long as it does not touch itself. */
function crawl(grid: Rectangle, random: Random): readonly number[] {
  const path = [random.pick([...grid.centres.keys()])];
  for (;;) {
    const head = path.at(-1) ?? 0;
    const neck = path.at(-2);
    // Beside the head itself, only what it has just passed may touch the next cell.
    const near = new Set([head, neck, ...(neck === undefined ? [] : besides(grid, neck))]);
    const next = besides(grid, head).filter(
      (cell) =>
        !path.includes(cell) &&
        besides(grid, cell).every((each) => each === head || !path.includes(each)) &&
        kingsMoves(grid, cell).every((each) => near.has(each) || !path.includes(each)),
    );
    if (next.length === 0) return path;
    const ahead = neck === undefined ? undefined : head + (head - neck);
    path.push(
      ahead !== undefined && next.includes(ahead) && random.next() < STRAIGHT
        ? ahead
        : random.pick(next),
    );
  }
}

/** A snake that grows at its head, then at its tail. */
function drawSnake(grid: Rectangle, random: Random): readonly number[] {
  let longest: readonly number[] = [];
  for (let left = TRIES; left > 0; left -= 1) {
    const path = crawl(grid, random);
    if (path.length > longest.length) longest = path;
  }
  return longest;
}

/** How many cells of each row, then of each column, are shaded. */
const countsOf = ({ rows, columns }: Rectangle, isShaded: (cell: number) => boolean) =>
  [...rows, ...columns].map((cells) => [cells.filter(isShaded).length]);

/**
 * A long snake, whose ends and counts are printed; any snake with these will do. Then as few cells between the
 * ends, and as few counts, as it takes.
 */
export const snakeMaking: MakingMethod<SnakeParameters> = {
  plan(empty, random) {
    const grid = gridOf(empty.parameters);
    const path = drawSnake(grid, random);
    const [head, tail] = [path[0], path.at(-1)];
    if (head === undefined || tail === undefined || path.length < 3) return undefined;
    return {
      ...empty,
      givens: empty.givens.with(head, PRINTED_BLACK).with(tail, PRINTED_BLACK),
      siteClues: countsOf(grid, (cell) => path.includes(cell)),
    };
  },
  solution: (puzzle, _, fill) => fill(puzzle),
  siteClues: ({ parameters }, solution) =>
    countsOf(gridOf(parameters), (cell) => solution[cell] === SHADED),
  cells: ({ givens }, solution) =>
    solution.flatMap((value, cell) =>
      value === SHADED && givens[cell] === undefined ? [cell] : [],
    ),
  given: ({ givens }, solution, cell) =>
    givens[cell] ?? (solution[cell] === SHADED ? PRINTED_WHITE : BLANK),
  sparesSites: 'when asked',
};

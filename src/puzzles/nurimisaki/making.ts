import { besides, piecesOf, squaresOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { Random } from '#puzzle/random.ts';

export interface NurimisakiParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const SHADED = 1;
const BLANK = 0;
/** How often a blank cell is carved where it touches one other alone, and so makes an end. */
const NARROW = 0.8;
/** How often a drawing, or a step of a change, is tried before it is given up. */
const TRIES = 60;

type Full = readonly number[];

const gridOf = ({ width, height }: NurimisakiParameters) => rectangle(width, height);

const blankCells = (full: Full): readonly number[] =>
  full.flatMap((value, cell) => (value === BLANK ? [cell] : []));

/** Whether the blank cells are connected, and no square has cells of one value alone. */
const isRight = (grid: Rectangle, full: Full): boolean =>
  piecesOf(grid, blankCells(full)).length === 1 &&
  squaresOf(grid).every((cells) => new Set(cells.map((cell) => full[cell])).size > 1);

const blankBeside = (grid: Rectangle, full: Full, cell: number): readonly number[] =>
  besides(grid, cell).filter((near) => full[near] === BLANK);

/** The blank cells with one blank neighbour. */
const endsOf = (grid: Rectangle, full: Full): readonly number[] =>
  blankCells(full).filter((cell) => blankBeside(grid, full, cell).length === 1);

/** How many cells the straight line of blank cells from an end has. */
function lengthFrom(grid: Rectangle, full: Full, end: number): number {
  const [next = end] = blankBeside(grid, full, end);
  let [length, cell] = [1, end];
  // Beside it, so that a row does not go on in the next one.
  while (besides(grid, cell).includes(cell + next - end) && full[cell + next - end] === BLANK) {
    cell += next - end;
    length += 1;
  }
  return length;
}

/** Blank cells that grow from one until no square is shaded; `undefined` if some are left. */
function carve(grid: Rectangle, random: Random): Full | undefined {
  const squares = squaresOf(grid);
  let full: Full = grid.centres.map(() => SHADED);
  full = full.with(random.pick([...full.keys()]), BLANK);
  for (;;) {
    const isAll = (cells: readonly number[], value: number): boolean =>
      cells.every((cell) => full[cell] === value);
    const pools = squares.filter((cells) => isAll(cells, SHADED));
    if (pools.length === 0) return isRight(grid, full) ? full : undefined;
    const next = [...full.keys()].filter(
      (cell) =>
        full[cell] === SHADED &&
        blankBeside(grid, full, cell).length > 0 &&
        !squares.some(
          (cells) =>
            cells.includes(cell) &&
            isAll(
              cells.filter((each) => each !== cell),
              BLANK,
            ),
        ),
    );
    if (next.length === 0) return undefined;
    const narrow = next.filter((cell) => blankBeside(grid, full, cell).length === 1);
    full = full.with(
      random.pick(narrow.length > 0 && random.next() < NARROW ? narrow : next),
      BLANK,
    );
  }
}

/**
 * Blank cells that grow in narrow ways, with a circle and its number at each end. Where another solution has
 * the same, cells in which the two differ are changed; then as few numbers are printed as it takes.
 */
export const nurimisakiMaking: MakingMethod<NurimisakiParameters> = {
  solution({ parameters }, random) {
    for (let left = TRIES; left > 0; left -= 1) {
      const full = carve(gridOf(parameters), random);
      if (full !== undefined) return full;
    }
    return undefined;
  },
  cells: ({ parameters }, solution) => endsOf(gridOf(parameters), solution),
  given: ({ parameters }, solution, cell) =>
    printedValue(lengthFrom(gridOf(parameters), solution, cell)),
  adjust({ parameters }, solution, other, random) {
    const grid = gridOf(parameters);
    const unlike = [...solution.keys()].filter((cell) => solution[cell] !== other?.[cell]);
    const near = [...new Set(unlike.flatMap((cell) => [cell, ...besides(grid, cell)]))];
    let best: Full | undefined;
    for (let left = TRIES; left > 0; left -= 1) {
      let changed = solution;
      for (let steps = 1 + Math.floor(3 * random.next()); steps > 0; steps -= 1) {
        const cell = random.pick(near);
        changed = changed.with(cell, 1 - (changed[cell] ?? 0));
      }
      if (changed.every((value, cell) => value === solution[cell])) continue;
      if (!isRight(grid, changed)) continue;
      // The more ends, the fewer other solutions.
      if (best === undefined || endsOf(grid, changed).length > endsOf(grid, best).length) {
        best = changed;
      }
    }
    return best;
  },
};

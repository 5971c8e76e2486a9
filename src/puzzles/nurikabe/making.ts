import { besides, piecesOf, squaresOf } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Random } from '#puzzle/random.ts';
import { nurikabeGrid } from './board.ts';
import type { NurikabeParameters } from './board.ts';

const SHADED = 1;
const BLANK = 0;
/** The most cells of an island, about as in print. */
const LARGEST = 8;
/** The most that islands of one board are laid with: small ones make it easier. */
const SIZES = [4, LARGEST, LARGEST];
/**
 * How often land in a square begins an island, where it could be added to one: the more islands, the
 * easier.
 */
const NEW_ISLANDS = [0.3, 0.5, 0.8, 1];
/** The share of cells that are tried as more land once the sea has no squares. */
const MORE_LAND = 0.5;
/** How often islands are changed where a number could be moved. */
const LAID_ANEW = 0.7;
/** How often a step is tried before another is taken. */
const TRIES = 60;

type Full = readonly number[];

const cellsOf = (full: Full, value: number): readonly number[] =>
  full.flatMap((each, cell) => (each === value ? [cell] : []));

const islandsOf = (grid: Rectangle, full: Full): readonly (readonly number[])[] =>
  piecesOf(grid, cellsOf(full, BLANK));

/** The squares of four shaded cells, each by its cells. */
const poolsOf = (grid: Rectangle, full: Full): readonly (readonly number[])[] =>
  squaresOf(grid).filter((cells) => cells.every((cell) => full[cell] === SHADED));

const isSeaWhole = (grid: Rectangle, full: Full): boolean =>
  piecesOf(grid, cellsOf(full, SHADED)).length <= 1;

/** A sea in which land is put where there are squares, then beside islands; `undefined` if squares are left. */
function drawIslands(grid: Rectangle, random: Random): Full | undefined {
  const [share, largest] = [random.pick(NEW_ISLANDS), random.pick(SIZES)];
  let full: Full = grid.centres.map(() => SHADED);
  const isBesideLand = (cell: number): boolean =>
    besides(grid, cell).some((near) => full[near] === BLANK);
  const land = (cell: number): boolean => {
    const more = full.with(cell, BLANK);
    const island = islandsOf(grid, more).find((cells) => cells.includes(cell)) ?? [];
    const parts = piecesOf(
      grid,
      island.filter((each) => each !== cell),
    );
    const isWrong = full[cell] === BLANK || parts.length > 1 || island.length > largest;
    if (isWrong || !isSeaWhole(grid, more)) return false;
    full = more;
    return true;
  };
  for (let left = TRIES; left > 0; left -= 1) {
    const pools = poolsOf(grid, full);
    if (pools.length === 0) break;
    const pool = random.pick(pools);
    const growing = pool.filter(isBesideLand);
    const isNew = growing.length === 0 || random.next() < share;
    if (land(random.pick(isNew ? pool : growing))) left = TRIES;
  }
  if (poolsOf(grid, full).length > 0) return undefined;
  const cells = random.shuffled([...grid.centres.keys()]);
  for (const cell of cells.slice(0, Math.round(MORE_LAND * cells.length)))
    if (isBesideLand(cell)) land(cell);
  return full;
}

/** The cells in which numbers are printed. */
const numberedCells = ({ givens }: Pick<Puzzle, 'givens'>): readonly number[] =>
  givens.flatMap((given, cell) => (given === undefined ? [] : [cell]));

/** Whether a filling is right for numbers in these cells, whatever they say. */
function isRight(grid: Rectangle, full: Full, numbered: readonly number[]): boolean {
  const islands = islandsOf(grid, full);
  return (
    islands.length === numbered.length &&
    islands.every(
      (cells) =>
        cells.length <= LARGEST && cells.filter((cell) => numbered.includes(cell)).length === 1,
    ) &&
    poolsOf(grid, full).length === 0 &&
    isSeaWhole(grid, full)
  );
}

/** The cells in which two fillings differ, and those beside them. */
function aroundChanges(grid: Rectangle, full: Full, other: Full | undefined): readonly number[] {
  const unlike = [...full.keys()].filter((cell) => full[cell] !== other?.[cell]);
  return [...new Set(unlike.flatMap((cell) => [cell, ...besides(grid, cell)]))];
}

/** Whether numbers in these cells tell one filling from another. */
function isTold(grid: Rectangle, full: Full, other: Full, numbered: readonly number[]): boolean {
  const sizeIn = (islands: ReturnType<typeof islandsOf>, cell: number): number =>
    islands.find((cells) => cells.includes(cell))?.length ?? 0;
  const [own, others] = [islandsOf(grid, full), islandsOf(grid, other)];
  return numbered.some((cell) => sizeIn(own, cell) !== sizeIn(others, cell));
}

/**
 * Islands at random, each with its number in any of its cells. Where another solution has islands of
 * these sizes, too, a number goes to a cell of its island that is shaded there; or an island gains or
 * loses cells where the two differ.
 */
export const nurikabeMaking: MakingMethod<NurikabeParameters> = {
  plan(empty, random) {
    const grid = nurikabeGrid(empty.parameters);
    const full = drawIslands(grid, random);
    if (full === undefined) return undefined;
    const givens = [...empty.givens];
    for (const cells of islandsOf(grid, full))
      givens[random.pick(cells)] = printedValue(cells.length);
    return { ...empty, givens };
  },
  cells: numberedCells,
  given(puzzle, solution, cell) {
    const islands = islandsOf(nurikabeGrid(puzzle.parameters), solution);
    return printedValue(islands.find((cells) => cells.includes(cell))?.length ?? 1);
  },
  givens: 'every',
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const grid = nurikabeGrid(puzzle.parameters);
    const moves = islandsOf(grid, solution).flatMap((cells) => {
      const from = cells.find((cell) => puzzle.givens[cell] !== undefined);
      return from === undefined
        ? []
        : cells.filter((cell) => other?.[cell] === SHADED).map((to) => ({ from, to }));
    });
    if (moves.length === 0 || random.next() < LAID_ANEW) return undefined;
    const { from, to } = random.pick(moves);
    return { ...puzzle, givens: puzzle.givens.with(from, undefined).with(to, printedValue(1)) };
  },
  adjust(puzzle, solution, other, random) {
    const grid = nurikabeGrid(puzzle.parameters);
    const numbered = numberedCells(puzzle);
    const near = aroundChanges(grid, solution, other);
    if (near.length === 0) return undefined;
    let found: Full | undefined;
    for (let left = TRIES; left > 0; left -= 1) {
      let changed = solution;
      for (let steps = 1 + Math.floor(3 * random.next()); steps > 0; steps -= 1) {
        const cell = random.pick(near);
        if (!numbered.includes(cell)) changed = changed.with(cell, 1 - (changed[cell] ?? 0));
      }
      const isChanged = changed.some((value, cell) => value !== solution[cell]);
      if (!isChanged || !isRight(grid, changed, numbered)) continue;
      found = changed;
      if (other === undefined || isTold(grid, changed, other, numbered)) return changed;
    }
    return found;
  },
};

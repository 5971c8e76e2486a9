import { cellsByArea, inReadingOrder, squaresOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { tetrominoesIn } from '#grid/tetrominoes.ts';
import type { Tetromino } from '#grid/tetrominoes.ts';
import { besideAll, growAreas, movesOf, movingCells } from '#puzzle/dividing.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { LitsParameters } from './board.ts';

/** Cells of a board for each region, at least; published ones have 6 to 9. */
const LEAST_CELLS_EACH = 5;
const EACH = 4;
/** The regions grow nearly alike: large ones leave too many solutions. */
const EVEN = 1;
/** After so many other solutions for each cell new shapes are laid: few boards come out right that late. */
const MOST_OTHERS = 0.4;
/** So many moves for each cell of the board are tried to leave regions fewer ways. */
const MOVES_EACH = 6;

/** Of 10×10, one attempt in twenty leads to one solution: so many times as many as usual are made until one does. */
const PATIENCE = 4;

const gridOf = ({ width, height }: LitsParameters) => rectangle(width, height);

interface Laid {
  readonly shape: Tetromino;
  readonly cells: readonly number[];
}

/** Shapes that keep all rules, one beside another, as many as there is room for. */
function layShapes(parameters: LitsParameters, random: Random): readonly Laid[] {
  const grid = gridOf(parameters);
  const beside = besideAll(grid);
  const all = tetrominoesIn(grid, [...grid.centres.keys()]);
  const squares = squaresOf(grid);
  const owner = new Map<number, Laid>();
  const laid: Laid[] = [];
  const fits = (next: Laid): boolean => {
    if (next.cells.some((cell) => owner.has(cell))) return false;
    const met = next.cells.flatMap((cell) =>
      (beside[cell] ?? []).flatMap((other) => owner.get(other) ?? []),
    );
    if (laid.length > 0 && met.length === 0) return false;
    if (met.some(({ shape }) => shape === next.shape)) return false;
    return squares.every((square) =>
      square.some((cell) => !owner.has(cell) && !next.cells.includes(cell)),
    );
  };
  const most = Math.floor(grid.centres.length / LEAST_CELLS_EACH);
  while (laid.length < most) {
    const next = random.shuffled(all).find(fits);
    if (next === undefined) break;
    laid.push(next);
    for (const cell of next.cells) owner.set(cell, next);
  }
  return laid;
}

/**
 * Moves cells between regions so that these have fewer ways to lay a shape: other solutions get rare
 * before any is looked for. `kept` are cells that stay.
 */
function tighten(
  parameters: LitsParameters,
  areas: readonly (number | undefined)[],
  kept: ReadonlySet<number>,
  random: Random,
): readonly (number | undefined)[] {
  const grid = gridOf(parameters);
  const ways = (all: readonly (number | undefined)[], region: number): number =>
    Math.log(tetrominoesIn(grid, cellsByArea(all)[region] ?? []).length);
  const free = [...grid.centres.keys()].filter((cell) => !kept.has(cell));
  let now = areas;
  for (let tried = 0; tried < MOVES_EACH * areas.length; tried += 1) {
    const moves = movesOf(grid, now, [random.pick(free)]);
    if (moves.length === 0) continue;
    const [cell, to] = random.pick(moves);
    const from = now[cell] ?? 0;
    const next = now.with(cell, to);
    const more = ways(next, from) + ways(next, to) - ways(now, from) - ways(now, to);
    if (more <= 0) now = next;
  }
  return now;
}

const moveCells = movingCells(gridOf, () => EACH);

/**
 * Lays shapes first, and grows a region around each; then moves cells between regions until there is one
 * solution.
 */
export const litsMaking: MakingMethod<LitsParameters> = {
  patience: PATIENCE,
  plan(empty, random) {
    const { parameters } = empty;
    const shapes = layShapes(parameters, random).map(({ cells }) => cells);
    const grown = growAreas(shapes, EVEN, besideAll(gridOf(parameters)), random);
    const areas = tighten(parameters, grown, new Set(shapes.flat()), random);
    return { ...empty, areas: inReadingOrder(areas) };
  },
  replan: (puzzle, solution, others, random) =>
    others.length > MOST_OTHERS * solution.length
      ? undefined
      : moveCells(puzzle, solution, others, random),
};

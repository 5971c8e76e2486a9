import { WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import { besides } from '#grid/areas.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { akariGrid, LAMP, litCells, lightRuns } from './light.ts';
import type { AkariParameters } from './light.ts';

/** The share of black cells to begin with, as in print, about. */
const BLACK = 0.2;

/** A cell and the one that it turns onto when the board is turned half way, both black. */
const blacken = (givens: Puzzle['givens'], cell: number): Puzzle['givens'] =>
  givens.with(cell, WITHOUT_NUMBER).with(givens.length - 1 - cell, WITHOUT_NUMBER);

/** Whether lamps light all cells, and none another. */
function isSolved(puzzle: Puzzle<AkariParameters>, solution: readonly number[]): boolean {
  const lit = litCells(puzzle, solution);
  return (
    puzzle.givens.every((given, cell) => given !== undefined || lit.has(cell)) &&
    lightRuns(puzzle).every((run) => run.filter((cell) => solution[cell] === LAMP).length < 2)
  );
}

/**
 * Black cells at random, which stay the same when the board is turned half way, and more of them where
 * all numbers leave two solutions; then as few numbers as it takes.
 */
export const akariMaking: MakingMethod<AkariParameters> = {
  plan(empty, random) {
    let { givens } = empty;
    const wanted = BLACK * givens.length;
    for (const cell of random.shuffled([...givens.keys()])) {
      if (givens.filter((given) => given !== undefined).length >= wanted) break;
      givens = blacken(givens, cell);
    }
    return { ...empty, givens };
  },
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const grid = akariGrid(puzzle.parameters);
    const wrong = solution.flatMap((value, cell) => (value === other?.[cell] ? [] : [cell]));
    const near = new Set(wrong.flatMap((cell) => [cell, ...besides(grid, cell)]));
    for (const cell of random.shuffled([...near])) {
      const turned = solution.length - 1 - cell;
      if (puzzle.givens[cell] !== undefined) continue;
      if (solution[cell] === LAMP || solution[turned] === LAMP) continue;
      const next = { ...puzzle, givens: blacken(puzzle.givens, cell) };
      if (isSolved(next, solution)) return next;
    }
    return undefined;
  },
};

import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { Random } from '#puzzle/random.ts';
import { shadeAll } from '#puzzle/shadeAll.ts';
import type { HitoriParameters } from './board.ts';

const SHADED = 1;

/** A square of numbers that differ in each row and column, turned about at random. */
function latin(side: number, random: Random): (x: number, y: number) => number {
  const order = (): readonly number[] => random.shuffled([...Array.from({ length: side }).keys()]);
  const [rows, columns, numbers] = [order(), order(), order()];
  return (x, y) => (numbers[((columns[x] ?? 0) + (rows[y] ?? 0)) % side] ?? 0) + 1;
}

/** The cells in a row and a column with one, without itself. */
const inLineWith = ({ rows, columns, width }: Rectangle, cell: number): readonly number[] =>
  [...(rows[Math.floor(cell / width)] ?? []), ...(columns[cell % width] ?? [])].filter(
    (other) => other !== cell,
  );

/**
 * Shaded cells by all rules but the numbers; numbers that differ in the others; and in a shaded cell one
 * that is blank in its line. Where another solution leaves it blank, it gets one that this forbids.
 */
export const hitoriMaking: MakingMethod<HitoriParameters> = {
  plan(empty, random, fill) {
    const { width, height } = empty.parameters;
    const grid = rectangle(width, height);
    const filled = fill(empty);
    if (filled === undefined) return undefined;
    const shaded = shadeAll(grid, filled, random);
    const number = latin(Math.max(width, height), random);
    const numberAt = (cell: number): number => number(cell % width, Math.floor(cell / width));
    const givens = grid.centres.map((_, cell) => {
      if (shaded[cell] !== SHADED) return printedValue(numberAt(cell));
      const blank = inLineWith(grid, cell).filter((other) => shaded[other] !== SHADED);
      return printedValue(numberAt(random.pick(blank)));
    });
    return { ...empty, givens };
  },
  solution(puzzle, random, fill) {
    const filled = fill(puzzle);
    const { width, height } = puzzle.parameters;
    return filled && shadeAll(rectangle(width, height), filled, random);
  },
  cells: () => [],
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const grid = rectangle(puzzle.parameters.width, puzzle.parameters.height);
    const changes = solution.flatMap((value, cell) =>
      value === SHADED && other?.[cell] !== SHADED
        ? inLineWith(grid, cell)
            .filter((near) => solution[near] !== SHADED && other?.[near] !== SHADED)
            .map((near) => ({ cell, given: puzzle.givens[near] }))
        : [],
    );
    if (changes.length === 0) return undefined;
    const { cell, given } = random.pick(changes);
    return { ...puzzle, givens: puzzle.givens.with(cell, given) };
  },
};

/** Full grids at random, for the puzzles whose clues are some of the cells. */
import { BOX } from '../../../src/puzzle/boxedSquare.ts';
import { upTo } from './random.ts';
import type { Random } from './random.ts';

/** The cyclic sudoku, with everything exchanged that may be. */
export function sudokuFilling(size: number, random: Random): readonly number[] {
  const [width, height] = BOX.get(size) ?? [1, 1];
  /** Lines in an order in which those of a band stay together. */
  const order = (band: number) =>
    random
      .shuffled(upTo(size / band))
      .flatMap((index) => random.shuffled(upTo(band)).map((line) => index * band + line));
  const [rows, columns] = [order(height), order(width)];
  const digits = random.shuffled(upTo(size));
  return rows.flatMap((row) =>
    columns.map((column) => {
      const index = (width * (row % height) + Math.floor(row / height) + column) % size;
      return (digits[index] ?? 0) + 1;
    }),
  );
}

/** Every third row of a binary puzzle at random; the rest is for a solver to fill. */
export function binaryRows(size: number, random: Random): readonly (number | undefined)[] {
  return upTo(size).flatMap((row): readonly (number | undefined)[] =>
    row % 3 === 0 ? binaryRow(size, random) : upTo(size).map(() => undefined),
  );
}

function binaryRow(size: number, random: Random): readonly number[] {
  const row: number[] = [];
  while (row.length < size) {
    const choices = random.shuffled([0, 1]).filter((value) => {
      const run = row.at(-1) === value && row.at(-2) === value;
      return !run && row.filter((other) => other === value).length < size / 2;
    });
    const [value] = choices;
    if (value === undefined) row.length = 0;
    else row.push(value);
  }
  return row;
}

/** Blotches: noise, smoothed once, so that lines have blocks of several lengths. */
export function picture(size: number, random: Random): readonly number[] {
  const noise = upTo(size * size).map(() => random.next());
  const at = (x: number, y: number) => noise[y * size + x] ?? 0;
  return noise.map((own, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const beside = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)];
    const mean = beside.reduce((sum, value) => sum + value, 2 * own) / 6;
    return mean > 0.44 ? 1 : 0;
  });
}

// Writes the generated puzzles of growth and of connected cells into `instances/`, from their seeds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'instances');

/** The sizes of each type's table, and the seeds of each size. */
export const GROWTH = [
  { type: 'sudoku', sizes: [4, 6, 9, 16, 25] },
  { type: 'kurosu', sizes: [6, 10, 14, 20, 24, 30] },
  { type: 'paint-by-numbers', sizes: [10, 20, 30, 40, 50] },
  { type: 'suguru', sizes: [5, 7, 10, 12, 15] },
  { type: 'battleship', sizes: [6, 8, 10, 12, 15] },
];
export const SEEDS = [1, 2, 3];

/** The same for the types whose cells are connected. */
export const CONNECTED = [
  { type: 'hitori', sizes: [10, 15] },
  { type: 'heyawake', sizes: [10] },
  { type: 'nurikabe', sizes: [10] },
  { type: 'slitherlink', sizes: [10] },
  { type: 'masyu', sizes: [10] },
];
export const CONNECTED_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const fileOf = (type, size, seed) => join(FOLDER, `${type}-${size}-${seed}.txt`);

/** Generates all of them on the page of the rivals. */
export async function writeInstances(page) {
  mkdirSync(FOLDER, { recursive: true });
  const all = [
    ...GROWTH.map((each) => ({ ...each, seeds: SEEDS })),
    ...CONNECTED.map((each) => ({ ...each, seeds: CONNECTED_SEEDS })),
  ].flatMap(({ type, sizes, seeds }) =>
    sizes.flatMap((size) => seeds.map((seed) => ({ type, size, seed }))),
  );
  for (const { type, size, seed } of all) {
    const start = performance.now();
    const text = await page.evaluate(
      ([id, side, number]) => window.bench.generate(id, side, number),
      [type, size, seed],
    );
    writeFileSync(fileOf(type, size, seed), text);
    console.log(`${type} ${size}, seed ${seed}: ${Math.round(performance.now() - start)} ms`);
  }
}

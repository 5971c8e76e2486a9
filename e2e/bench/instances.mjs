// Writes the generated puzzles of growth, of connected cells, of all other types and of drawn clues into
// `instances/`, from their seeds.
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

const TEN_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Types whose cells are connected: a row for each size, square or "25x15", the most of Clingo's time
 * that is wanted, and whether the board is so large that its proof is written once. `kept` are words in
 * place of seeds, of boards that are not made anew: those of 20×20 have fewer numbers than what the page makes.
 */
export const CONNECTED = [
  { type: 'hitori', size: 10, seeds: TEN_SEEDS, wanted: 1 },
  { type: 'hitori', size: 15, seeds: TEN_SEEDS, wanted: 1 },
  { type: 'hitori', size: 20, seeds: [1, 2, 3], wanted: 0.2, isLarge: true },
  { type: 'heyawake', size: 10, seeds: TEN_SEEDS, wanted: 1 },
  { type: 'nurikabe', size: 10, seeds: TEN_SEEDS, wanted: 1 },
  { type: 'nurikabe', size: 20, seeds: [1, 2, 6], wanted: 0.2, isLarge: true },
  { type: 'slitherlink', size: 10, seeds: TEN_SEEDS, wanted: 1 },
  { type: 'slitherlink', size: 20, seeds: [1, 2, 3], wanted: 1.2, isLarge: true },
  { type: 'slitherlink', size: '25x15', seeds: [1, 2, 3], wanted: 1.5, isLarge: true },
  {
    type: 'slitherlink',
    size: 20,
    kept: ['kept-1', 'kept-2', 'kept-3'],
    wanted: 1.2,
    isLarge: true,
  },
  { type: 'slitherlink', size: '25x15', kept: ['noqx'], wanted: 1.5, isLarge: true },
  { type: 'masyu', size: 10, seeds: TEN_SEEDS, wanted: 1 },
];

/**
 * All other types, each with the size that is made of it: ten a side, or as large as their rules or
 * their making allow.
 */
export const TYPES = [
  { type: 'kenken', size: 9 },
  { type: 'easy-as-abc', size: 9 },
  { type: 'hidato', size: 8 },
  { type: 'ripple-effect', size: 10 },
  { type: 'fillomino', size: 9 },
  { type: 'magnets', size: 10 },
  { type: 'dominosa', size: 10 },
  { type: 'minesweeper', size: 10 },
  { type: 'mosaic', size: 10 },
  { type: 'norinori', size: 10 },
  { type: 'lits', size: 10 },
  { type: 'tents', size: 10 },
  { type: 'akari', size: 10 },
  { type: 'aquarium', size: 10 },
  { type: 'thermometers', size: 10 },
  { type: 'kuromasu', size: 10 },
  { type: 'cave', size: 10 },
  { type: 'creek', size: 10 },
  { type: 'tapa', size: 10 },
  { type: 'nurimisaki', size: 10 },
  { type: 'yin-yang', size: 8 },
  { type: 'shimaguni', size: 8 },
  { type: 'snake', size: 10 },
  { type: 'slant', size: 10 },
  { type: 'shakashaka', size: 10 },
  { type: 'shikaku', size: 10 },
  { type: 'galaxies', size: 10 },
  { type: 'hashi', size: 10 },
  { type: 'numberlink', size: 8 },
  { type: 'yajilin', size: 10 },
  { type: 'country-road', size: 10 },
];
export const TYPES_SEEDS = [1, 2, 3, 4, 5];

/** Sudokus with clues of one kind drawn around the solution; the kind stands for the size in names of files. */
export const DRAWN = [
  'thermometer',
  'arrow',
  'cage',
  'whisper',
  'renban',
  'palindrome',
  'between',
  'little-killer',
  'sandwich',
  'white-dot',
  'black-dot',
  'quadruple',
].map((kind) => ({ kind, seed: 1 }));

export const fileOf = (type, size, seed) => join(FOLDER, `${type}-${size}-${seed}.txt`);

/** The sides of a square of so many cells, or of "25x15". */
const sidesOf = (size) => String(size).split('x').map(Number);

/** Generates all of them on the page of the rivals. */
export async function writeInstances(page) {
  mkdirSync(FOLDER, { recursive: true });
  const all = [
    ...GROWTH.flatMap(({ type, sizes }) => sizes.map((size) => ({ type, size, seeds: SEEDS }))),
    ...CONNECTED,
    ...TYPES.map((each) => ({ ...each, seeds: TYPES_SEEDS })),
    ...DRAWN.map(({ kind, seed }) => ({ type: 'sudoku', size: kind, seeds: [seed], draws: kind })),
  ].flatMap(({ seeds = [], ...each }) => seeds.map((seed) => ({ ...each, seed })));
  for (const { type, size, seed, draws } of all) {
    const start = performance.now();
    const [width, height = width] = draws === undefined ? sidesOf(size) : [9];
    const text = await page
      .evaluate(
        ([id, across, number, down, kind]) => window.bench.generate(id, across, number, down, kind),
        [type, width, seed, height, draws],
      )
      .catch((error) => console.log(`${type} ${size}, seed ${seed}: ${error.message}`));
    // Not every seed makes a puzzle.
    if (text === undefined) continue;
    writeFileSync(fileOf(type, size, seed), text);
    console.log(`${type} ${size}, seed ${seed}: ${Math.round(performance.now() - start)} ms`);
  }
}

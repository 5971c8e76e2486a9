import { expect, it } from 'vitest';
import { squares } from '#puzzle/photoForm.ts';
import { sudokuPhoto } from '#puzzles/sudoku/photo.ts';
import { firstCases, isRelease } from '#trials.ts';
import { accuracy } from '../../e2e/photo/train.ts';
import { findMisreads } from './misread.ts';
import { packLayers, unpackLayers } from './packing.ts';
import { correct } from './picture.ts';
import type { Correction, PictureRead } from './picture.ts';
import { readPhoto } from './read.ts';
import { boxesOf, cellsOf, drawScene, PRINTED, printed, quadOf, unseenGlyphs } from './testing.ts';
import { textsOf } from './texts.ts';
import { WEIGHTS } from './weights.ts';
import { WRITTEN_WEIGHTS } from './writtenWeights.ts';

const layers = unpackLayers(WEIGHTS);
const glyphs = unseenGlyphs();
const digitsIn = ({ places }: PictureRead): string =>
  places.map(({ text }) => (text === '' ? '0' : text)).join('');
const digitsOf = (turn: number): string => {
  const quad = quadOf(turn, 340, [0.03, 0, 0, 0.04]);
  const photo = drawScene({ quad, cells: printed, shadow: 0.3, seed: 9 }, glyphs);
  const outcome = readPhoto(photo, layers, sudokuPhoto);
  return outcome.kind === 'read' ? digitsIn(outcome.picture) : '';
};

it('tells at least 99 % of fresh cells in typefaces that were not trained on', () => {
  expect(accuracy('printed', WEIGHTS, isRelease ? 600 : 300, 99)).toBeGreaterThan(0.99);
});

it.each(['O', 'X'] as const)(
  'tells at least 99 %% of cells that are empty or have an %s, in such typefaces and drawn',
  (sign) => {
    expect(accuracy('printed', WEIGHTS, isRelease ? 400 : 200, 98, sign)).toBeGreaterThan(0.99);
  },
);

it('tells at least 85 % of fresh cells with signs like handwriting, much warped, in typefaces that were not trained on', () => {
  expect(accuracy('written', WRITTEN_WEIGHTS, isRelease ? 1000 : 400, 97)).toBeGreaterThan(0.85);
});

it('reads every cell of a grid in a typeface that was not trained on', () => {
  expect(digitsOf(0.08)).toBe(PRINTED);
});

it.each(
  firstCases([
    ['0341403224131320', [2, 2]],
    ['530070000600195000', [3, 2]],
    ['120400006030050012', [2, 3]],
    ['1002300040050060700810023004005612', [4, 2]],
  ] as const),
)('reads a grid of fewer cells, and how many it has: %s', (some, box) => {
  const side = box[0] * box[1];
  const given = some.replaceAll(/[7-9]/g, (digit) => (Number(digit) > side ? '0' : digit));
  const digits = given.padEnd(side * side, '0');
  const quad = quadOf(0.06, 320, [0.02, 0, 0.03]);
  const photo = drawScene(
    { quad, cells: cellsOf(digits), areas: boxesOf(side, box), shadow: 0.3, seed: 4 },
    glyphs,
  );
  const outcome = readPhoto(photo, layers, sudokuPhoto);
  if (outcome.kind !== 'read') throw new Error('No grid was found');
  expect(outcome.picture.lattice.across).toBe(side);
  expect(digitsIn(outcome.picture)).toBe(digits);
  expect(outcome.picture.flaws).toEqual([]);
});

it.each(
  firstCases([
    ['nine', printed, [3, 3]],
    ['eight', cellsOf('10023000400500600507008100230040056120000008'.padEnd(64, '0')), [4, 2]],
  ] as const),
)('counts %s cells a side where the lines within boxes are hardly seen', (_, cells, box) => {
  const quad = quadOf(0.06, 320, [0.02, 0, 0.03]);
  const areas = boxesOf(Math.sqrt(cells.length), box);
  const scene = { quad, cells, areas, shadow: 0.2, seed: 4, faint: 0.03 };
  const outcome = readPhoto(drawScene(scene, glyphs), layers, sudokuPhoto);
  if (outcome.kind !== 'read') throw new Error('No grid was found');
  expect(digitsIn(outcome.picture)).toBe(cells.map((text) => text || '0').join(''));
});

it.each(
  firstCases([
    ['out of focus', { blur: 3 }],
    ['grainy', { noise: 60 }],
    ['half in shadow', { shadow: 0.8 }],
    ['across the edge of a shadow', { edge: 0.45 }],
    ['on a bent page', { bend: 0.35 }],
  ] as const),
)('reads every cell of a photo that is %s', (_, flaw) => {
  const quad = quadOf(-0.1, 340, [0.04, 0, 0, 0.06]);
  const scene = { quad, cells: printed, shadow: 0.3, seed: 7, ...flaw };
  const outcome = readPhoto(drawScene(scene, glyphs), layers, sudokuPhoto);
  expect(outcome.kind === 'read' && digitsIn(outcome.picture)).toBe(PRINTED);
});

it('reads small and grainy photos that are out of focus as well, but for one cell in a hundred', () => {
  const seeds = firstCases([1, 2, 3, 4]);
  const wrong = seeds.flatMap((seed) => {
    const quad = quadOf(seed * 0.1 - 0.25, 240, [0.03, 0, 0, 0.04]);
    const scene = { quad, cells: printed, shadow: 0.3, seed, noise: 60, blur: 1 };
    const outcome = readPhoto(drawScene(scene, glyphs), layers, sudokuPhoto);
    if (outcome.kind !== 'read') throw new Error('No grid was found');
    return [...digitsIn(outcome.picture)].filter((digit, cell) => digit !== PRINTED[cell]);
  });
  expect(wrong.length).toBeLessThan((seeds.length * PRINTED.length) / 100);
});

it('says where the grid is cut off by the edge, and where glare hides cells', () => {
  const quad = quadOf(0, 380, []);
  const photo = drawScene({ quad, cells: printed, shadow: 0.3, seed: 9 }, glyphs);
  const flawsOf = (grey: typeof photo) => {
    const outcome = readPhoto(grey, layers, { ...sudokuPhoto, sizes: squares([9]) });
    return outcome.kind === 'read' ? outcome.picture.flaws : outcome.kind;
  };
  expect(flawsOf(photo)).toEqual([]);
  const from = Math.round(quad[0].x) + 20;
  const width = photo.width - from;
  const rest = Float32Array.from(
    { length: width * photo.height },
    (_, at) => photo.data[Math.floor(at / width) * photo.width + from + (at % width)]!,
  );
  expect(flawsOf({ ...photo, width, data: rest })).toEqual(['cut off']);
  const data = photo.data.slice();
  const [{ x, y }] = quad;
  for (let down = 100; down < 200; down += 1)
    data.fill(
      255,
      (Math.floor(y) + down) * photo.width + Math.floor(x) + 100,
      (Math.floor(y) + down) * photo.width + Math.floor(x) + 200,
    );
  expect(flawsOf({ ...photo, data })).toEqual(['glare']);
});

it('turns a grid that stands on its head or lies on its side', () => {
  for (const turn of firstCases([Math.PI + 0.05, Math.PI / 2, -Math.PI / 2])) {
    expect(digitsOf(turn)).toBe(PRINTED);
  }
});

it('finds the same weights in what it packed', () => {
  expect(packLayers(layers)).toBe(WEIGHTS);
});

it('proposes only those single changes of doubtful places and walls that leave one solution', async () => {
  const place = (id: string, text: string, chance: number, others: readonly string[]) => ({
    id,
    name: id,
    outline: [],
    text,
    chance,
    others,
    takes: { kind: 'number', most: 9 } as const,
  });
  const spot = { x: 0, y: 0 };
  const wall = (cell: number, chance: number) => ({
    cells: [cell, cell + 1] as const,
    ends: [spot, spot] as const,
    stands: true,
    chance,
  });
  const picture: PictureRead = {
    lattice: { across: 3, down: 1, nodes: [], support: 1 },
    places: [
      place('cell 0', '1', 0.99, ['7']),
      place('cell 1', '3', 0.5, ['8', '9']),
      place('cell 2', '5', 0.4, ['6']),
    ],
    walls: [wall(0, 0.9), wall(1, 0.6)],
    turns: 0,
    flaws: [],
  };
  const saysOne = (change: Correction) => {
    const { cells, areas } = textsOf(correct(picture, change));
    return `${cells.join('')} ${areas.join('')}`;
  };
  const right = ['185 012', '135 011'];
  const found = await findMisreads(picture, async (change) => right.includes(saysOne(change)));
  expect(found).toEqual([
    { kind: 'place', id: 'cell 1', text: '8' },
    { kind: 'wall', cells: [1, 2], stands: false },
  ]);
});

import { expect, it } from 'vitest';
import { isThorough } from '#trials.ts';
import { accuracy } from '../../e2e/photo/train.ts';
import { findMisreads } from './misread.ts';
import { packLayers, unpackLayers } from './packing.ts';
import { readPhoto } from './read.ts';
import type { CellRead } from './read.ts';
import { drawScene, PRINTED, printed, quadOf, unseenGlyphs } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const layers = unpackLayers(WEIGHTS);
const glyphs = unseenGlyphs();
const digitsOf = (turn: number): string => {
  const quad = quadOf(turn, 340, [0.03, 0, 0, 0.04]);
  const photo = drawScene({ quad, digits: printed, shadow: 0.3, seed: 9 }, glyphs);
  const outcome = readPhoto(photo, layers, [4, 6, 8, 9]);
  return outcome.kind === 'read' ? outcome.grid.cells.map(({ digit }) => digit).join('') : '';
};

it('tells at least 99 % of fresh cells in typefaces that were not trained on', () => {
  expect(accuracy(WEIGHTS, isThorough ? 1500 : 300, 99)).toBeGreaterThan(0.99);
});

it('reads every cell of a grid in a typeface that was not trained on', () => {
  expect(digitsOf(0.08)).toBe(PRINTED);
});

it.each([
  ['0341403224131320', [2, 2]],
  ['530070000600195000', [3, 2]],
  ['120400006030050012', [2, 3]],
  ['1002300040050060700810023004005612', [4, 2]],
] as const)('reads a grid of fewer cells, and how many it has: %s', (some, box) => {
  const side = box[0] * box[1];
  const given = some.replaceAll(/[7-9]/g, (digit) => (Number(digit) > side ? '0' : digit));
  const digits = given.padEnd(side * side, '0');
  const quad = quadOf(0.06, 320, [0.02, 0, 0.03]);
  const photo = drawScene(
    { quad, digits: Array.from(digits, Number), box, shadow: 0.3, seed: 4 },
    glyphs,
  );
  const outcome = readPhoto(photo, layers, [4, 6, 8, 9]);
  if (outcome.kind !== 'read') throw new Error('No grid was found');
  expect(outcome.grid.lattice.cells).toBe(side);
  expect(outcome.grid.cells.map(({ digit }) => digit).join('')).toBe(digits);
  expect(outcome.grid.flaws).toEqual([]);
});

it.each([
  ['nine', printed, [3, 3]],
  [
    'eight',
    Array.from('10023000400500600507008100230040056120000008'.padEnd(64, '0'), Number),
    [4, 2],
  ],
] as const)(
  'counts %s cells a side where the lines within boxes are hardly seen',
  (_, digits, box) => {
    const quad = quadOf(0.06, 320, [0.02, 0, 0.03]);
    const scene = { quad, digits, box, shadow: 0.2, seed: 4, faint: 0.03 };
    const outcome = readPhoto(drawScene(scene, glyphs), layers, [4, 6, 8, 9]);
    if (outcome.kind !== 'read') throw new Error('No grid was found');
    expect(outcome.grid.cells.map(({ digit }) => digit).join('')).toBe(digits.join(''));
  },
);

it.each([
  ['out of focus', { blur: 3 }],
  ['grainy', { noise: 60 }],
  ['half in shadow', { shadow: 0.8 }],
  ['on a bent page', { bend: 0.35 }],
] as const)('reads every cell of a photo that is %s', (_, flaw) => {
  const quad = quadOf(-0.1, 340, [0.04, 0, 0, 0.06]);
  const scene = { quad, digits: printed, shadow: 0.3, seed: 7, ...flaw };
  const outcome = readPhoto(drawScene(scene, glyphs), layers, [4, 6, 8, 9]);
  const read = outcome.kind === 'read' ? outcome.grid.cells : [];
  expect(read.map(({ digit }) => digit).join('')).toBe(PRINTED);
});

it('says where the grid is cut off by the edge, and where glare hides cells', () => {
  const quad = quadOf(0, 380, []);
  const photo = drawScene({ quad, digits: printed, shadow: 0.3, seed: 9 }, glyphs);
  const flawsOf = (grey: typeof photo) => {
    const outcome = readPhoto(grey, layers, [9]);
    return outcome.kind === 'read' ? outcome.grid.flaws : outcome.kind;
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
  expect(digitsOf(Math.PI + 0.05)).toBe(PRINTED);
  expect(digitsOf(Math.PI / 2)).toBe(PRINTED);
  expect(digitsOf(-Math.PI / 2)).toBe(PRINTED);
});

it('finds the same weights in what it packed', () => {
  expect(packLayers(layers)).toBe(WEIGHTS);
});

it('proposes only those single changes of doubtful cells that leave one solution', async () => {
  const cells: readonly CellRead[] = [
    { digit: 1, chance: 0.99, others: [7] },
    { digit: 3, chance: 0.5, others: [8, 9] },
    { digit: 5, chance: 0.4, others: [6] },
  ];
  const found = await findMisreads(cells, async (digits) => digits.join('') === '185');
  expect(found).toEqual([{ cell: 1, digit: 8 }]);
});

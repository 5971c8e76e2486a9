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
  const outcome = readPhoto(photo, layers, 9);
  return outcome.kind === 'read' ? outcome.grid.cells.map(({ digit }) => digit).join('') : '';
};

it('tells at least 99 % of fresh cells in typefaces that were not trained on', () => {
  expect(accuracy(WEIGHTS, isThorough ? 1500 : 300, 99)).toBeGreaterThan(0.99);
});

it('reads every cell of a grid in a typeface that was not trained on', () => {
  expect(digitsOf(0.08)).toBe(PRINTED);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestThreshold, inked, reduceRaster } from './raster.ts';
import type { Raster } from './raster.ts';

const raster = (...rows: readonly (readonly number[])[]): Raster => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  greys: rows.flat(),
});

const rasters = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((greys): Raster => ({ width, height, greys })),
  );
const sides = fc.integer({ min: 5, max: 50 });
const greys = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 400 });

describe('a picture reduced to cells', () => {
  it('has the mean grey of what each cell covers', () => {
    const picture = raster([0, 100, 200, 200], [100, 200, 200, 200]);
    expect(reduceRaster(picture, 2, 1, 'cropped')).toEqual([100, 200]);
  });

  it('counts parts of pixels as such', () => {
    expect(reduceRaster(raster([0, 90, 255], [0, 90, 255], [0, 90, 255]), 2, 2, 'whole')).toEqual([
      30, 200, 30, 200,
    ]);
  });

  it('is its middle when it is cropped, and has margins when it is whole', () => {
    const wide = raster([1, 1, 2, 2, 3, 3], [1, 1, 2, 2, 3, 3]);
    expect(reduceRaster(wide, 1, 1, 'cropped')).toEqual([2]);
    const none = undefined;
    expect(reduceRaster(wide, 3, 3, 'whole')).toEqual([
      none,
      none,
      none,
      1,
      2,
      3,
      none,
      none,
      none,
    ]);
  });

  it('has no grey that the picture has not between its darkest and its lightest', () => {
    fc.assert(
      fc.property(rasters, sides, sides, (picture, width, height) => {
        const cells = reduceRaster(picture, width, height, 'cropped');
        expect(cells).toHaveLength(width * height);
        const all = Array.from(picture.greys);
        const [low, high] = [Math.min(...all), Math.max(...all)];
        for (const grey of cells) {
          expect(grey).toBeGreaterThanOrEqual(low - 1e-6);
          expect(grey).toBeLessThanOrEqual(high + 1e-6);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the mean grey where its shape is that of the board', () => {
    fc.assert(
      fc.property(rasters, fc.integer({ min: 1, max: 4 }), (picture, times) => {
        const { width, height } = picture;
        const mean = (cells: readonly (number | undefined)[]): number =>
          cells.reduce<number>((sum, grey) => sum + (grey ?? NaN), 0) / cells.length;
        const cells = reduceRaster(picture, width * times, height * times, 'whole');
        expect(mean(cells)).toBeCloseTo(mean(Array.from(picture.greys)), 4);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the best threshold', () => {
  it('lies in the middle between two greys', () => {
    expect(bestThreshold([0, 0, 0, 255])).toBe(127);
    expect(bestThreshold([10, 12, 11, 200, 202, undefined])).toBe(105);
  });

  it('is in the middle of all where there is but one grey', () => {
    expect(bestThreshold([40, 40])).toBe(127);
    expect(bestThreshold([])).toBe(127);
  });

  it('leaves dark and light cells wherever there are two greys', () => {
    fc.assert(
      fc.property(greys, (cells) => {
        const drawn = inked(cells, bestThreshold(cells), false);
        fc.pre(new Set(cells).size > 1);
        expect(new Set(drawn).size).toBe(2);
      }),
    );
  });

  it('moves along when the picture is made lighter as a whole', () => {
    const dark = fc.array(fc.integer({ min: 0, max: 155 }), { minLength: 2 });
    fc.assert(
      fc.property(dark, fc.integer({ min: 0, max: 100 }), (cells, lighter) => {
        fc.pre(new Set(cells).size > 1);
        const lightened = cells.map((grey) => grey + lighter);
        expect(inked(lightened, bestThreshold(lightened), false)).toEqual(
          inked(cells, bestThreshold(cells), false),
        );
      }),
      // Two equally good thresholds, of which rounding errors must not prefer one.
      { examples: [[[57, 22, 109, 32, 73, 51, 83, 5], 13]] },
    );
  });
});

describe('drawn cells', () => {
  it('are the dark ones, or the light ones inverted, and never the margins', () => {
    const cells = [0, 99, 100, 101, undefined];
    expect(inked(cells, 100, false)).toEqual([true, true, true, false, false]);
    expect(inked(cells, 100, true)).toEqual([false, false, false, true, false]);
  });

  it('become no fewer as the threshold rises', () => {
    fc.assert(
      fc.property(greys, fc.nat(254), (cells, threshold) => {
        const drawn = inked(cells, threshold, false);
        const more = inked(cells, threshold + 1, false);
        expect(drawn.every((isInk, cell) => !isInk || more[cell])).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { isPath } from './drawnPath.ts';
import { growPaths } from './growPaths.ts';
import { seeded } from './random.ts';

describe('grown paths', () => {
  it('are paths of neighbours that share no cell', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2, max: 7 }),
        fc.nat(),
        (width, height, longest, seed) => {
          const grid = rectangle(width, height);
          const paths = growPaths(grid, longest, seeded(seed));
          expect(new Set(paths.flat()).size).toBe(paths.flat().length);
          for (const path of paths) {
            expect(isPath(grid, 'thermometer', path)).toBe(true);
            const level = path.slice(1).map((cell, at) => Math.abs(cell - (path[at] ?? 0)));
            expect(level.every((step) => step === 1 || step === width)).toBe(true);
          }
        },
      ),
    );
  });

  it('cover nearly every board of the usual sizes', () => {
    const covered = Array.from({ length: 40 }, (_, seed) => {
      const grid = rectangle(6 + (seed % 5), 6 + (seed % 3));
      return growPaths(grid, 5, seeded(seed)).flat().length === grid.centres.length;
    });
    expect(covered.filter(Boolean).length).toBeGreaterThan(35);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { readPath, writePath } from './drawnPath.ts';
import { growPaths } from './growPaths.ts';
import { seeded } from './random.ts';

const grid = rectangle(5, 4);
const read = (text: string) => readPath(grid, ['thermometer'], text);
const reasonOf = (text: string): string => {
  const path = read(text);
  return path.ok ? '' : path.problem.reason;
};

describe('a drawn path', () => {
  it('is written by its ends and turns, and read back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 12 }), (seed, longest) => {
        for (const cells of growPaths(grid, longest, seeded(seed))) {
          const path = { kind: 'thermometer', cells } as const;
          expect(read(writePath(grid, path))).toEqual({ ok: true, value: path });
        }
      }),
    );
  });

  it('may go straight, turn, and go diagonally', () => {
    expect(read('thermometer r1c1-r1c3-r3c5')).toEqual({
      ok: true,
      value: { kind: 'thermometer', cells: [0, 1, 2, 8, 14] },
    });
    expect(writePath(grid, { kind: 'thermometer', cells: [0, 1, 2, 8, 14] })).toBe(
      'thermometer r1c1-r1c3-r3c5',
    );
  });

  it('is refused with a reason when it is none', () => {
    expect(reasonOf('barometer r1c1-r1c3')).toBe('is "barometer" here; thermometer wanted');
    expect(reasonOf('thermometer')).toBe('has to be cells like r1c1-r1c4, with "-" between them');
    expect(reasonOf('thermometer r1c1-r5c1')).toBe('has "r5c1"; cells from r1c1 to r4c5 wanted');
    expect(reasonOf('thermometer r1c1-r0c1')).toBe('has "r0c1"; cells from r1c1 to r4c5 wanted');
    const through =
      'has to go through two or more cells, straight or diagonally, through none twice';
    for (const route of ['r1c1', 'r1c1-r1c1', 'r1c1-r2c4', 'r1c1-r1c3-r1c2']) {
      expect(reasonOf(`thermometer ${route}`)).toBe(through);
    }
  });
});

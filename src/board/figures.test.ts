import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { cageOutline, greaterSign } from './figures.ts';

const grid = rectangle(5, 4);

/** The end points of each segment of a path of straight segments. */
const strokesOf = (path: string): readonly (readonly [string, string])[] =>
  Array.from(path.matchAll(/M([^ML]+)L([^ML]+)/g), ([, from = '', to = '']) => [from, to]);

const inside = (cells: readonly number[], point: string): boolean => {
  const [x = -1, y = -1] = point.split(',').map(Number);
  return cells.includes(Math.floor(y) * 5 + Math.floor(x));
};

describe('the outline of a cage', () => {
  it('is a square around one cell', () => {
    expect(strokesOf(cageOutline(grid, [6]))).toEqual([
      ['1.07,1.07', '1.93,1.07'],
      ['1.93,1.07', '1.93,1.93'],
      ['1.93,1.93', '1.07,1.93'],
      ['1.07,1.93', '1.07,1.07'],
    ]);
  });

  it('is closed and stays inside, whatever the cells', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(19), { minLength: 1 }), (cells) => {
        const strokes = strokesOf(cageOutline(grid, cells));
        const counts = new Map<string, number>();
        for (const end of strokes.flat()) counts.set(end, (counts.get(end) ?? 0) + 1);
        expect([...counts.values()].every((count) => count % 2 === 0)).toBe(true);
        for (const [from, to] of strokes) {
          const [x1 = 0, y1 = 0] = from.split(',').map(Number);
          const [x2 = 0, y2 = 0] = to.split(',').map(Number);
          expect(x1 === x2 || y1 === y2).toBe(true);
          expect(inside(cells, `${(x1 + x2) / 2},${(y1 + y2) / 2}`)).toBe(true);
        }
      }),
    );
  });
});

describe('a greater sign', () => {
  it('has its tip towards the smaller cell', () => {
    const right = strokesOf(
      greaterSign({ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 }).replace(/L[^L]*$/, ''),
    );
    expect(right).toEqual([['0.93,0.61', '1.07,0.5']]);
    const up = strokesOf(
      greaterSign({ x: 0.5, y: 1.5 }, { x: 0.5, y: 0.5 }).replace(/L[^L]*$/, ''),
    );
    expect(up).toEqual([['0.61,1.07', '0.5,0.93']]);
  });
});

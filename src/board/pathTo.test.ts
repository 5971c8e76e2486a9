import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { cellsBetween } from './hit.ts';
import { pathTo } from './pathTo.ts';

const grid = rectangle(4, 3);
const drawn = (...cells: readonly number[]): readonly number[] =>
  cells
    .slice(1)
    .reduce<readonly number[]>((path, cell) => pathTo(grid, path, cell), [cells[0] ?? 0]);

describe('a path that is drawn', () => {
  it('goes on to cells that touch its end', () => {
    expect(drawn(0, 1, 6, 10)).toEqual([0, 1, 6, 10]);
  });

  it('takes back what the pointer goes back over', () => {
    expect(drawn(0, 1, 2, 6, 2, 1)).toEqual([0, 1]);
    expect(drawn(0, 1, 2, 6, 5, 1)).toEqual([0, 1]);
  });

  it('does not jump', () => {
    expect(drawn(0, 1, 3, 11)).toEqual([0, 1]);
  });
});

describe('a drag from the centre of a cell to that of the one at its corner', () => {
  const centreOf = (cell: number) => grid.centres[cell] ?? { x: 0, y: 0 };

  it('passes no third cell where only cells count whose centres are near', () => {
    const cells = cellsBetween(grid, centreOf(0), { x: 1.45, y: 1.55 }, 'near centres');
    expect(new Set(cells)).toEqual(new Set([0, 5]));
  });
});

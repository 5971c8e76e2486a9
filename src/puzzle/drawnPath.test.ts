import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { isAtCell, nameOfPath, pathThrough } from './drawnPath.ts';
import type { DrawnPath } from './drawnPath.ts';

const grid = rectangle(9, 9);

describe('a drag over cells', () => {
  it('in a row or column means all of it, from the end that the drag leaves', () => {
    const row = [27, 28, 29, 30, 31, 32, 33, 34, 35];
    expect(pathThrough(grid, 'sandwich', [27, 28])).toEqual(row);
    expect(pathThrough(grid, 'x-sum', [30, 31, 32])).toEqual(row);
    expect(pathThrough(grid, 'skyscraper', [35, 34])).toEqual(row.toReversed());
    expect(pathThrough(grid, 'numbered-room', [80, 71])?.[0]).toBe(80);
    expect(pathThrough(grid, 'sandwich', [0, 10])).toBeUndefined();
    expect(pathThrough(grid, 'sandwich', [0])).toBeUndefined();
  });

  it('along a diagonal means all of it, and nothing along a row', () => {
    expect(pathThrough(grid, 'little-killer', [10, 20])).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80,
    ]);
    expect(pathThrough(grid, 'little-killer', [7, 17])).toEqual([7, 17]);
    expect(pathThrough(grid, 'little-killer', [0, 1])).toBeUndefined();
  });

  it('across a corner means the four cells around it', () => {
    for (const drag of [
      [0, 10],
      [10, 0],
      [1, 9],
      [0, 1, 10, 9],
    ]) {
      expect(pathThrough(grid, 'quadruple', drag)).toEqual([0, 1, 9, 10]);
    }
    expect(pathThrough(grid, 'quadruple', [0, 1])).toBeUndefined();
    expect(pathThrough(grid, 'quadruple', [0, 10, 20])).toBeUndefined();
  });

  it('of a cage may go in any order, and of an extra region over as many cells as a row', () => {
    expect(pathThrough(grid, 'cage', [20, 10, 11])).toEqual([10, 11, 20]);
    expect(pathThrough(grid, 'extra-region', [20, 10, 11])).toBeUndefined();
    expect(pathThrough(grid, 'extra-region', [8, 7, 6, 5, 4, 3, 2, 1, 0])).toHaveLength(9);
  });
});

describe('what is drawn', () => {
  const drawn: readonly DrawnPath[] = [
    { kind: 'sandwich', cells: [35, 34, 33, 32, 31, 30, 29, 28, 27], numbers: [4] },
    { kind: 'x-sum', cells: [72, 63, 54, 45, 36, 27, 18, 9, 0] },
    { kind: 'little-killer', cells: [7, 17], numbers: [9] },
    { kind: 'quadruple', cells: [0, 1, 9, 10], numbers: [1] },
    { kind: 'cage', cells: [0, 1] },
    { kind: 'cage', cells: [0, 1] },
    { kind: 'odd', cells: [40] },
  ];

  it('is called by its place, and apart from others there', () => {
    expect(drawn.map((_, index) => nameOfPath(grid, drawn, index))).toEqual([
      'the sandwich of row 4 from the right',
      'the X-sum of column 1 from below',
      'the little killer from row 1, column 8 to row 2, column 9',
      'the quadruple between row 1, column 1 and row 2, column 2',
      'the killer cage at row 1, column 1',
      'the killer cage at row 1, column 1, number 2',
      'the odd cell at row 5, column 5',
    ]);
  });

  it('is at the cell beside its number, if it crosses the board', () => {
    expect(drawn.map((path) => path.cells.filter((cell) => isAtCell(path, cell)))).toEqual([
      [35],
      [72],
      [7],
      [0, 1, 9, 10],
      [0, 1],
      [0, 1],
      [40],
    ]);
  });
});

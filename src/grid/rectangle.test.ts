import { describe, expect, it } from 'vitest';
import { cellName, nearestCell, neighbour, rowOf } from './grid.ts';
import { boxes, rectangle } from './rectangle.ts';

describe('a rectangle', () => {
  const grid = rectangle(3, 2);

  it('counts its cells in reading order', () => {
    expect(grid.rows).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    expect(grid.columns).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  it('has its centres half a side from its edges', () => {
    expect(grid.centres[0]).toEqual({ x: 0.5, y: 0.5 });
    expect(grid.centres[5]).toEqual({ x: 2.5, y: 1.5 });
  });

  it('moves by arrow keys and stops at the edge', () => {
    expect(neighbour(grid, 1, 'down')).toBe(4);
    expect(neighbour(grid, 4, 'left')).toBe(3);
    expect(neighbour(grid, 4, 'right')).toBe(5);
    expect(neighbour(grid, 4, 'up')).toBe(1);
    expect(neighbour(grid, 0, 'up')).toBeUndefined();
    expect(neighbour(grid, 3, 'left')).toBeUndefined();
    expect(neighbour(grid, 2, 'right')).toBeUndefined();
    expect(neighbour(grid, 5, 'down')).toBeUndefined();
  });

  it('has no neighbour for a cell that does not exist', () => {
    expect(neighbour(grid, 6, 'up')).toBeUndefined();
  });

  it('names cells by row and column, counted from 1', () => {
    expect(cellName(grid, 5)).toBe('row 2, column 3');
  });

  it('finds the cell under a point and its place in the rows', () => {
    expect(nearestCell(grid, { x: 2.9, y: 1.1 })).toBe(5);
    expect(rowOf(grid, 5)).toEqual({ row: 1, column: 2 });
  });
});

describe('boxes', () => {
  it('are three wide and two tall in a 6×6', () => {
    const six = boxes(rectangle(6, 6), 3, 2);
    expect(six).toHaveLength(6);
    expect(six[0]).toEqual([0, 1, 2, 6, 7, 8]);
    expect(six[1]).toEqual([3, 4, 5, 9, 10, 11]);
    expect(six[5]).toEqual([27, 28, 29, 33, 34, 35]);
  });

  it('cover every cell once', () => {
    const cells = boxes(rectangle(9, 9), 3, 3).flat();
    expect(cells.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell));
  });
});

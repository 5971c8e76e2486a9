import { expect, it } from 'vitest';
import { rectangle } from './rectangle.ts';
import { tetrominoesIn } from './tetrominoes.ts';

const places = (width: number, height: number) => {
  const grid = rectangle(width, height);
  return tetrominoesIn(grid, [...grid.centres.keys()]);
};

it('lays each shape in as many places as it has', () => {
  const count = (shape: string) => places(3, 3).filter((place) => place.shape === shape).length;
  // Boxes of two by three fit four times into three by three, of one by four not at all.
  expect(['L', 'I', 'T', 'S'].map(count)).toEqual([16, 0, 8, 8]);
  expect(places(4, 1)).toEqual([{ shape: 'I', cells: [0, 1, 2, 3] }]);
});

it('has no place twice, and at most 18 for each cell', () => {
  const all = places(7, 6);
  expect(new Set(all.map(({ cells }) => cells.join(' '))).size).toBe(all.length);
  expect(all.length).toBeLessThanOrEqual(18 * 42);
  expect(all.filter(({ cells }) => new Set(cells).size !== 4)).toEqual([]);
});

it('lays a shape within the given cells alone', () => {
  expect(tetrominoesIn(rectangle(3, 3), [0, 1, 3, 4, 6])).toEqual([
    { shape: 'L', cells: [0, 1, 3, 6] },
    { shape: 'T', cells: [0, 3, 4, 6] },
    { shape: 'S', cells: [1, 3, 4, 6] },
  ]);
});

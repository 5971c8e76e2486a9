import { expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { draw } from './drawing.ts';
import { withWalls } from './wallDrawing.ts';

const grid = rectangle(3, 2);
const border = draw(grid).thick;

const wallsOf = (...values: readonly (number | undefined)[]): string =>
  withWalls(grid, draw(grid), values).thick.slice(border.length);

it('numbers that differ are parted by one line for each run', () => {
  expect(wallsOf(3, 3, 2, 3, 1, 2)).toBe('M1,1L1,2M2,0L2,2M1,1L2,1');
});

it('nothing is drawn beside an open cell, and nothing between equal numbers', () => {
  expect(wallsOf(3, undefined, 2, undefined, 1, undefined)).toBe('');
  expect(wallsOf(2, 2, 2, 2, 2, 2)).toBe('');
});

import { expect, it } from 'vitest';
import { partSquares } from './inside.ts';
import { sides } from './sides.ts';

const grid = sides(4, 3, 'corners');
const [, left, right] = grid.ofSquares[0] ?? [];

it('of a loop, each square is inside or outside', () => {
  const around = new Set(grid.ofSquares[1]);
  const isLine = grid.centres.map((_, side) => around.has(side));
  const { inside, outside } = partSquares(grid, isLine);
  expect(inside).toEqual([1]);
  expect(outside.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5]);
});

it('squares that no known side joins with the border are neither', () => {
  expect(partSquares(grid, [])).toEqual({ inside: [], outside: [] });
  const only = (known: ReadonlyMap<number | undefined, boolean>) =>
    partSquares(
      grid,
      grid.centres.map((_, side) => known.get(side)),
    );
  expect(only(new Map([[right, true]]))).toEqual({ inside: [], outside: [] });
  expect(only(new Map([[left, false]]))).toEqual({ inside: [], outside: [0] });
  expect(
    only(
      new Map([
        [left, false],
        [right, true],
      ]),
    ),
  ).toEqual({ inside: [1], outside: [0] });
});

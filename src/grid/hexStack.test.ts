import { describe, expect, it } from 'vitest';
import { cellName, nearestCell, neighbour } from './grid.ts';
import type { Direction } from './direction.ts';
import { hexagonOf, SEGMENTS } from './hexStack.ts';
import { stackHexagons } from './stackHexagons.ts';

/** The printed Number Workout; what is expected of it is from the seed's text. */
const stack = stackHexagons([4, 5, 4]);
const cells = stack.centres.map((_, cell) => cell);

/** "#->pairs cell values" of SMT puzzles, "Number Workout", in its order. */
const PAIRS =
  '5 6 ! 7 16 ! 8 9 ! 14 15 ! 13 22 ! 17 18 ! 19 28 ! 23 24 ! 26 27 ! 25 34 ! 31 40 ! 32 33 ! 35 36 ! 37 46 ! 41 42 ! 43 52 ! 44 45 ! 50 51 ! 49 58 ! 53 54 ! 55 64 ! 61 70 ! 62 63 ! 59 60 ! 68 69 ! 71 72';

/** "#->grpList cell values" of the same: its hexagons, each pair by its first cell. */
const GROUPS = [
  [0, 1, 2, 5, 7, 8],
  [3, 4, 5, 12, 13, 14],
  [8, 10, 11, 17, 19, 20],
  [7, 14, 17, 23, 25, 26],
  [13, 21, 23, 30, 31, 32],
  [19, 26, 29, 35, 37, 38],
  [25, 32, 35, 41, 43, 44],
  [31, 39, 41, 48, 49, 50],
  [37, 44, 47, 53, 55, 56],
  [43, 50, 53, 59, 61, 62],
  [49, 57, 59, 66, 67, 68],
  [55, 62, 65, 71, 73, 74],
  [61, 68, 71, 75, 76, 77],
];

const byFirst = (a: readonly number[], b: readonly number[]): number => (a[0] ?? 0) - (b[0] ?? 0);

/** On which side of a centre an offset lies; rounding errors count as neither. */
const side = (offset: number): number => (Math.abs(offset) < 0.01 ? 0 : Math.sign(offset));

describe('the stack of thirteen hexagons', () => {
  it('has 78 cells in rows of 3, eight times 9, and 3', () => {
    expect(cells).toHaveLength(78);
    expect(stack.rows.map((row) => row.length)).toEqual([3, 9, 9, 9, 9, 9, 9, 9, 9, 3]);
    expect(stack.rows.flat()).toEqual(cells);
  });

  it('has the 26 boundary pairs that the seed lists', () => {
    const seed = PAIRS.split(' ! ').map((pair) => pair.split(' ').map(Number));
    expect(seed).toHaveLength(26);
    expect(stack.pairs.toSorted(byFirst)).toEqual(seed.toSorted(byFirst));
  });

  it('has the seed’s hexagons once each pair is written as its first cell', () => {
    const first = new Map(stack.pairs.map(([one, other]) => [other, one]));
    const groups = stack.hexagons.map((hexagon) =>
      hexagon.cells.map((cell) => first.get(cell) ?? cell).toSorted((a, b) => a - b),
    );
    expect(groups).toEqual(GROUPS);
  });

  it('has all centres inside its picture', () => {
    for (const { x, y } of stack.centres) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(stack.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(stack.height);
    }
  });

  it('names a cell by its hexagon, counted from 1, and its segment', () => {
    expect(cellName(stack, 0)).toBe('hexagon 1, upper left');
    expect(cellName(stack, 35)).toBe('hexagon 7, upper right');
    expect(cellName(stack, 77)).toBe('hexagon 13, lower right');
    expect(new Set(cells.map((cell) => cellName(stack, cell))).size).toBe(78);
  });

  it('finds each cell by its own centre', () => {
    expect(stack.centres.map((centre) => nearestCell(stack, centre))).toEqual(cells);
  });
});

describe('the segments of a hexagon', () => {
  it.each([
    ['upper left', -1, -1],
    ['top', 0, -1],
    ['upper right', 1, -1],
    ['lower left', -1, 1],
    ['bottom', 0, 1],
    ['lower right', 1, 1],
  ] as const)('lie where "%s" says', (segment, across, down) => {
    for (const { centre, cells: own } of stack.hexagons) {
      const at = stack.centres[own[SEGMENTS.indexOf(segment)] ?? -1];
      expect(side((at?.x ?? 0) - centre.x)).toBe(across);
      expect(side((at?.y ?? 0) - centre.y)).toBe(down);
    }
  });
});

describe('arrow keys on the stack', () => {
  it('go up from a top segment to the bottom segment of the hexagon above', () => {
    const crossings = cells.flatMap((cell) => {
      if (!cellName(stack, cell).endsWith('top')) return [];
      const above = neighbour(stack, cell, 'up');
      return above === undefined ? [] : [[cell, above] as const];
    });
    // Four hexagons in the middle column have one above them, and three in each outer one.
    expect(crossings).toHaveLength(10);
    for (const [cell, above] of crossings) {
      expect(cellName(stack, above)).toMatch(/bottom$/);
      expect(hexagonOf(stack, above)).not.toBe(hexagonOf(stack, cell));
      expect(stack.pairs).toContainEqual([above, cell]);
    }
  });

  it('reach every cell from the first', () => {
    const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];
    const reached = new Set([0]);
    for (const cell of reached) {
      for (const direction of directions) {
        const next = neighbour(stack, cell, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(78);
  });
});

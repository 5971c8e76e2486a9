import { describe, expect, it } from 'vitest';
import { cellName, nearestCell, neighbour } from './grid.ts';
import type { Direction } from './direction.ts';
import { cellNames, cellWord } from './names.ts';
import { dotName, sides } from './sides.ts';

const SQUARES = sides(4, 3, 'corners');
const CELLS = sides(4, 3, 'centres');

describe('the sides between dots', () => {
  it('are counted in reading order of their middles', () => {
    const { centres, rows, ends, height, width } = SQUARES;
    expect(centres).toHaveLength(height * (width - 1) + width * (height - 1));
    expect(rows.flat()).toEqual([...centres.keys()]);
    const inOrder = centres.toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(centres).toEqual(inOrder);
    for (const [side, [from, to]] of ends.entries()) {
      expect([side, to - from === 1 || to - from === width]).toEqual([side, true]);
    }
  });

  it('belong to two dots each, and to one square or two', () => {
    const { atDots, ofSquares, centres } = SQUARES;
    const count = (lists: readonly (readonly number[])[], side: number): number =>
      lists.flat().filter((each) => each === side).length;
    for (const side of centres.keys()) {
      expect(count(atDots, side)).toBe(2);
      expect([1, 2]).toContain(count(ofSquares, side));
    }
    expect(atDots.map((at) => at.length)).toEqual([2, 3, 3, 2, 3, 4, 4, 3, 2, 3, 3, 2]);
  });

  it('are named by their squares', () => {
    expect(cellName(SQUARES, 0)).toBe('the top side of row 1, column 1');
    expect(cellName(SQUARES, SQUARES.centres.length - 1)).toBe(
      'the bottom side of row 2, column 3',
    );
    const [, left = 0, right = 0] = SQUARES.ofSquares[2] ?? [];
    expect(cellName(SQUARES, left)).toBe('the left side of row 1, column 3');
    expect(cellName(SQUARES, right)).toBe('the right side of row 1, column 3');
    expect(cellNames(SQUARES, [0, 1, 2, left])).toBe(
      'the top sides of row 1, columns 1 to 3 and the left side of row 1, column 3',
    );
    const [, first = 0] = SQUARES.ofSquares[3] ?? [];
    expect(cellNames(SQUARES, [0, left, first])).toBe(
      'the top side of row 1, column 1, the left side of row 1, column 3 and the left side of row 2, column 1',
    );
    expect(cellWord(SQUARES, 0)).toBe('r1c1_top');
    expect(cellWord(CELLS, 0)).toBe('r1c1_r1c2');
    expect(new Set(SQUARES.centres.map((_, side) => cellName(SQUARES, side))).size).toBe(
      SQUARES.centres.length,
    );
    expect(dotName(SQUARES, 11)).toBe('the lower right corner of row 2, column 3');
  });

  it('are named by the cells that they join where dots are their centres', () => {
    const [down = 0] = CELLS.rows[1] ?? [];
    expect(cellName(CELLS, 0)).toBe('row 1, between columns 1 and 2');
    expect(cellName(CELLS, down)).toBe('column 1, between rows 1 and 2');
    expect(cellNames(CELLS, [0, 1, down])).toBe(
      'row 1, from column 1 to column 3 and column 1, between rows 1 and 2',
    );
    expect(cellNames(CELLS, [0, 2])).toBe(
      'row 1, between columns 1 and 2 and between columns 3 and 4',
    );
    expect(dotName(CELLS, 5)).toBe('row 2, column 2');
  });

  it('are all reached by arrow keys, and left by the contrary ones in their row', () => {
    const reached = new Set([0]);
    for (const side of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] as const satisfies Direction[]) {
        const next = neighbour(SQUARES, side, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(SQUARES.centres.length);
    expect(neighbour(SQUARES, neighbour(SQUARES, 1, 'right') ?? 0, 'left')).toBe(1);
    expect(neighbour(SQUARES, 0, 'left')).toBeUndefined();
    expect(neighbour(SQUARES, 0, 'up')).toBeUndefined();
  });

  it('are found by the point that is pressed', () => {
    for (const [side, { x, y }] of SQUARES.centres.entries()) {
      expect(nearestCell(SQUARES, { x: x + 0.1, y: y - 0.2 })).toBe(side);
    }
  });
});

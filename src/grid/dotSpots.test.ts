import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { spotCount, spotName, squaresAtSpot, squaresTurned, turnedSquare } from './dotSpots.ts';
import { dividedBy, linesAround } from './divided.ts';
import { innerSides } from './sides.ts';

const boards = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) => {
    const grid = innerSides(width, height);
    return fc.record({
      grid: fc.constant(grid),
      spot: fc.nat(spotCount(grid) - 1),
      taken: fc.subarray([...grid.ofSquares.keys()]),
    });
  });

describe('spots for dots', () => {
  it('are named by the cells around them', () => {
    const grid = innerSides(3, 2);
    expect([0, 1, 5, 14].map((spot) => spotName(grid, spot))).toEqual([
      'row 1, column 1',
      'row 1, columns 1 and 2',
      'rows 1 and 2, column 1',
      'row 2, column 3',
    ]);
    expect(spotName(grid, 8)).toBe('rows 1 and 2, columns 2 and 3');
    expect(squaresAtSpot(grid, 8)).toEqual([1, 2, 4, 5]);
    expect(spotCount(grid)).toBe(15);
  });

  it('are each the middle of the cells around them', () => {
    fc.assert(
      fc.property(boards, ({ grid, spot }) => {
        const own = squaresAtSpot(grid, spot);
        expect(own.map((square) => turnedSquare(grid, spot, square))).toEqual(own.toReversed());
      }),
      { numRuns: trials(200) },
    );
  });

  it('have areas that half a turn takes to themselves, without what is taken', () => {
    fc.assert(
      fc.property(boards, ({ grid, spot, taken }) => {
        const images = squaresTurned(grid, spot, new Set(taken));
        for (const [square, image] of images) {
          expect(image).toBe(turnedSquare(grid, spot, square));
          expect(images.get(image)).toBe(square);
          expect(taken).not.toContain(square);
        }
      }),
      { numRuns: trials(200) },
    );
  });
});

describe('lines around pieces', () => {
  it('divide the board into these pieces again', () => {
    fc.assert(
      fc.property(boards, ({ grid, taken }) => {
        const isApart = (side: number): boolean => {
          const [one = 0, other = 0] = grid.squaresAt[side] ?? [];
          return taken.includes(one) !== taken.includes(other);
        };
        const pieces = dividedBy(grid, isApart);
        expect(pieces.flat().toSorted((a, b) => a - b)).toEqual([...grid.ofSquares.keys()]);
        const lines = linesAround(grid, pieces);
        expect(lines).toEqual(grid.centres.map((_, side) => isApart(side)));
        expect(dividedBy(grid, (side) => lines[side] === true)).toEqual(pieces);
      }),
      { numRuns: trials(200) },
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squares } from '#puzzle/photoForm.ts';
import { suguruPhoto } from '#puzzles/suguru/photo.ts';
import { trials } from '#trials.ts';
import { findLattice, latticeNear } from './find.ts';
import { latticeCorners } from './lattice.ts';
import type { Quad } from './quad.ts';
import { drawScene, HIGH, printed, quadOf, unseenGlyphs, WIDE } from './testing.ts';

const glyphs = unseenGlyphs();
const SUDOKUS = squares([4, 6, 8, 9]);

const farthest = (found: Quad, drawn: Quad): number =>
  Math.max(...found.map(({ x, y }, at) => Math.hypot(x - drawn[at]!.x, y - drawn[at]!.y)));

it('finds the corners of a grid within 2 % of its side, however it is turned, seen and lit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      fc.integer({ min: 260, max: 360 }),
      fc.array(fc.double({ min: -0.06, max: 0.06, noNaN: true }), { minLength: 8, maxLength: 8 }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.nat(1000),
      (turn, side, moves, shadow, seed) => {
        const quad = quadOf(turn, side, moves);
        const photo = drawScene({ quad, cells: printed, shadow, seed }, glyphs);
        const lattice = findLattice(photo, SUDOKUS)?.lattice;
        expect([lattice?.across, lattice?.down]).toEqual([9, 9]);
        expect(lattice).toBeDefined();
        expect(farthest(latticeCorners(lattice!), quad)).toBeLessThan(0.02 * side);
      },
    ),
    { numRuns: trials(12, 3), seed: 1 },
  );
});

it('finds the corners of oblong grids, too, and how many cells they have', () => {
  const sides = fc.integer({ min: 3, max: 12 });
  fc.assert(
    fc.property(
      sides,
      sides,
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.array(fc.double({ min: -0.04, max: 0.04, noNaN: true }), { minLength: 8, maxLength: 8 }),
      fc.nat(1000),
      (across, down, turn, moves, seed) => {
        const longer = Math.max(across, down);
        const side = (380 * across) / longer;
        const quad = quadOf(turn, side, moves, down / across);
        // A pattern of digits that suggests no size.
        const cells = Array.from(
          { length: across * down },
          (_, at) => ['', '3', '', ''][(at * 7) % 4]!,
        );
        const areas = cells.map((_, at) => Math.floor((at * 3) / cells.length));
        const photo = drawScene({ quad, across, cells, areas, shadow: 0.3, seed }, glyphs);
        const lattice = findLattice(photo, suguruPhoto.sizes)?.lattice;
        expect([lattice?.across, lattice?.down]).toEqual([across, down]);
        expect(farthest(latticeCorners(lattice!), quad)).toBeLessThan(0.02 * 380);
      },
    ),
    { numRuns: trials(20, 10), seed: 2 },
  );
});

it('finds the grid when a corner of the page is torn off', () => {
  const quad = quadOf(0.05, 340, []);
  const photo = drawScene({ quad, cells: printed, shadow: 0.2, seed: 3 }, glyphs);
  for (let y = 0; y < HIGH; y += 1)
    for (let x = 0; x < WIDE; x += 1)
      if (x - quad[0].x + (y - quad[0].y) < 70) photo.data[y * WIDE + x] = 190;
  const lattice = findLattice(photo, SUDOKUS)?.lattice;
  expect(lattice).toBeDefined();
  expect(farthest(latticeCorners(lattice!), quad)).toBeLessThan(0.02 * 340);
});

it('finds none on a blank page', () => {
  const data = Float32Array.from({ length: WIDE * HIGH }, (_, at) => 190 + ((at * 7919) % 13));
  expect(findLattice({ width: WIDE, height: HIGH, data }, SUDOKUS)).toBeUndefined();
});

it('moves corners that somebody pointed at roughly onto the lines', () => {
  const quad = quadOf(0.1, 340, []);
  const photo = drawScene({ quad, cells: printed, shadow: 0.1, seed: 5 }, glyphs);
  const rough = quad.map(({ x, y }, at) => ({ x: x + (at - 1) * 2, y: y - 3 })) as unknown as Quad;
  expect(farthest(latticeCorners(latticeNear(photo, rough, SUDOKUS)), quad)).toBeLessThan(3.5);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { oneLoop } from '#logic/kinds/oneLoop.ts';
import { trials } from '#trials.ts';
import { changedLoops, drawLoop } from './drawLoop.ts';
import { seeded } from './random.ts';

const size = fc.integer({ min: 3, max: 9 });
const seed = fc.integer({ min: 1, max: 999_999 });

const linesAtDots = ({ atDots }: Sides, loop: readonly number[]): readonly number[] =>
  atDots.map((own) => own.filter((side) => loop[side] === 1).length);

function isOneLoop(grid: Sides, loop: readonly number[]): boolean {
  const claim = oneLoop({
    place: { words: 'the loop' },
    sentence: 'the lines form one loop',
    board: grid,
    value: 1,
    other: 0,
    word: String,
  });
  return (
    linesAtDots(grid, loop).every((lines) => lines === 0 || lines === 2) &&
    claim.judge(loop) === 'holds'
  );
}

it('what is drawn is one loop', () => {
  fc.assert(
    fc.property(size, size, seed, (width, height, number) => {
      const grid = sides(width, height, 'corners');
      expect(isOneLoop(grid, drawLoop(grid, seeded(number)))).toBe(true);
    }),
  );
});

it('a loop that is changed again and again stays one', () => {
  fc.assert(
    fc.property(size, size, seed, (width, height, number) => {
      const grid = sides(width, height, 'centres');
      const random = seeded(number);
      let loop = drawLoop(grid, random);
      for (let change = 0; change < 10; change += 1) {
        const changed = changedLoops(grid, loop, [...loop.keys()]);
        for (const one of changed) {
          expect(one).not.toEqual(loop);
          expect(isOneLoop(grid, one)).toBe(true);
        }
        loop = random.pick(changed);
      }
    }),
    { numRuns: trials(60) },
  );
});

it('a loop is changed where that is wanted', () => {
  const grid = sides(6, 6, 'centres');
  const loop = drawLoop(grid, seeded(1));
  for (const side of loop.keys()) {
    for (const changed of changedLoops(grid, loop, [side])) {
      expect(changed[side]).not.toBe(loop[side]);
    }
  }
});

it.each([7, 11, 16])('of %i dots a side, a loop passes most', (side) => {
  const grid = sides(side, side, 'corners');
  for (let number = 1; number <= 20; number += 1) {
    const passed = linesAtDots(grid, drawLoop(grid, seeded(number))).filter((lines) => lines > 0);
    expect(passed.length / grid.atDots.length).toBeGreaterThan(0.6);
  }
});

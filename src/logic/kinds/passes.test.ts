import fc from 'fast-check';
import { cellNames } from '#grid/names.ts';
import { dotName, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import type { Tried } from '#logic/claimLaws.ts';
import { passes } from './passes.ts';
import { twoOrNone } from './twoOrNone.ts';

const word = (value: number): string => (value === 1 ? 'line' : 'blank');

const dotsOf = (grid: Sides) =>
  grid.atDots.map((cells, dot) =>
    twoOrNone({
      place: { words: dotName(grid, dot) },
      cells,
      value: 1,
      word,
      names: (some) => cellNames(grid, some),
    }),
  );

function tried(grid: Sides, dots: readonly number[], least: number, most: number): Tried {
  return {
    claim: passes({
      place: { words: 'the arrow' },
      sentence: 'the loop passes some of these cells',
      dots: dots.map((dot) => ({ dot, cells: grid.atDots[dot] ?? [] })),
      least,
      most,
      value: 1,
      other: 0,
      whyPassed: 'the others are left out, so ',
      whyLeftOut: 'the others are passed, so ',
    }),
    domains: grid.centres.map(() => [0, 1]),
    rule(full) {
      const count = dots.filter((dot) => grid.atDots[dot]?.some((cell) => full[cell] === 1)).length;
      return count >= least && count <= most;
    },
    besides: dotsOf(grid),
  };
}

const small = sides(3, 2, 'centres');
const wide = sides(2, 3, 'centres');

describeClaimLaws(
  'cells that a loop passes',
  fc.constantFrom(
    tried(small, [0, 1], 1, 2),
    tried(small, [0, 2, 5], 2, 2),
    tried(small, [1, 4], 0, 0),
    tried(wide, [0, 1, 2, 3, 4, 5], 4, 4),
    tried(wide, [4, 5], 0, 1),
    tried(wide, [2, 3], 0, 0),
  ),
  4,
);

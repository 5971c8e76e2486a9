import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

/** Two squares of which one or both are passed. */
const pairOf = (grid: Sides, one: number, other: number) =>
  passes({
    place: { words: `${dotName(grid, one)} or ${dotName(grid, other)}` },
    sentence: 'the loop passes one of these cells',
    dots: [one, other].map((dot) => ({ dot, cells: grid.atDots[dot] ?? [] })),
    least: 1,
    most: 2,
    value: 1,
    other: 0,
    whyPassed: 'the other is left out, so ',
    whyLeftOut: '',
  });

/** So many squares of a line are left out, none side by side; a square `away` has an arrow. */
function spread(
  grid: Sides,
  dots: readonly number[],
  leftOut: number,
  away: readonly number[],
): Tried {
  const pairs = grid.ends
    .filter((ends) => ends.every((dot) => !away.includes(dot)))
    .map(([one, other]) => ({ one, other, claim: pairOf(grid, one, other) }));
  const besideOf = (dot: number) =>
    pairs.flatMap(({ one, other, claim: { label } }) => {
      const far = one === dot ? other : one;
      return one === dot || other === dot
        ? [{ other: { dot: far, cells: grid.atDots[far] ?? [] }, label }]
        : [];
    });
  const plain = tried(grid, dots, dots.length - leftOut, dots.length - leftOut);
  return {
    ...plain,
    claim: passes({
      place: { words: 'the arrow' },
      sentence: 'the loop leaves out some of these cells',
      dots: dots.map((dot) => ({ dot, cells: grid.atDots[dot] ?? [] })),
      least: dots.length - leftOut,
      most: dots.length - leftOut,
      value: 1,
      other: 0,
      whyPassed: 'the others are left out, so ',
      whyLeftOut: 'the others are passed, so ',
      apart: {
        besideOf,
        names: (some) => some.map((dot) => dotName(grid, dot)).join(),
        why: 'no two of them are side by side, so ',
      },
    }),
    besides: [...dotsOf(grid), ...pairs.map(({ claim }) => claim)],
  };
}

const line = sides(5, 2, 'centres');
const short = sides(4, 2, 'centres');
const square = sides(3, 3, 'centres');

describeClaimLaws(
  'cells of a line that a loop leaves out, none side by side',
  fc.constantFrom(
    spread(square, [0, 1, 2], 1, []),
    spread(square, [3, 4, 5], 1, []),
    spread(short, [0, 1, 2, 3], 1, [4, 5, 6, 7]),
    spread(short, [0, 1, 2, 3], 2, [4, 5, 6, 7]),
  ),
  4,
);

describe('squares of a line that are left out', () => {
  const sees = (
    leftOut: number,
    known: readonly (readonly [number, number])[],
    away: readonly number[] = [],
  ) => {
    const shown: (number | undefined)[] = [];
    for (const [cell, value] of known) shown[cell] = value;
    return spread(line, [0, 1, 2, 3, 4], leftOut, away)
      .claim.parts()
      .flatMap((part) => part.telling?.sees?.(shown) ?? [])
      .map(({ technique, conclusions }) => [technique, conclusions.map(({ cell }) => cell)]);
  };

  it('are every other one where three of five are wanted', () => {
    const cells = [0, 2, 4].flatMap((dot) => line.atDots[dot] ?? []);
    expect(sees(3, [])).toEqual([['spread out', [...new Set(cells)]]]);
  });

  it('are any where two of five are wanted, until one of them cannot be', () => {
    expect(sees(2, [])).toEqual([]);
    // A line joins the second square and the third.
    expect(sees(2, [[1, 1]])).toEqual([['spread out', line.atDots[0]]]);
  });
});

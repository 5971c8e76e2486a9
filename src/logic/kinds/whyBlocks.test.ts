import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { blockSteps, stepsByValues } from './blockSteps.ts';
import { fits } from './runs.ts';
import { whyBlocks } from './whyBlocks.ts';

const speech = {
  names: (cells: readonly number[]) => `cells ${listed(cells.map(String))}`,
  word: String,
};

/** A line as drawn: `#` is filled, `-` blank, `.` unknown; small letters are conclusions. */
function why(lengths: readonly number[], drawn: string): string {
  const literals = (filled: string, blank: string): readonly Literal[] =>
    [...drawn].flatMap((sign, cell) =>
      sign === filled || sign === blank
        ? [{ cell, value: sign === filled ? 1 : 0, holds: true }]
        : [],
    );
  const cells = [...drawn].map((_, cell) => cell);
  const place = { words: 'row 1' };
  const stepsOf = stepsByValues(place, cells, lengths);
  const line = { place, cells, lengths };
  return whyBlocks(line, stepsOf, literals('#', '-'), literals('x', 'o'), speech);
}

describe('why blocks leave no choice', () => {
  it.each([
    [[8], '..xxxxxx..', 'the block of 8 takes 8 of the 10 cells of row 1, so '],
    [
      [3, 1],
      '.xx...',
      'the blocks of 3 and 1 with the blanks between them take 5 of the 6 cells of row 1, so ',
    ],
    [
      [2, 2],
      'xxoxx',
      'the blocks of 2 and 2 with the blanks between them take all the 5 cells of row 1, so ',
    ],
    [[2, 1], 'o##o#o', 'row 1 already has its blocks of 2 and 1, so '],
    [[2, 1], 'xx--x', 'row 1 already has all its blanks, so '],
    [[3], '..#x#..', 'cells 2 and 4 belong to one block, so '],
    [
      [3, 1],
      '.#x......',
      'cells 1 is near the edge and belongs to the first block of row 1, which is 3 long, so ',
    ],
    [[1, 1], '.o.#..', 'however the blocks of 1 and 1 lie in row 1 as it stands, '],
    [
      [1, 3],
      '.....xx#-',
      'cells 7 is at the blanks at the edge and belongs to the last block of row 1, which is 3 long, so ',
    ],
    [
      [1, 2, 1],
      '..o##o...',
      'cells 3 and 4 are a block of 2, and row 1 has none that is longer, so ',
    ],
    [
      [3, 3],
      'oo-.......',
      'row 1 has no block shorter than 3, and there is less room than that beside the blanks, so ',
    ],
    [
      [3],
      'oo..#..o',
      'cells 4 belongs to the only block of row 1, which is not longer than 3, so ',
    ],
    [[], 'ooo', 'row 1 has no block, so '],
  ])('%j in %s', (lengths, drawn, said) => {
    expect(why(lengths, drawn)).toBe(said);
  });
});

it.each([
  ['finished line', [2, 1], '.##.#.'],
  ['arithmetic fit', [2, 2], '.....'],
  ['overlap', [4], '......'],
  ['whole block', [1, 2, 1], '...##...'],
  ['narrow gap', [3, 3], '..-.......'],
  ['edge', [3, 1], '.#.......'],
  ['joined', [5], '..........#..#..........'],
  ['unreachable cell', [2], '..#......'],
  ['split', [2, 2, 2], '.........#.#.........'],
  ['line logic', [1, 2], '..#...'],
] as const)('begins with: %s', (technique, lengths, drawn) => {
  const values = [...drawn].map((sign) => (sign === '#' ? 1 : sign === '-' ? 0 : undefined));
  const cells = values.map((_, cell) => cell);
  const [first] = blockSteps({ words: 'row 1' }, cells, lengths, values);
  expect(first?.technique).toBe(technique);
});

/** All fillings of a line that have these blocks. */
const fillings = (size: number, lengths: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at) => (bits >> at) & 1),
  ).filter((line) => fits(line, lengths));

it('is seen in steps that are so in every way to fill the line, and none is missed', () => {
  const line = fc
    .tuple(
      fc.integer({ min: 3, max: 9 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([size, lengths]) => ({ lengths, all: fillings(size, lengths) }))
    .filter(({ all }) => all.length > 0);
  const met = new Set<string>();
  fc.assert(
    fc.property(
      line,
      fc.nat(),
      fc.infiniteStream(fc.boolean()),
      ({ lengths, all }, which, shown) => {
        const solution = all[which % all.length] ?? [];
        const values = solution.map((value) => (shown.next().value === true ? value : undefined));
        const cells = solution.map((_, cell) => cell);
        const keepsTo = (facts: readonly Literal[]) =>
          all.filter((full) => facts.every(({ cell, value }) => full[cell] === value));
        const steps = blockSteps({ words: 'row 1' }, cells, lengths, values);
        for (const { technique, conclusions, facts } of steps) {
          met.add(technique);
          for (const full of keepsTo(facts)) {
            const wrong = conclusions.filter(({ cell, value }) => full[cell] !== value);
            expect({ technique, facts, wrong }).toEqual({ technique, facts, wrong: [] });
          }
        }
        const left = keepsTo(literalsOf(values));
        const certain = cells.filter(
          (cell) =>
            values[cell] === undefined && left.every((full) => full[cell] === solution[cell]),
        );
        const found = new Set(
          steps.flatMap(({ conclusions }) => conclusions.map(({ cell }) => cell)),
        );
        expect([...found].toSorted((a, b) => a - b)).toEqual(certain);
      },
    ),
    { numRuns: 400 },
  );
  expect(met.size).toBeGreaterThan(8);
});

import fc from 'fast-check';
import type { Model } from './model.ts';

// Generators of boards for the laws of claim kinds. For tests.

/** `count` consecutive numbers. */
export const upTo = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** Cells in arbitrary order, so that no reading can rely on reading order. */
export const order = (least: number, most: number): fc.Arbitrary<readonly number[]> =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.shuffledSubarray([...upTo(count)], { minLength: count }));

/** Ascending values, also unlike those of puzzles: with gaps, and not from 1. */
export const values = (least: number, most: number, low = 0): fc.Arbitrary<readonly number[]> =>
  fc
    .uniqueArray(fc.integer({ min: low, max: 9 }), { minLength: least, maxLength: most })
    .map((some) => some.toSorted((a, b) => a - b));

/** The domain of each of `count` cells: all of the values, or only some. */
export const domainsOf = (
  count: number,
  choices: readonly number[],
): fc.Arbitrary<Model['domains']> =>
  fc.tuple(
    ...upTo(count).map(() =>
      fc.oneof(
        { weight: 2, arbitrary: fc.constant(choices) },
        { weight: 1, arbitrary: fc.subarray([...choices], { minLength: 1 }) },
      ),
    ),
  );

/** Cells in arbitrary order, the values they share, and the domain of each. */
export const cellsWith = (
  cells: fc.Arbitrary<readonly number[]>,
  shared: fc.Arbitrary<readonly number[]>,
): fc.Arbitrary<{
  readonly cells: readonly number[];
  readonly values: readonly number[];
  readonly domains: Model['domains'];
}> =>
  fc
    .tuple(cells, shared)
    .chain(([own, choices]) =>
      domainsOf(own.length, choices).map((domains) => ({ cells: own, values: choices, domains })),
    );

export const place = { words: 'row 1' };
export const symbol = String;

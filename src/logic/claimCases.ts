import fc from 'fast-check';
import type { Model } from './model.ts';

// Boards for the laws of claim kinds, each with something to vary. For tests.

/** `count` numbers in a row. */
export const upTo = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** Cells in an order of their own, so that no reading can rely on reading order. */
export const order = (least: number, most: number): fc.Arbitrary<readonly number[]> =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.shuffledSubarray([...upTo(count)], { minLength: count }));

/** Ascending values as puzzles have them and as they do not: with gaps, and not from 1. */
export const values = (least: number, most: number, low = 0): fc.Arbitrary<readonly number[]> =>
  fc
    .uniqueArray(fc.integer({ min: low, max: 9 }), { minLength: least, maxLength: most })
    .map((some) => some.toSorted((a, b) => a - b));

/** What each of `count` cells may be: all of the values, or only some. */
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

/** Cells in an order of their own with the values they share, and what each may be. */
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

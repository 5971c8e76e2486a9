import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumHittingSet } from './hittingSet.ts';

const hits = (items: readonly number[], sets: readonly (readonly number[])[]): boolean =>
  sets.every((set) => set.some((item) => items.includes(item)));

/** All ways to take some of the items. */
const subsets = (items: readonly number[]): readonly (readonly number[])[] =>
  items.reduce<readonly (readonly number[])[]>(
    (found, item) => [...found, ...found.map((subset) => [...subset, item])],
    [[]],
  );

describe('a minimum hitting set', () => {
  it('has as few items as trying all of them shows', () => {
    const set = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(set, { maxLength: 8 }), (sets) => {
        const found = minimumHittingSet(sets, 8);
        const fewest = Math.min(
          ...subsets([0, 1, 2, 3, 4, 5, 6, 7])
            .filter((items) => hits(items, sets))
            .map(({ length }) => length),
        );
        expect(found).toHaveLength(fewest);
        expect(found !== undefined && found !== 'gave up' && hits(found, sets)).toBe(true);
        expect(minimumHittingSet(sets, fewest - 1)).toBeUndefined();
      }),
    );
  });

  it('is not to be had where a set is empty', () => {
    expect(minimumHittingSet([[1], []], 5)).toBeUndefined();
  });

  it('is given up when that takes too long', () => {
    const sets = Array.from({ length: 12 }, (_, first) =>
      Array.from({ length: 12 }, (__, second) => [first, 12 + second]),
    ).flat();
    expect(minimumHittingSet(sets, 24, 3)).toBe('gave up');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupCompatible } from './groupCompatible.ts';

const pairsApart = (pairs: readonly (readonly [number, number])[]) => {
  const apart = new Map<number, Set<number>>();
  for (const [one, other] of pairs) apart.set(one, (apart.get(one) ?? new Set()).add(other));
  return apart;
};

it('divides a line of neighbours into pairs', () => {
  const groups = groupCompatible(
    [0, 1, 2, 3, 4],
    pairsApart([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]),
  );
  expect(groups.map((group) => group.toSorted())).toEqual([[0, 1], [2, 3], [4]]);
});

it('has each literal in one group, whose members exclude each other', () => {
  const literal = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(fc.array(fc.tuple(literal, literal)), (pairs) => {
      const all = [0, 1, 2, 3, 4, 5, 6, 7];
      const groups = groupCompatible(all, pairsApart(pairs));
      expect(groups.flat().toSorted()).toEqual(all);
      const isApart = (one: number, other: number): boolean =>
        pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
      for (const group of groups) {
        for (const [at, one] of group.entries()) {
          for (const other of group.slice(at + 1)) expect(isApart(one, other)).toBe(true);
        }
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canAddUp } from './sumIf.ts';

/** All sums of so many different ones, by trying each choice. */
function tried(values: readonly number[], count: number): ReadonlySet<number> {
  if (count === 0) return new Set([0]);
  return new Set(
    values.flatMap((value, at) =>
      [...tried(values.slice(at + 1), count - 1)].map((sum) => sum + value),
    ),
  );
}

describe('different values that add up to a total', () => {
  it('are found just where trying each choice finds some', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(12), { maxLength: 6 }),
        fc.nat(7),
        fc.integer({ min: -1, max: 60 }),
        (values, count, total) => {
          const isFound = count <= values.length && tried(values, count).has(total);
          expect(canAddUp(total, count, values)).toBe(isFound);
        },
      ),
    );
  });

  it('are at most all of 1 to 25, which make 325', () => {
    const values = Array.from({ length: 25 }, (_, at) => at + 1);
    expect([324, 325, 326, 999].map((total) => canAddUp(total, 25, values))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(canAddUp(0, 0, values)).toBe(true);
    expect(canAddUp(999, 26, values)).toBe(false);
  });
});

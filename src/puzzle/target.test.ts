import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculation } from '#logic/kinds/calculation.ts';
import { LARGEST_RESULT, operationsOf, targetFor } from './target.ts';

it('a result is made by its numbers, and is from 1 to the largest one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(25), { minLength: 1, maxLength: 9 }).filter((some) => Math.max(...some) > 0),
      fc.nat(9972),
      (numbers, first) => {
        const cells = numbers.map((_, at) => first + at);
        const target = targetFor(numbers, cells);
        if (target === undefined) throw new Error('There is none');
        expect(target.total).toBeGreaterThan(0);
        expect(target.total).toBeLessThanOrEqual(LARGEST_RESULT);
        const claim = calculation({
          place: { words: 'the cage' },
          cells: [...numbers.keys()],
          operations: operationsOf(target, numbers.length),
          total: target.total,
          apart: [],
          values: Array.from({ length: 26 }, (_, value) => value),
          symbol: String,
        });
        expect(claim.judge(numbers)).toBe('holds');
      },
    ),
  );
});

it('zeros alone make no result', () => {
  expect(targetFor([0, 0, 0], [0, 1, 2])).toBeUndefined();
});

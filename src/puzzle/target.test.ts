import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculation } from '#logic/kinds/calculation.ts';
import { LARGEST_RESULT, operationsOf, targetFor } from './target.ts';

it('a result is made by its numbers, and is none where nothing from 1 to the largest one is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(25), { minLength: 1, maxLength: 9 }),
      fc.nat(9972),
      (numbers, first) => {
        const cells = numbers.map((_, at) => first + at);
        const target = targetFor(numbers, cells);
        if (target === undefined) {
          expect(Math.max(...numbers)).toBe(0);
          return;
        }
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

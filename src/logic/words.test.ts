import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inFigures } from './words.ts';

it('writes whole numbers as the browser does', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(inFigures(count)).toBe(count.toLocaleString('en'));
    }),
    { examples: [[0], [999], [1000], [12_345], [999_999], [1_000_000]] },
  );
});

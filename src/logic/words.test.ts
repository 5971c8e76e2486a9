import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inFigures, withArticle } from './words.ts';

it('writes whole numbers as the browser does', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(inFigures(count)).toBe(count.toLocaleString('en'));
    }),
    { examples: [[0], [999], [1000], [12_345], [999_999], [1_000_000]] },
  );
});

it('writes "an" before what begins with a vowel when it is said', () => {
  const symbols = [
    '8',
    '11',
    '18',
    '80',
    '85',
    'A',
    'F',
    'X',
    '1',
    '10',
    '12',
    '81',
    '110',
    'B',
    'U',
  ];
  const said = symbols.map(withArticle).join(', ');
  expect(said).toBe(
    'an 8, an 11, an 18, an 80, an 85, an A, an F, an X, a 1, a 10, a 12, an 81, a 110, a B, a U',
  );
});

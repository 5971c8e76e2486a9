import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits.ts';

test.each([
  ['full width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['our own', '0123456789'],
])('digits that are %s are digits', (_, digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('what is no digit stays', () => {
  expect(latinDigits('½ ② a-١')).toBe('½ ② a-1');
});

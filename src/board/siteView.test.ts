import { expect, it } from 'vitest';
import { letterSlot } from '#puzzle/letters.ts';
import { oneNumber } from '#puzzle/site.ts';
import { clueBoxName } from './siteView.ts';

it('names the text box of a clue by what is typed there', () => {
  const words = 'row 1 from the left';
  expect(clueBoxName({ words, slot: letterSlot(3) })).toBe('row 1 from the left, letter');
  expect(clueBoxName({ words, slot: oneNumber(1, 9) })).toBe('row 1 from the left, numbers');
});

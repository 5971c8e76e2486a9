import { expect, it } from 'vitest';
import { bring, expectRefused } from './testing.ts';

const VARIANT = 'with rules of its own that Gridproof does not know';

it.each([
  ['https://puzz.link/p?sudoku/v:/4/4/g1k23k3g', `a variant of "sudoku", ${VARIANT}`],
  ['https://puzz.link/p?sudoku_edit/v%3A/4/4/g1k23k3g', `a variant of "sudoku", ${VARIANT}`],
  ['slither/v:/4/4/d.dh2c7b', `a variant of "slither", ${VARIANT}`],
  ['https://puzz.link/p?mashu/v:/6/6/1063000i3000', `a variant of "mashu", ${VARIANT}`],
  ['https://puzz.link/p?amibo/v:/4/4/g', 'a puzzle called "amibo", which is not supported'],
])('the address %s of a variant is refused', async (address, what) => {
  await expectRefused(address, `This address holds ${what}.`);
  const { kind } = await bring(address.replace(/v(?::|%3A)\//, ''));
  expect(kind).toBe(what.startsWith('a variant') ? 'puzzle' : 'refused');
});

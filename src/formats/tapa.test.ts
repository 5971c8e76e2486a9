import { expect, it } from 'vitest';
import { expectRefused, readingOf, textOf } from './testing.ts';

const FILE = 'pzprv3/tapa/5/5/3 . . . . /. . . . 5 /. . 3,1,1 . . /3,1 . . . . /. . . . 2 /';

it('a Tapa is the same from an address of pzpr and from its file', async () => {
  const address = await textOf('https://puzz.link/p?tapa/5/5/3n5hchhajn2');
  expect(address[0]).toBe('tapa');
  expect(await textOf(FILE)).toEqual(address);
});

it('lists of every length come from a file, and what was filled in is left out', async () => {
  const file = 'pzprv3/tapa/3/3/-,- # 5,1 /3,1,1 + - /1,1,1,1 -,1,1,- 0 /';
  expect(await textOf(file)).toEqual(['tapa', '??   .    15\n113  .    ?\n1111 11?? 0\n']);
  expect((await readingOf(file)).leftOut).toEqual(['what was filled in']);
});

it.each([
  ['https://puzz.link/p?tapa/3/3/a0', 'The address ends early: 8 of its 9 cells are missing.'],
  ['https://puzz.link/p?tapa/3/3/hdzk', 'The address has "d" where numbers or a gap are wanted.'],
  ['https://puzz.link/p?tapa/3/3/hazl', 'A cell has 5 5, which does not fit around a cell.'],
])('%s is refused', async (address, sentence) => {
  await expectRefused(address, sentence);
});

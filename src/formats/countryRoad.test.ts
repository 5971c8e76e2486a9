import { expect, it } from 'vitest';
import { readingOf, textOf } from './testing.ts';

const ADDRESS = 'https://puzz.link/p?country/5/5/amda0uf02h12h';
const AREAS = '0 0 1 1 2 /0 0 1 1 2 /3 4 4 4 2 /3 5 5 6 6 /3 5 5 6 6 /';
const NUMBERS = '2 . . . . /. . . . . /1 2 . . . /. . . . . /. . . . . /';
/** Lines across and down, then marks in cells. */
const BLANK = `${'0 0 0 0 /'.repeat(5)}${'0 0 0 0 0 /'.repeat(4)}${'0 0 0 0 0 /'.repeat(5)}`;

it('a Country Road is the same from an address of pzpr and from its file', async () => {
  const address = await textOf(ADDRESS);
  expect(address[0]).toBe('country-road');
  const file = `pzprv3/country/5/5/7/${AREAS}${NUMBERS}${BLANK}`;
  expect(await textOf(file)).toEqual(address);
  expect((await readingOf(file)).leftOut).toEqual([]);
});

it.each([
  ['lines', BLANK.replace('0', '1')],
  ['marks in cells', BLANK.replace(/0 \/$/, '2 /')],
])('a file says that %s are left out', async (_, played) => {
  const file = `pzprv3/country/5/5/7/${AREAS}${NUMBERS}${played}`;
  expect((await readingOf(file)).leftOut).toEqual(['what was filled in']);
});

it('a question mark in a region is no number', async () => {
  const [, known] = await textOf(ADDRESS);
  const [, unknown] = await textOf('https://puzz.link/p?country/5/5/amda0uf02h.2h');
  expect(unknown).toBe(known.replace('1,2', '?,2'));
});

import { expect, it } from 'vitest';
import { readingOf, textOf } from './testing.ts';

const AREAS = '0 0 0 1 2 3 /4 4 5 1 2 3 /4 4 5 1 2 2 /5 5 5 1 2 2 /6 6 6 6 6 6 /6 6 7 7 7 7 /';
const NUMBERS = '3 . . . 3 . /2 . . . . . /. . . . . . /. . . . . . /4 . . . . . /. . 3 . . . /';
const BLANK = '. . . . . . /'.repeat(6);

it('a Shimaguni is the same from an address of pzpr and from its file', async () => {
  const address = await textOf('https://puzz.link/p?shimaguni/6/6/7fe608s0e3uf3g3g2g43');
  expect(address[0]).toBe('shimaguni');
  expect(await textOf(`pzprv3/shimaguni/6/6/8/${AREAS}${NUMBERS}${BLANK}`)).toEqual(address);
});

it('a file says that shaded cells are left out', async () => {
  const file = `pzprv3/shimaguni/6/6/8/${AREAS}${NUMBERS}${BLANK.replace('.', '#')}`;
  expect((await readingOf(file)).leftOut).toEqual(['what was filled in']);
});

import { expect, it } from 'vitest';
import { readingOf } from './testing.ts';

it.each([
  ['snake/4/4/. . 1 . . /4 4 4 4 4 /. 6 0 0 4 /. 0 0 5 4 /. 0 0 4 0 /', 'snake/4/4/060300g1h4i'],
  [
    'aquarium/4/4/0 1 0 /1 1 1 /1 1 1 /0 0 1 /1 0 0 1 /0 0 1 0 /0 1 0 0 /. . . . 3 /2 . . # # /1 . . # . /3 # . # # /. # # # # /',
    'aquarium/4/4/bu8i90/i3213g',
  ],
  [
    'aquarium/3/4/r/0 0 0 /1 1 0 /1 1 0 /0 1 0 0 /0 0 0 0 /. . . . . /. . . . . /. . . # # /. . . # # /',
    'aquarium/r/4/3/3c80/m',
  ],
])('the file %s is read, without what was filled in', async (file, address) => {
  const read = await readingOf(`pzprv3/${file}`);
  expect(read.puzzle).toEqual((await readingOf(`https://puzz.link/p?${address}`)).puzzle);
  expect(read.leftOut).toEqual(['what was filled in']);
});

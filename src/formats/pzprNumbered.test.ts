import { expect, it } from 'vitest';
import { readingOf } from './testing.ts';

it.each([
  [
    'lightup/6/6/. . # . . . /. # 4 # . . /. . # . 2 # /+ 0 . . # . /# + . 1 . . /. . . # . . /',
    'akari/6/6/nekcakbl',
  ],
  [
    'mines/5/5/. 2 . . . /. . . . 1 /3 . . . . /. . 1 3 . /0 . . . . /. . + . . /# # + . . /. # + + # /+ + . . # /. + + + # /',
    'mines/5/5/g2m13l13g0j',
  ],
  [
    'nurikabe/5/5/. 5 # # . /. # 2 . # /. # # # # /. # 1 . . /# . - 3 . /',
    'nurikabe/5/5/g5k2o1j.3g',
  ],
])('the file %s is read, without what was filled in', async (file, address) => {
  const read = await readingOf(`pzprv3/${file}`);
  expect(read.puzzle).toEqual((await readingOf(`https://puzz.link/p?${address}`)).puzzle);
  expect(read.leftOut).toEqual(['what was filled in']);
});

import { expect, it } from 'vitest';
import { readingOf } from './testing.ts';

it.each([
  [
    'lightup/6/6/. . # . . . /. # 4 # . . /. . # . 2 # /+ 0 . . # . /# + . 1 . . /. . . # . . /',
    'akari/6/6/nekcakbl',
  ],
  [
    'shakashaka/6/6/2 . . . 1 . /. . . 3 . . /. . 4 . . . /5 . . . . . /. . . . . . /. . . 1 . . /. 5 4 + . + /5 . 3 . 5 4 /2 3 . 5 . 3 /. 5 4 2 3 . /5 . 3 + 5 4 /2 3 + . 2 3 /',
    'shakashaka/6/6/cgbhdheg.tb',
  ],
  [
    'mines/5/5/. 2 . . . /. . . . 1 /3 . . . . /. . 1 3 . /0 . . . . /. . + . . /# # + . . /. # + + # /+ + . . # /. + + + # /',
    'mines/5/5/g2m13l13g0j',
  ],
  [
    'nurikabe/5/5/. 5 # # . /. # 2 . # /. # # # # /. # 1 . . /# . - 3 . /',
    'nurikabe/5/5/g5k2o1j.3g',
  ],
  [
    'cave/6/6/. 3 . . . . /. . . . . . /. 2 . . 3 . /. . . 11 . . /. . 3 . . . /3 . . . 2 . /# . . . # # /# # # . # # /# . # . . # /. . . . . . /. # . . # # /. # # . . # /',
    'cave/6/6/g3q2h3jbj3i3i2g',
  ],
  [
    'gokigen/4/4/. . . 0 . /. 4 . . . /2 . . . 2 /. . . . . /. 1 . 0 . /1 2 1 2 /2 1 1 1 /1 1 2 2 /2 2 2 1 /',
    'gokigen/4/4/iaegcgcj6a',
  ],
  [
    'creek/6/6/. 0 . . . 0 . /. . . . 2 . . /. . 2 2 . . . /1 . . 1 . 2 . /1 . 4 . 3 . . /. . . . . . . /. . . . . . . /. + + + + . /. # # # # + /. + + + # + /# # # + # + /. # # # # + /. . + + + + /',
    'creek/6/6/gagaich2cgb6769dt',
  ],
])('the file %s is read, without what was filled in', async (file, address) => {
  const read = await readingOf(`pzprv3/${file}`);
  expect(read.puzzle).toEqual((await readingOf(`https://puzz.link/p?${address}`)).puzzle);
  expect(read.leftOut).toEqual(['what was filled in']);
});

import { describe, expect, it } from 'vitest';
import { expectRefused, readingOf, textOf } from './testing.ts';

describe('loops of pzpr', () => {
  it.each([
    [
      'a Slitherlink, with a question mark that says nothing',
      'slither/4/4/d.dh2c7b',
      '3...\n3...\n.22.\n.2.1\n',
    ],
    [
      'a Masyu by its old name',
      'mashu/6/6/1063000i3000',
      '..O...\n.*..O.\n......\n...*..\n.O....\n......\n',
    ],
  ])('%s is read from its address', async (_, address, text) => {
    const [, read] = await textOf(`https://puzz.link/p?${address}`);
    expect(read).toBe(text);
  });

  it.each([
    [
      'slither/2/2/3 . /. 1 /0 0 /0 0 /0 0 /0 0 0 /0 0 0 /',
      'Slitherlink with width 2 is not here; 4 to 30 are',
    ],
    ['masyu/4/4/. . 3 . /. . . . /. . . . /. . . . /', 'A cell has the number 3; 1 to 2 wanted'],
    ['slither/4/4/. . 4 . /. . . . /. . . . /. . . . /', 'A cell has the number 4; 0 to 3 wanted'],
    [
      'slither/4/4/. . . . /. . . . /. . . . /',
      'Some of this file’s lines are missing or too short',
    ],
  ])('the file %s is refused', async (file, why) => {
    await expectRefused(`pzprv3/${file}`, new RegExp(why));
  });

  it('a file is read without what was drawn', async () => {
    const clues = '. . . . /3 . . . /. 2 2 . /. 2 . 1 /';
    const none =
      '0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /';
    const blank = await readingOf(`pzprv3/slither/4/4/${clues}${none}`);
    const drawn = await readingOf(`pzprv3/slither/4/4/${clues}${none.replace('0', '-1')}`);
    expect(drawn.puzzle).toEqual(blank.puzzle);
    expect(blank.leftOut).toEqual([]);
    expect(drawn.leftOut).toEqual(['what was filled in']);
  });

  it.each([
    ['slither/5/5/i93h2h3h3i', /ends early: it has 18 of 25 cells/],
    ['masyu/5/5/00z000000', /has "z" where circles are wanted/],
    ['masyu/5/5/0000', /ends early: it has 12 of 25 cells/],
  ])('the address %s is refused', async (address, why) => {
    await expectRefused(`https://puzz.link/p?${address}`, why);
  });

  it.each([
    ['Loopy:4x4t0:d3c4', /has "4" where small letters, 0, 1, 2, 3 are wanted/],
    ['Loopy:4x4t3:d3d', /another grid than that of squares/],
    ['Pearl:4x4:aBaW', /has 4 cells, 16 wanted/],
  ])('the game ID %s is refused', async (id, why) => {
    await expectRefused(id, why);
  });
});

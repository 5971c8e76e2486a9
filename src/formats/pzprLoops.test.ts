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
      'Slitherlink with width 2 is not here; 4 to 60 are',
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

  const sides = (rows: number, width: number): string => `${'0 '.repeat(width)}/`.repeat(rows);
  const drawable = {
    Slitherlink: `slither/4/4/. . . . /3 . . . /. 2 2 . /. 2 . 1 /|${sides(4, 5)}${sides(5, 4)}`,
    'Slitherlink with tints':
      `slither/4/4/. . . . /3 . . . /. 2 2 . /. 2 . 1 /${'. . . . /'.repeat(4)}|` +
      `${sides(4, 5)}${sides(5, 4)}`,
    Masyu: `mashu/4/4/. . . . /. 1 . . /. . . . /. . . 2 /|${sides(4, 3)}${sides(3, 4)}`,
  };

  it.each(Object.entries(drawable))(
    'a file of %s says that lines are left out if any are drawn',
    async (_, file) => {
      const [clues = '', none = ''] = file.split('|');
      const blank = await readingOf(`pzprv3.1/${clues}${none}`);
      expect(blank.leftOut).toEqual([]);
      for (const drawn of [
        none.replace('0', '1'),
        none.replace('0', '-1'),
        none.replace(/0 \/$/, '-1 /'),
      ]) {
        const reading = await readingOf(`pzprv3.1/${clues}${drawn}`);
        expect(reading.puzzle).toEqual(blank.puzzle);
        expect(reading.leftOut).toEqual(['what was filled in']);
      }
    },
  );

  it('a file whose cells are tinted says that they are left out', async () => {
    const file = drawable['Slitherlink with tints'].replace('/. . . . /|', '/. 2 . . /|');
    const tinted = await readingOf(`pzprv3.1/${file.replace('|', '')}`);
    expect(tinted.leftOut).toEqual(['what was filled in']);
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

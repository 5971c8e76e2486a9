import { describe, expect, it } from 'vitest';
import { expectRefused, readingOf, textOf } from './testing.ts';

const GRID = '. . . . 3 .\n5 6 . . 6 .\n. . . . . .\n. . . . . .\n. 6 . . 2 3\n. 5 . . . .\n';
const CELLS = '. . . . 3 . /5 6 . . 6 . /. . . . . . /. . . . . . /. 6 . . 2 3 /. 5 . . . . /';
const SIDES = `${'0 0 0 0 0 /'.repeat(6)}${'0 0 0 0 0 0 /'.repeat(5)}`;

describe('Shikaku of other programs', () => {
  it.each([
    ['an address of pzpr', 'https://puzz.link/p?shikaku/6/6/j3g56h6t6h23g5j'],
    ['a file of pzpr', `pzprv3/shikaku/6/6/${CELLS}${SIDES}`],
    ['Rectangles of Simon Tatham’s collection', 'Rectangles:6x6:d3a5_6b6n6b2_3a5d'],
  ])('is read from %s', async (_, text) => {
    expect(await textOf(text)).toEqual(['shikaku', GRID]);
  });

  it.each(['https://puzz.link/p?shikaku/12/12/-90zzzzzzzi', 'Rectangles:12x12:144zzzzzm'])(
    'keeps numbers beyond 99: %s',
    async (text) => {
      const { puzzle } = await readingOf(text);
      expect(puzzle.siteClues[0]).toEqual([144]);
    },
  );

  it('keeps numbers that are not known', async () => {
    const { puzzle } = await readingOf('https://puzz.link/p?shikaku/6/6/s66j4.g8n4h4g');
    expect(puzzle.siteClues[20]).toEqual([0]);
  });

  it('says that lines are left out if any are drawn', async () => {
    const { leftOut } = await readingOf(`pzprv3/shikaku/6/6/${CELLS}${SIDES.replace('0', '-1')}`);
    expect(leftOut).toEqual(['what was filled in']);
  });

  it.each([
    ['https://puzz.link/p?shikaku/6/6/j3g5', 'The address ends early: 29 of its 36 cells'],
    ['https://puzz.link/p?shikaku/6/6/j+3e8g56h6t6h23g5j', 'has 1000; 0 to 999 wanted'],
    ['Rectangles:6x6:d3a5_6b6n6b2_3a5c', 'It has 35 cells, 36 wanted'],
  ])('%s is refused', async (text, why) => {
    await expectRefused(text, new RegExp(why));
  });
});

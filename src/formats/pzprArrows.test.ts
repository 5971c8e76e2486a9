import { describe, expect, it } from 'vitest';
import { expectRefused, textOf } from './testing.ts';

describe('arrows of pzpr', () => {
  it.each([
    ['yajilin/3/3/a22c0.b41', '.  2v .\n.  .  ?\n.  .  1>\n'],
    // With borders around clues, two digits, three of them, and a number without an arrow.
    ['yajirin/b/3/3/910-101002f', '16> 16^ ?\n.   .   .\n.   .   .\n'],
    ['yajilin/3/3/03h', '? . .\n. . .\n. . .\n'],
  ])('%s is read', async (address, text) => {
    const [, read] = await textOf(`https://puzz.link/p?${address}`);
    expect(read).toBe(text);
  });

  it('a file is read, and what was drawn is left out', async () => {
    const [, read] = await textOf(
      'pzprv3/yajilin/3/3/. . . /. 3,1 . /2,- . . /. # . /. . . /. . . /1 0 /0 0 /0 0 /0 0 0 /0 0 0 /',
    );
    expect(read).toBe('.  .  .\n.  1< .\n?  .  .\n');
  });

  it.each([
    ['yajilin/3/3/a2', 'has "2" where an arrow or a gap is wanted'],
    ['yajilin/3/3/a22', 'ends early: 7 of its 9 cells are missing'],
    ['yajilin/3/3/733g', 'An arrow has a number above 50'],
  ])('%s is refused', async (address, why) => {
    await expectRefused(`https://puzz.link/p?${address}`, new RegExp(why));
  });
});

import { describe, expect, it } from 'vitest';
import { readMarked, writeMarked } from './marks1.ts';
import { expectRefused, readingOf, textOf } from './testing.ts';
import fc from 'fast-check';

describe('Tents of other programs', () => {
  it('are read from an address of pzpr', async () => {
    expect(await textOf('https://puzz.link/p?tents/5/5/2g0h1i1j82323')).toEqual([
      'tents',
      '..T..\n.....\n.T..T\n...T.\n.T...\n1,?,?,?,1,2,?,0,?,?\n',
    ]);
  });

  const rows = (cells: string): string =>
    `pzprv3/tents/4/4/. 2 . 0 c1 /1 . . 1 ${cells} /. . . . . /. . 1 . . /. . . . 1 /`;
  const none = `${'0 0 0 /'.repeat(4)}${'0 0 0 0 /'.repeat(3)}`;

  it('are read from a file of pzpr, which says what was filled in', async () => {
    const { puzzle, leftOut } = await readingOf(rows('.') + none);
    expect(puzzle.siteClues.map((clue) => clue?.[0] ?? '?').join('')).toBe('1???2?01');
    expect(leftOut).toEqual([]);
    const played = await readingOf(rows('A') + none);
    expect(played.puzzle).toEqual(puzzle);
    expect(played.leftOut).toEqual(['what was filled in']);
    const drawn = await readingOf(rows('.') + none.replace('0', '-1'));
    expect(drawn.leftOut).toEqual(['what was filled in']);
  });

  it.each([
    ['https://puzz.link/p?tents/5/5/2g0h1i1', 'The address ends early: 25 of its 25 cells'],
    ['https://puzz.link/p?tents/5/5/2g0h1i1*', 'The address has "\\*" where a cell is wanted'],
    ['Tents:4x4:dbha,1,1,0,1,1,1,0,1', 'It has 18 cells, 16 wanted'],
    ['Tents:4x4:dbfa,1,1,0,1,1,1,0', 'It has 7 counts, 8 wanted'],
    ['Tents:4x4:dbhc!a,1,1,0,1,1,1,0,1', 'It has tents of its author, which are not held here'],
  ])('%s is refused', async (text, why) => {
    await expectRefused(text, new RegExp(why));
  });
});

it('cells with a mark are read as they are written', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 120 }), (marks) => {
      expect(readMarked(writeMarked(marks), marks.length)).toEqual({ ok: true, value: marks });
    }),
  );
});

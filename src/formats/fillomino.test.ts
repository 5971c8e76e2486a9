import { describe, expect, it } from 'vitest';
import { fillomino } from '#puzzles/fillomino/index.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { expectRefused, readingOf, textOf } from './testing.ts';
import { fillingId, FILLOMINO_CODEC } from './fillomino.ts';

const GRID = '. . 4 . . .\n. 5 3 . 2 .\n. . . . 5 2\n3 3 . . . .\n. 2 . 1 4 .\n. . . 3 . .\n';
const CELLS = '. . 4 . . . /. 5 3 . 2 . /. . . . 5 2 /3 3 . . . . /. 2 . 1 4 . /. . . 3 . . /';
const OPEN = '. . . . . . /'.repeat(6);
const SIDES = `${'0 0 0 0 0 /'.repeat(6)}${'0 0 0 0 0 0 /'.repeat(5)}`;

const puzzleOf = (text: string) => {
  const read = readPuzzle(fillomino, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
};

describe('Fillomino of other programs', () => {
  it.each([
    ['an address of pzpr', 'https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h'],
    ['a file of pzpr', `pzprv3/fillomino/6/6/${CELLS}${OPEN}${SIDES}`],
    ['Filling of Simon Tatham’s collection', 'Filling:6x6:b4d53a2e5233e2a14d3b'],
  ])('is read from %s', async (_, text) => {
    expect(await textOf(text)).toEqual(['fillomino', GRID]);
  });

  it('takes a number that is not known for an open cell, and lines that are all noughts for none', async () => {
    const { puzzle } = await readingOf('https://puzz.link/p?fillomino/3/3/1.n000000000000');
    expect(puzzle.givens).toEqual([1, ...Array.from({ length: 8 }, () => undefined)]);
  });

  it('says that what a player filled in is left out', async () => {
    const played = `pzprv3/fillomino/6/6/${CELLS}${OPEN.replace('.', '5')}${SIDES}`;
    expect((await readingOf(played)).leftOut).toEqual(['what was filled in']);
  });

  it.each([
    ['https://puzz.link/p?fillomino/6/6/h4j5', 'The address ends early'],
    ['https://puzz.link/p?fillomino/6/6/h-25j53g2k5233k2g14j3h', 'has the number 37; 1 to 36'],
    ['https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h8', 'It has lines between groups'],
    [`pzprv3/fillomino/6/6/t/${CELLS}${OPEN}${SIDES}`, 'Its groups may not be large'],
    [`pzprv3/fillomino/6/6/${CELLS}${OPEN}${SIDES.replace('0', 'X')}`, 'lines between groups'],
    ['Filling:6x6:b4d53a2e5233e2a14d3a', 'It has 35 cells, 36 wanted'],
  ])('%s is refused', async (text, why) => {
    await expectRefused(text, new RegExp(why));
  });

  it('is written as an address and as a game ID, which has no number above 9', () => {
    const puzzle = puzzleOf(GRID);
    expect(FILLOMINO_CODEC.writeBody(puzzle, 6, 6)).toMatchObject({
      value: 'h4j53g2k5233k2g14j3h',
    });
    expect(fillingId(puzzle)).toMatchObject({ value: '6x6:b4d53a2e5233e2a14d3b' });
    expect(fillingId(puzzleOf('10 . . .\n. . . .\n. . . .\n')).ok).toBe(false);
  });
});

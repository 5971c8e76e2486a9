import { describe, expect, it } from 'vitest';
import { readClue } from '#puzzle/site.ts';
import { TARGET_SLOT } from '#puzzle/target.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { kenken } from './index.ts';

const example = exampleOf(kenken, 'A KenKen of six, as Wikipedia shows it');
const OPEN = '.,.,.,.\n';

describe('KenKen', () => {
  it('breaks the lines and the cage of a cell that is changed', () => {
    expect(brokenLabels(kenken, example, damagedSolution(example, [0, 6]))).toEqual([
      'row 1',
      'column 1',
      'cage a',
    ]);
  });

  it.each([
    ['24×', '24*'],
    ['24 x', '24*'],
    ['3−', '3-'],
    ['3:', '3/'],
    ['9999+', '9999+'],
    ['5', '5'],
  ])('reads %j in a corner', (typed, written) => {
    const site = { at: 'area', area: 0, x: 0, y: 0, words: 'cage a', slot: TARGET_SLOT } as const;
    const read = readClue(site, typed);
    const clue = 'clue' in read ? read.clue : undefined;
    const puzzle = readPuzzle(kenken, `a,a,.,.\n${OPEN.repeat(3)}?\n`);
    if (!puzzle.ok) throw new Error(puzzle.problem.reason);
    expect(writePuzzle(kenken, { ...puzzle.value, siteClues: [clue] })).toContain(`\n${written}\n`);
  });

  it.each(['0+', '10000', '3%', '-3', '3++'])('refuses %j in a corner', (typed) => {
    const site = { at: 'area', area: 0, x: 0, y: 0, words: 'cage a', slot: TARGET_SLOT } as const;
    expect(readClue(site, typed)).toEqual({
      reason: `cage a has "${typed}"; a number and +, −, × or ÷ wanted`,
    });
  });

  it.each([
    ['a,a\n', 'Line 1 has 2 cells; KenKen has 3 to 9.'],
    [OPEN, 'There is 1 row; 4 wanted.'],
    [`a,a,.,.\n${OPEN.repeat(3)}`, 'Line 4 has 0 clues, 1 wanted, divided by commas.'],
    [
      `a,a,.,.\n${OPEN.repeat(3)}3%\n`,
      'Line 5 is wrong: cage a has "3%"; a number and +, −, × or ÷ wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(kenken, text)).toBe(sentence);
  });

  it.each([
    [`a,a,.,.\n${OPEN.repeat(3)}7*\n`, 'Cage a cannot make 7 with digits of 1 to 4'],
    [`a,a,a,.\n${OPEN.repeat(3)}1-\n`, 'Cage a has a difference of 3 cells, two wanted'],
    [`a,a,.,.\n${OPEN.repeat(3)}9999*\n`, 'Cage a cannot make 9999 with digits of 1 to 4'],
  ])('complains at first sight about %j', (text, sentence) => {
    const read = readPuzzle(kenken, text);
    const found = read.ok ? kenken.complaints?.(read.value) : [];
    expect(found?.map((complaint) => complaint.sentence)).toEqual([sentence]);
  });
});

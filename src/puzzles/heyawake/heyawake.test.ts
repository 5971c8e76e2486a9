import { describe, expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { heyawake } from './index.ts';

const example = exampleOf(heyawake, 'A first Heyawake');

describe('Heyawake', () => {
  it('breaks the number of its room, and the lines through a cell that is left blank', () => {
    expect(brokenLabels(heyawake, example, damagedSolution(example, [14, 0]))).toEqual([
      'region d',
      'lines of blank cells',
    ]);
  });

  it('breaks neighbours, and the blank cells that a shaded one cuts off', () => {
    expect(brokenLabels(heyawake, example, damagedSolution(example, [1, 1]))).toEqual([
      'region a',
      'neighbouring shaded cells',
    ]);
    // The cell above the shaded corner: nothing else is left of its room's way out.
    expect(brokenLabels(heyawake, example, damagedSolution(example, [24, 1]))).toEqual([
      'region g',
      'neighbouring shaded cells',
      'blank cells',
    ]);
  });

  it('is read as it is written before any room is drawn, and when some are', () => {
    const empty = emptyPuzzle(heyawake, { width: 4, height: 5 });
    for (const areas of [empty.areas, empty.areas.with(3, 0), empty.areas.with(19, 0)]) {
      const siteClues = areas.includes(0) ? [undefined] : [];
      const puzzle = { ...empty, areas, siteClues };
      const read = readPuzzle(heyawake, writePuzzle(heyawake, puzzle));
      expect(read.ok && read.value).toEqual(puzzle);
    }
  });

  it('says at once that a room has too few cells for its number', () => {
    const read = readPuzzle(heyawake, 'a,a,b\na,a,b\nc,c,c\n5,?,?\n');
    const complaints = read.ok ? heyawake.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that region a has five shaded cells',
    ]);
  });

  it.each([
    ['a,a\nb,b\n', 'Line 1 has 2 cells; Heyawake has 3 to 60.'],
    ['a,a,a\nb,b,b\nc,c,c\n1,2\n', 'Line 4 has 2 clues, 3 wanted, divided by commas.'],
    ['a,a,a\nb,b,b\nc,c,c\n1,x,?\n', 'Line 4 is wrong: region b has "x"; 0 to 99 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(heyawake, text)).toBe(sentence);
  });
});

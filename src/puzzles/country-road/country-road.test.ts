import { describe, expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { countryRoad } from './index.ts';

const example = exampleOf(countryRoad, 'The example of pzprjs, five by five');

const valuesOf = (lines: string): readonly number[] => lines.trim().split(/\s+/).map(Number);

/** What is wrong with a board from the start. */
function complaintsAbout(text: string) {
  const read = readPuzzle(countryRoad, text);
  return read.ok ? (countryRoad.complaints?.(read.value) ?? []) : [];
}

describe('Country Road', () => {
  it('breaks the cells at which a line ends', () => {
    expect(brokenLabels(countryRoad, example, damagedSolution(example, [2, 0]))).toEqual([
      'row 1, column 3',
      'row 1, column 4',
    ]);
  });

  it('breaks the borders of regions that the loop visits twice, or never', () => {
    const loop = valuesOf(`
      0 1 1 0
      0 1 0 1 0
      0 0 0 0
      0 1 0 1 0
      1 0 0 0
      1 0 0 1 0
      0 0 0 0
      1 0 0 1 0
      1 1 1 0`);
    expect(brokenLabels(countryRoad, example, loop)).toEqual([
      'the border of region c',
      'the border of region e',
      'the 1 in region d',
      'row 2, column 3 or row 3, column 3',
      'row 3, column 3 or row 4, column 3',
      'row 3, column 5 or row 4, column 5',
    ]);
  });

  it('breaks two cells across a border that the loop leaves out', () => {
    const loop = valuesOf(`
      0 0 1 1
      0 0 1 0 1
      1 1 0 0
      1 0 0 0 1
      1 1 0 0
      0 0 1 0 1
      0 1 0 1
      0 1 0 1 0
      0 1 1 0`);
    expect(brokenLabels(countryRoad, example, loop)).toEqual([
      'row 2, column 4 or row 3, column 4',
    ]);
  });

  it('is read as it is written before any region is drawn, and when some are', () => {
    const empty = emptyPuzzle(countryRoad, { width: 4, height: 5 });
    expect(empty.areas).toHaveLength(20);
    expect(empty.givens).toHaveLength(31);
    for (const areas of [empty.areas, empty.areas.with(3, 0), empty.areas.with(19, 0)]) {
      const siteClues = areas.includes(0) ? [undefined] : [];
      const puzzle = { ...empty, areas, siteClues };
      const read = readPuzzle(countryRoad, writePuzzle(countryRoad, puzzle));
      expect(read.ok && read.value).toEqual(puzzle);
    }
  });

  it('says at once that a region has too few cells for its number', () => {
    expect(complaintsAbout('a,a,b\na,a,b\nc,c,c\n5,?,?\n').map(({ sentence }) => sentence)).toEqual(
      ['Nothing can be entered so that the loop passes five cells of region a'],
    );
  });

  it('says which cells have no region, and shows the lines to them', () => {
    expect(complaintsAbout('a,a,b\na,a,b\n.,a,b\n?,?\n')).toEqual([
      {
        sentence: 'One cell has no region yet, such as row 3, column 1',
        cells: [7, 10],
        sites: [],
      },
    ]);
  });

  it.each([
    ['a,a\nb,b\n', 'Line 1 has 2 cells; Country Road has 3 to 40.'],
    ['a,a,a\nb,b,b\nc,c,c\n1,2\n', 'Line 4 has 2 clues, 3 wanted, divided by commas.'],
    ['a,a,a\nb,b,b\nc,c,c\n1,0,?\n', 'Line 4 is wrong: region b has 0; 1 to 99 wanted.'],
    [
      'a,a,a\nb,b1,b\nc,c,c\n1,2,?\n',
      'Line 2 has "b1" at cell 2; a region\'s name wanted, or . for none.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(countryRoad, text)).toBe(sentence);
  });
});

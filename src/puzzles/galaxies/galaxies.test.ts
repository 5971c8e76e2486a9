import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { galaxies } from './index.ts';

const example = exampleOf(
  galaxies,
  "An example of Nikoli, five by five, from Simon Tatham's collection",
);

const complaintsOf = (text: string): readonly string[] => {
  const read = readPuzzle(galaxies, text);
  const complaints = read.ok ? galaxies.complaints?.(read.value) : undefined;
  return complaints?.map(({ sentence }) => sentence) ?? [];
};

describe('Galaxies', () => {
  it('breaks the areas on both sides of a line that is missing, and the cells in them', () => {
    expect(brokenLabels(galaxies, example, damagedSolution(example, [1, 0]))).toEqual([
      'the dot at row 1, column 3',
      'the dot at rows 1 and 2, columns 1 and 2',
      'cells in areas',
    ]);
  });

  it('says at once that two dots are too near to each other', () => {
    expect(complaintsOf('@@...\n.....\n.....\n.....\n.....\n')).toEqual([
      'Nothing can be entered so that the dot at row 1, column 1 has the cells around it to itself',
      'Nothing can be entered so that the dot at row 1, columns 1 and 2 has the cells around it to itself',
      'Nothing can be entered so that each cell is in the area of one of two dots',
    ]);
  });

  it('says at once that no dot gets to some cells', () => {
    expect(complaintsOf('@....\n.....\n.....\n.....\n....@\n')).toEqual([
      'Nothing can be entered so that each cell is in the area of one of two dots',
    ]);
  });

  it.each([
    ['....\n....\n....\n', 'Line 1 has 4 characters; Galaxies has 5 to 71, an odd number.'],
    ['.....\n.....\n.....\n.....\n', 'There are 4 rows; 5 to 71, an odd number wanted.'],
    [
      '.....\n..x..\n.....\n.....\n.....\n',
      'Line 2 has "x" at character 3; @ or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(galaxies, text)).toBe(sentence);
  });
});

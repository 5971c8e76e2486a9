import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { skyscrapers } from './index.ts';

const example = exampleOf(skyscrapers, 'Skyscrapers of five storeys');
const SQUARE = '+ .... +\n. .... .\n. .... .\n. .... .\n. .... .\n+ .... +\n';

const complaints = (text: string) => {
  const read = readPuzzle(skyscrapers, text);
  return read.ok ? skyscrapers.complaints?.(read.value).map(({ sentence }) => sentence) : read;
};

describe('towers', () => {
  it('break their lines, and what these show, when one grows', () => {
    // Row 1 is 5 3 4 1 2; from the right 2 and 4 are visible, then 5.
    expect(example.solutions[0]?.slice(0, 5)).toEqual([5, 3, 4, 1, 2]);
    expect(brokenLabels(skyscrapers, example, damagedSolution(example, [4, 4]))).toEqual([
      'row 1',
      'column 5',
      'column 5 from above',
      'row 1 from the right',
    ]);
  });
});

describe('numbers that cannot be right', () => {
  it('are those of both ends that are too many together, or both 1', () => {
    expect(complaints(SQUARE)).toEqual([]);
    expect(complaints(SQUARE.replace('. .... .', '3 .... 3'))).toEqual([
      'row 1 shows 3 and 3 towers from its ends, 5 together at most',
    ]);
    expect(complaints(SQUARE.replace('. .... .', '1 .... 1'))).toEqual([
      'row 1 shows 1 and 1 towers from its ends, but the tallest is at one end only',
    ]);
  });

  it('are two of 1 at one side', () => {
    expect(complaints(SQUARE.replace('+ .... +', '+ 1.1. +'))).toEqual([
      'column 1 and column 3 both show one tower from above, but the tallest stands there once',
    ]);
  });
});

describe('the text of Skyscrapers', () => {
  it('may go without corners and spaces, and have other signs for what is open', () => {
    const read = readPuzzle(skyscrapers, '3-1-\n20_003\n.....2\n......\n......\n4 4 . .\n');
    expect(read.ok && skyscrapers.text.write(read.value)).toEqual([
      '+ 3.1. +',
      '2 .... 3',
      '. .... 2',
      '. .... .',
      '. .... .',
      '+ 44.. +',
    ]);
  });

  it.each([
    ['+ ... +\n', 'Line 1 has 3 numbers above the columns, 4 to 9 wanted.'],
    ['+ .... +\n. .... .\n', 'There are 2 lines, 6 wanted: 4 rows, and one above and below.'],
    [SQUARE.replace('. .... .', '. .... '), 'Line 2 has 5 characters, 6 wanted.'],
    [
      SQUARE.replace('. .... .', '. .5.. .'),
      'Line 2 has "5" at character 3; 1 to 4 or . for none wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(skyscrapers, text)).toBe(sentence);
  });
});

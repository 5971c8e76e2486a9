import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { magnets } from './index.ts';

const example = exampleOf(magnets, "GeeksforGeeks' example, six by five");

describe('Magnets', () => {
  it('breaks the domino of a pole that is gone, and the counts of its lines', () => {
    expect(brokenLabels(magnets, example, damagedSolution(example, [0, 0]))).toEqual([
      'region a',
      '+ of row 1',
      '+ of column 1',
      'neutral of column 1',
    ]);
  });

  it('breaks the rule of neighbours where a magnet is the other way round', () => {
    expect(brokenLabels(magnets, example, damagedSolution(example, [2, 2], [3, 1]))).toEqual([
      'neighbouring + cells',
      'neighbouring − cells',
      '+ of column 4',
      '− of column 4',
    ]);
  });

  it.each([
    ['a,a,a\nb,b,c\nd,d,c\n?,?,?,?,?,?,?,?,?,?,?,?\n', 'Region a has 3 cells, at most two wanted'],
    ['a,a,b\nc,c,b\nd,.,d\n?,?,?,?,?,?,?,?,?,?,?,?\n', 'Region d is in two pieces'],
  ])('is told that regions are no dominoes', (text, sentence) => {
    const read = readPuzzle(magnets, text);
    const complaints = read.ok ? magnets.complaints?.(read.value) : undefined;
    expect(complaints?.[0]?.sentence).toContain(sentence);
  });

  it.each([
    ['a,a\nb,b\n?,?,?,?,?,?,?,?\n', 'Line 1 has 2 cells; Magnets has 3 to 20.'],
    [
      'a,a,b\nc,c,b\nd,d,e\n4,?,?,?,?,?,?,?,?,?,?,?\n',
      'Line 4 is wrong: row 1 from the left has 4; 0 to 3 wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(magnets, text)).toBe(sentence);
  });
});

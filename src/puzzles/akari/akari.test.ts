import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { akari } from './index.ts';

const example = exampleOf(akari, 'A first Akari');

describe('Akari', () => {
  it('breaks the number and the light of a lamp that goes out', () => {
    expect(brokenLabels(akari, example, damagedSolution(example, [2, 0]))).toEqual([
      'the 4 at row 2, column 3',
      'lamps in sight',
    ]);
  });

  it('breaks the runs in which a second lamp is lit', () => {
    expect(brokenLabels(akari, example, damagedSolution(example, [5, 1]))).toEqual([
      'column 6',
      'row 1',
    ]);
  });

  it('says at once that a number has too few cells around it', () => {
    const read = readPuzzle(akari, '4...\n....\n....\n...1\n');
    const complaints = read.ok ? akari.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence, cells }) => [sentence, cells])).toEqual([
      ['Nothing can be entered so that the 4 at row 1, column 1 has four lamps', [1, 4]],
    ]);
  });

  it('draws what lamps light, up to the next black cell', () => {
    const read = readPuzzle(akari, '.B..\n....\n....\n....\n');
    if (!read.ok) throw new Error(read.problem.reason);
    const lamps = read.value.givens.map((_, cell) => (cell === 2 ? 1 : 0));
    const parts = akari.parts?.(read.value, lamps) ?? [];
    expect(parts.flatMap((part, cell) => (part === 'lit' ? [cell] : []))).toEqual([3, 6, 10, 14]);
  });

  it.each([
    ['...\n..\n...\n', 'Line 2 has 2 characters, 3 wanted.'],
    ['..\n..\n', 'Line 1 has 2 cells; Akari has 3 to 50.'],
    [
      '5..\n...\n...\n',
      'Line 1 has "5" at character 1; B, 0, 1, 2, 3, 4 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(akari, text)).toBe(sentence);
  });
});

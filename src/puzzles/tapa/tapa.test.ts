import { describe, expect, it } from 'vitest';
import { listWith } from '#puzzle/printedLists.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { tapa } from './index.ts';

const example = exampleOf(tapa, "From pzprjs' tests, five by five");

describe('Tapa', () => {
  it('breaks the clues whose runs a cell makes longer', () => {
    expect(brokenLabels(tapa, example, damagedSolution(example, [11, 1]))).toEqual([
      'the 1 1 3 at row 3, column 3',
      'the 1 3 at row 4, column 1',
      '2 by 2 squares',
    ]);
  });

  it('has the same clue for numbers in any order, question marks last', () => {
    const read = readPuzzle(tapa, '. . .\n. ?21 .\n. . .\n');
    if (!read.ok) throw new Error(read.problem.reason);
    expect(read.value.givens[4]).toBe(printedValue(listWith([1, 2, undefined]) ?? 0));
    expect(writePuzzle(tapa, read.value)).toContain('12?');
  });

  it('says at once that runs do not fit at the border', () => {
    const read = readPuzzle(tapa, '. . .\n. . .\n. . 4\n');
    const complaints = read.ok ? tapa.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the shaded cells around the 4 at row 3, column 3 are in a run of four',
    ]);
  });

  it.each([
    ['. .\n. .\n', 'Line 1 has 2 cells; Tapa has 3 to 40.'],
    [
      '. . .\n. 44 .\n. . .\n',
      'Line 2 has "44" at cell 2; lengths that fit around a cell, such as 13 or 2?, or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(tapa, text)).toBe(sentence);
  });
});

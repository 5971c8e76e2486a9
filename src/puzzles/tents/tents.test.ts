import { describe, expect, it } from 'vitest';
import { buildModel } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { tents } from './index.ts';

const example = exampleOf(tents, "From pzprjs' tests, five by five");

describe('Tents', () => {
  it('breaks the count of a line and the pair of a tree whose tent is gone', () => {
    expect(brokenLabels(tents, example, damagedSolution(example, [1, 0]))).toEqual([
      'the tree at row 1, column 3',
      'row 1',
    ]);
  });

  it('has one claim for trees that share places for tents, and one for each other tree', () => {
    const labels = buildModel(tents, example.puzzle).claims.map(({ label }) => label);
    expect(labels.filter((label) => label.includes('tree'))).toEqual([
      'the tree at row 1, column 3',
      'trees near row 3, column 2',
      'trees near row 3, column 5',
      'tents without a tree',
    ]);
  });

  it('says at once that a tree has no place for a tent', () => {
    const read = readPuzzle(tents, 'TT..\nT...\n....\n....\n?,?,?,?,?,?,?,?\n');
    const complaints = read.ok ? tents.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the tree at row 1, column 1 has just one tent beside it',
    ]);
  });

  it.each([
    ['T...\n...\n....\n....\n?\n', 'Line 2 has 3 characters, 4 wanted.'],
    [
      'T..x\n....\n....\n....\n?\n',
      'Line 1 has "x" at character 4; T or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(tents, text)).toBe(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { blameCells, judgeModel } from '#logic/model.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { kurosu } from './index.ts';

/** The puzzle published with the rules. Cell 10 is in row 2, column 5, and is O. */
const seed = exampleOf(kurosu, 'Daily Mail, 1 June 2018');
const takuzu = exampleOf(kurosu, 'A Takuzu, where no two lines are alike');

describe('the solution to the seed’s Kurosu', () => {
  it('breaks the row and the column of V10 when that is made an X', () => {
    const damaged = damagedSolution(seed, [10, 1]);
    const broken = brokenLabels(kurosu, seed, damaged);
    expect(broken).toContain('row 2');
    expect(broken).toContain('column 5');
    expect(broken.every((label) => /^(row 2|column 5)\b/.test(label))).toBe(true);
  });

  it('breaks every rule of that row and column when V10 is the illegal 2', () => {
    const damaged = damagedSolution(seed, [10, 2]);
    expect(brokenLabels(kurosu, seed, damaged)).toEqual([
      'row 2',
      'column 5',
      'row 2, no three alike',
      'column 5, no three alike',
    ]);
    const model = buildModel(kurosu, seed.puzzle);
    const row = model.claims.find((claim) => claim.label === 'row 2');
    expect(row && blameCells(model, row, damaged)).toEqual([10]);
  });
});

describe('the option no-two-alike', () => {
  it('adds one claim for the rows and one for the columns', () => {
    const without = buildModel(
      kurosu,
      emptyPuzzle(kurosu, { width: 6, height: 6, noTwoAlike: false }),
    ).claims;
    const added = buildModel(
      kurosu,
      emptyPuzzle(kurosu, { width: 6, height: 6, noTwoAlike: true }),
    ).claims.slice(without.length);
    expect(added.map((claim) => claim.sentence)).toEqual([
      'no two rows are alike',
      'no two columns are alike',
    ]);
  });

  it('is complained of where there are more lines than ways to fill one', () => {
    const complaints = (width: number, height: number) =>
      kurosu
        .complaints?.(emptyPuzzle(kurosu, { width, height, noTwoAlike: true }))
        .map(({ sentence }) => sentence);
    expect(complaints(6, 6)).toEqual([]);
    expect(complaints(4, 8)).toEqual([
      '8 rows of 4 cells cannot all differ: there are 6 ways to fill one',
    ]);
    expect(complaints(16, 6)).toEqual([
      '16 columns of 6 cells cannot all differ: there are 14 ways to fill one',
    ]);
  });

  it('is in the text, before the grid', () => {
    expect(takuzu.text.split('\n')[1]).toBe('#option no-two-alike');
    expect(takuzu.puzzle.parameters).toEqual({ width: 6, height: 6, noTwoAlike: true });
  });

  it('forbids a filling that has two rows alike and breaks nothing else', () => {
    // Rows 1 and 4 are alike, and no two columns are.
    const rows = ['001101', '110010', '010011', '001101', '110100', '101010'];
    const values = [...rows.join('')].map(Number);
    const plain = buildModel(
      kurosu,
      emptyPuzzle(kurosu, { width: 6, height: 6, noTwoAlike: false }),
    );
    expect(judgeModel(plain, values)).toBe('holds');
    expect(brokenLabels(kurosu, takuzu, values)).toEqual(['rows']);
  });
});

describe('the text of a Kurosu', () => {
  it('may be wider than it is tall', () => {
    const read = readPuzzle(kurosu, '......\n.1..0.\n......\n......\n');
    expect(read.ok && read.value.parameters).toEqual({ width: 6, height: 4, noTwoAlike: false });
  });

  it('may have the letters that the page shows', () => {
    const read = readPuzzle(kurosu, '..x.\n.O..\n....\nX...\n');
    expect(read.ok && writePuzzle(kurosu, read.value)).toBe('..1.\n.0..\n....\n1...\n');
  });

  it.each([
    ['.....\n', 'Line 1 has 5 characters; a Kurosu has an even number of 4 to 30.'],
    [
      '....\n.2..\n....\n....\n',
      'Line 2 has "2" at character 2; 0, 1 or . for an open cell wanted.',
    ],
    ['......\n', 'There is 1 line; a Kurosu has an even number of 4 to 30.'],
    ['......\n'.repeat(5), 'There are 5 lines, 6 wanted.'],
    ['....\n....\n.....\n....\n', 'Line 3 has 5 characters, 4 wanted.'],
    [
      '#option alike\n....\n',
      'Line 1 asks for the option "alike", which this puzzle does not have.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(kurosu, text)).toBe(sentence);
  });
});

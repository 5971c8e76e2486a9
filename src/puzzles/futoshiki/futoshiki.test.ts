import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { futoshiki } from './index.ts';

const example = exampleOf(futoshiki, 'A Futoshiki of five');
const SQUARE = '.-.-.-.\n----\n.-.-.-.\n----\n.-.-.-.\n----\n.-.-.-.\n';

describe('Futoshiki', () => {
  it('breaks the lines and the signs of a cell that is changed', () => {
    expect(example.solutions[0]?.slice(0, 2)).toEqual([4, 1]);
    expect(brokenLabels(futoshiki, example, damagedSolution(example, [1, 3]))).toEqual([
      'row 1',
      'column 2',
    ]);
    expect(brokenLabels(futoshiki, example, damagedSolution(example, [1, 5]))).toEqual([
      'row 1',
      'column 2',
      'sign at column 2, rows 1 and 2',
    ]);
  });

  it('reads signs as they are typed and drawn, with spaces anywhere', () => {
    const signs = (text: string) => {
      const read = readPuzzle(futoshiki, text);
      return read.ok ? read.value.siteClues.map((clue) => clue?.[0]) : read.problem;
    };
    const [first, second, ...rest] = SQUARE.split('\n');
    expect(first).toBe('.-.-.-.');
    const drawn = [`. < . > . - .`, `∧ - v V`, ...rest].join('\n');
    expect(second).toBe('----');
    expect(signs(drawn)).toEqual([
      1,
      2,
      undefined,
      1,
      undefined,
      2,
      2,
      ...Array(17).fill(undefined),
    ]);
  });

  it.each([
    [
      '123\n',
      'Line 1 has 3 characters; a row of 4 to 9 cells with the places between them has 7 to 17, always odd.',
    ],
    ['.-.-.-.\n----\n', 'There are 2 lines, 7 wanted.'],
    [SQUARE.replace('----', '---'), 'Line 2 has 3 characters, 4 wanted: 4 places for signs.'],
    [
      SQUARE.replace('----', '-<--'),
      'Line 2 has "<" at character 2; ^, v or - for no sign wanted.',
    ],
    [SQUARE.replace('.-', '.v'), 'Line 1 has "v" at character 2; <, > or - for no sign wanted.'],
    [
      SQUARE.replace('.', '5'),
      'Line 1 has "5" at character 1; 1 to 4 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(futoshiki, text)).toBe(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { yinYang } from './index.ts';

const example = exampleOf(yinYang, "From cspuz' tests, six by six");

describe('Yin-Yang', () => {
  it('breaks both colours where one cell cuts them off', () => {
    // In the middle of the upper row: the white cells below it lose their way, and gain none, and two runs of
    // black ones are at the border.
    expect(brokenLabels(yinYang, example, damagedSolution(example, [4, 1]))).toEqual([
      'white cells',
      'black cells along the border',
    ]);
  });

  it.each([
    ['BW\nWB\n', 'Line 1 has 2 cells; Yin-Yang has 4 to 24.'],
    [
      'B...\n.X..\n....\n....\n',
      'Line 2 has "X" at character 2; B, W or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(yinYang, text)).toBe(sentence);
  });
});

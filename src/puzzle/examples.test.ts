import { describe, expect, it } from 'vitest';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { readExamples } from './examples.ts';

const SMALL = '#Title\n2..4\n....\n.3.1\n....\n';
const SOLUTION = '2 1 3 4 3 4 1 2 4 3 2 1 1 2 4 3';

describe('reading examples', () => {
  it('divides a file into puzzles, each with its text and solutions', () => {
    const exampleText = `${SMALL}%solutions 1\n${SOLUTION}\n%%\n${SMALL}%solutions 2\n${SOLUTION}\n${SOLUTION}\n`;
    const examples = readExamples({ ...sudoku, exampleText });
    expect(examples.map((example) => example.solutionCount)).toEqual([1, 2]);
    expect(examples.map((example) => example.solutions.length)).toEqual([1, 2]);
    expect(examples[1]?.text).toBe(SMALL);
    expect(examples[1]?.solutions[1]).toEqual(SOLUTION.split(' ').map(Number));
  });

  it('takes a missing count or a puzzle that cannot be read for a bug', () => {
    expect(() => readExamples({ ...sudoku, exampleText: SMALL })).toThrow('no %solutions line');
    expect(() =>
      readExamples({ ...sudoku, exampleText: `1..\n%solutions 1\n${SOLUTION}\n` }),
    ).toThrow('An example of sudoku');
  });
});

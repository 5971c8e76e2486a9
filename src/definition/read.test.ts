import { describe, expect, it } from 'vitest';
import { LONGEST_DEFINITION } from './blocks.ts';
import { sayDefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';

/** All problems of a text as they are shown. */
function problemsOf(text: string): readonly string[] {
  const read = readDefinition(text);
  return read.ok ? [] : read.problems.map(sayDefinitionProblem);
}

const SUDOKU = ['in each row, column and box all numbers differ'];

describe('a definition', () => {
  it('is read with its name, notes and rules', () => {
    const read = readDefinition(
      'lab 1\npuzzle Latin Square\n  Leonhard Euler, 1782\nboard square 4 to 9, usually 5\nfill each cell: number 1 to the side\nclues\n  the answer in some cells\nrules\n  in each row and column\n    all numbers differ\n',
    );
    expect(read.ok && read.definition).toMatchObject({
      name: 'Latin Square',
      notes: ['Leonhard Euler, 1782'],
      board: { form: { shape: 'square', sides: [4, 5, 6, 7, 8, 9] }, usual: 5 },
      rules: [{ line: 9, text: 'in each row and column all numbers differ' }],
    });
  });

  it('may have comments, empty lines, capitals and tabs', () => {
    const text = definitionWith(['In Each ROW all numbers\tdiffer'], { board: 'square 5' });
    expect(problemsOf(`# mine\n\n${text}\n\n  # the end\n`)).toEqual([]);
  });

  it('says what can follow where a word is not known, and which word was meant', () => {
    expect(problemsOf(definitionWith(['in each row all numbers difer']))).toEqual([
      'Line 8: I read "in each row all numbers"; then "differ" can follow. You wrote "difer": did you mean "differ"?',
    ]);
  });

  it('says that a line ends too early', () => {
    expect(problemsOf(definitionWith(['in each row all numbers']))).toEqual([
      'Line 8: I read "in each row all numbers"; then "differ" or "differ and add up to its number" can follow. The line ends before.',
    ]);
  });

  it('says that nothing can follow a whole rule', () => {
    expect(problemsOf(definitionWith(['no two rows are alike always']))).toEqual([
      'Line 8: I read "no two rows are alike"; then the line could end there. You wrote "always": leave it out.',
    ]);
  });

  it('tells all problems at once, in the order of the lines', () => {
    const text = definitionWith(['in each raw all numbers differ', 'no two rows are equal'], {
      clues: ['the anser in some cells'],
    });
    expect(problemsOf(text).map((problem) => problem.slice(0, 7))).toEqual([
      'Line 6:',
      'Line 8:',
      'Line 9:',
    ]);
  });

  it('names the column at which it goes wrong', () => {
    const read = readDefinition(definitionWith(['in each raw all numbers differ']));
    expect(!read.ok && read.problems[0]?.column).toBe(11);
  });

  it.each([
    ['puzzle A\n', 'Line 1: The first line has to be "lab 1", the version of the language.'],
    ['lab 2\n', 'Line 1: The first line has to be "lab 1", the version of the language.'],
    ['lab 1\n', 'Line 1: The puzzle has no name: write "puzzle" and its name.'],
    [
      'lab 1\nrulse\n',
      'Line 2: "lab", "puzzle", "board", "fill", "clues", "rules", "option", "example" or "solution" begins a block. You wrote "rulse": did you mean "rules"?',
    ],
    [
      'x'.repeat(LONGEST_DEFINITION + 1),
      'Line 1: A definition has at most 200 lines and 8192 characters.',
    ],
  ])('says what is wrong with %.20j', (text, sentence) => {
    expect(problemsOf(text)).toContain(sentence);
  });

  it('says that the board lacks what a rule speaks of', () => {
    expect(problemsOf(definitionWith(SUDOKU, { board: 'square 4 to 9' }))).toEqual([
      'Line 8: This rule speaks of a box, but the board has none: write "board boxes 3 by 3", for example.',
    ]);
    expect(problemsOf(definitionWith(['in each cage all numbers differ']))).toEqual([
      'Line 8: This rule speaks of a cage, but the board has none: write "cages, each with a number or none, 1 to 45" under "clues", for example.',
    ]);
  });

  it('says that a rule reads a clue that is not entered', () => {
    expect(
      problemsOf(definitionWith(['in each row all numbers differ and add up to its number'])),
    ).toEqual(['Line 8: This rule speaks of a number of a row, but no such clue is entered.']);
  });

  it('says that a clue is entered of which no rule speaks', () => {
    const clues = ['a sign between neighbours: < or >'];
    expect(problemsOf(definitionWith(SUDOKU, { clues }))).toEqual([
      'Line 6: What is printed at a sign is entered, but no rule speaks of it.',
    ]);
    expect(problemsOf(definitionWith(SUDOKU, { clues: ['regions'] }))).toEqual([
      'Line 6: A region is drawn, but no rule speaks of it.',
    ]);
  });

  it('says that there is no rule', () => {
    expect(problemsOf(definitionWith([]))).toEqual([
      'Line 1: There is no rule: write "rules" and below it one on each line.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { akari } from '#puzzles/akari/index.ts';
import { battleship } from '#puzzles/battleship/index.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sayClue } from '#puzzle/clueWords.ts';
import { printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { isSameFormula } from './sameFormula.ts';
import {
  sayChecked,
  sayCompletion,
  sayConflict,
  sayFewest,
  sayReduced,
  sayRepair,
} from './sentences.ts';

describe('what a slip is called', () => {
  it.each([
    [6, 'Row 4, column 7: 6 instead of 9 leaves one solution.'],
    [undefined, 'Row 4, column 7: removing the 9 leaves exactly one solution.'],
  ])('in a cell (%s)', (value, sentence) => {
    const empty = emptyPuzzle(sudoku);
    const puzzle = { ...empty, givens: empty.givens.with(33, 9) };
    expect(sayRepair(sudoku, puzzle, { kind: 'given', cell: 33, value })).toBe(sentence);
  });

  it.each([
    [printedValue(2), 'Row 4, column 6: 2 instead of 3 leaves one solution.'],
    [WITHOUT_NUMBER, 'Row 4, column 6: removing the 3 leaves exactly one solution.'],
  ])('in a black cell (%s)', (value, sentence) => {
    const empty = emptyPuzzle(akari, { width: 7, height: 7 });
    const puzzle = { ...empty, givens: empty.givens.with(26, printedValue(3)) };
    expect(sayRepair(akari, puzzle, { kind: 'given', cell: 26, value })).toBe(sentence);
  });

  it('in a part of a ship', () => {
    const empty = emptyPuzzle(battleship);
    const puzzle = { ...empty, givens: empty.givens.with(0, 3) };
    expect(sayRepair(battleship, puzzle, { kind: 'given', cell: 0, value: 4 })).toBe(
      'Row 1, column 1: the right end of a ship instead of the left end of a ship leaves one solution.',
    );
  });

  it.each([
    [[4, 2], 'Row 3: 4 2 instead of 2 4 leaves one solution.'],
    [undefined, 'Row 3: removing the 2 4 leaves exactly one solution.'],
  ])('in the margin (%s)', (clue, sentence) => {
    const empty = emptyPuzzle(paintByNumbers);
    const puzzle = { ...empty, siteClues: empty.siteClues.with(2, [2, 4]) };
    expect(sayRepair(paintByNumbers, puzzle, { kind: 'site', site: 2, clue })).toBe(sentence);
  });

  it('in a fleet that ends too early', () => {
    const empty = emptyPuzzle(battleship, { width: 5, height: 5 });
    const puzzle = { ...empty, siteClues: empty.siteClues.with(10, [0]) };
    expect(sayRepair(battleship, puzzle, { kind: 'site', site: 11, clue: [1] })).toBe(
      'Ships of length 2: 1 instead of nothing leaves one solution.',
    );
    expect(sayClue(battleship, puzzle, { kind: 'site', site: 10 })).toBe('ships of length 1: 0');
  });
});

describe('a proof that somebody brought', () => {
  const checked = (solutions: number) =>
    ({
      kind: 'done',
      checked: { kind: 'checked', steps: 41, solutions, cells: 81 },
      milliseconds: 5,
    }) as const;

  it('is said to be of the cells that its formula names, whose title nobody checks', () => {
    expect(sayChecked(checked(1), { title: 'Sudoku: The hardest', ofBoard: 'same' })).toBe(
      'Exactly one solution in the 81 cells that it names; the file calls itself “Sudoku: The hardest”. This is the formula of the puzzle on the board. A proof of 41 steps, checked in 5 ms.',
    );
    expect(sayChecked(checked(2), { title: '', ofBoard: 'other' })).toBe(
      'Exactly 2 solutions in the 81 cells that it names. It is not the formula of the puzzle on the board. A proof of 41 steps, checked in 5 ms.',
    );
    expect(sayChecked(checked(0), { title: '', ofBoard: 'unknown' })).toBe(
      'No solution. It was not compared with the puzzle on the board, which has no checked proof. A proof of 41 steps, checked in 5 ms.',
    );
  });

  it('is of the board where the formula says the same, whatever it calls itself', () => {
    const formula = '* #variable= 1\n* A title\n* cell variables: a_1\n* a rule\n+1 a_1 >= 1 ;\n';
    const titled = formula.replace('A title', 'Another');
    expect(isSameFormula(formula, titled.replaceAll('\n', '\r\n'))).toBe(true);
    expect(isSameFormula(formula, formula.replace('+1 a_1', '+1 ~a_1'))).toBe(false);
    expect(isSameFormula(formula, formula.replace(': a_1', ':'))).toBe(false);
  });
});

describe('how many', () => {
  it('clues contradict', () => {
    expect([0, 1, 3].map((clues) => sayConflict(clues))).toEqual([
      'The rules alone cannot all be kept here, whatever the clues.',
      'This clue alone leaves no solution:',
      'These three clues contradict each other:',
    ]);
    expect(sayConflict(0, true)).toBe('With these numbers the rules cannot all be kept.');
  });

  it('givens settle it', () => {
    const one = { givens: [{ cell: 0, value: 1 }], solution: [], fewest: 'of all' } as const;
    const two = { ...one, givens: [...one.givens, ...one.givens] };
    expect(sayCompletion(one, true)).toBe('One more given leaves one solution:');
    expect(sayCompletion(two, false)).toBe('Two more known cells leave one solution:');
    expect(sayFewest(one)).toBe('');
    expect(sayFewest(two)).toBe('No fewer will do.');
  });

  it('givens were taken away', () => {
    expect(sayReduced(1, 20)).toMatch(/^One given taken away, 20 left/);
    expect(sayReduced(12, 24)).toMatch(/^12 givens taken away, 24 left/);
  });
});

import { describe, expect, it } from 'vitest';
import { standardParameters } from '#puzzle/parameters.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { boardRules } from '#puzzle/ruleTerms.ts';
import { slotValues } from '#puzzle/slot.ts';
import { parameterChoices, readRules } from './arbitrary.ts';
import { puzzleTypes } from './all.ts';
import { sudoku } from './sudoku/index.ts';

const rulesOf = (size: number) =>
  boardRules(
    sudoku.grid({ size }),
    Array.from({ length: size }, (_, at) => at + 1),
  );

describe.each(puzzleTypes)('the house rules offered for $name', (type) => {
  it('can all be read back and stand on its board together', () => {
    for (const parameters of parameterChoices(type)) {
      const rules = boardRules(type.grid(parameters), slotValues(type.slot(parameters)));
      const puzzle = emptyPuzzle(type, parameters);
      const terms = rules.map(({ term }) => term);
      const values = slotValues(type.slot(parameters));
      const houseRules = terms.flatMap((term) => readRules([term], puzzle.givens.length, values));
      expect(houseRules.every(({ text }, index) => text === terms[index])).toBe(true);
      const labels = buildModel(type, { ...puzzle, houseRules }).claims.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.slice(labels.length - rules.length)).toEqual(rules.map(({ words }) => words));
    }
  });
});

describe('the house rules of a whole board', () => {
  it('name the cells of both diagonals', () => {
    const [falling, rising] = rulesOf(4);
    expect(falling?.term).toBe('(distinct V0 V5 V10 V15)');
    expect(rising?.term).toBe('(distinct V3 V6 V9 V12)');
  });

  it('have every knight’s move once', () => {
    const knight = rulesOf(9).at(-1);
    // Each of the four downward directions fits 8 × 7 times.
    expect(knight?.term.match(/distinct/g)).toHaveLength(4 * 8 * 7);
    expect(knight?.term).toContain('(distinct V0 V11)');
    expect(knight?.term).toContain('(distinct V8 V15)');
  });

  it('are called by number when they stand there twice', () => {
    const [falling] = rulesOf(9);
    const puzzle = emptyPuzzle(sudoku, standardParameters(sudoku.parameters));
    const diagonal = falling?.term ?? '';
    const cage = '(and (distinct V0 V1) (= 9 (+ V0 V1)))';
    const terms = [diagonal, diagonal, cage, '(= 9 (+ V0 V1))', '(> V0 V1)'];
    const houseRules = readRules(terms, 81, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const claims = buildModel(sudoku, { ...puzzle, houseRules }).claims;
    expect(claims.slice(-5).map(({ label }) => label)).toEqual([
      'falling diagonal',
      'set 2',
      'cage 3',
      'cage 4',
      'house rule 5',
    ]);
    expect(claims.slice(-3, -1).map(({ sentence }) => sentence)).toEqual([
      'row 1, columns 1 and 2 add up to 9 with two different digits',
      'row 1, columns 1 and 2 add up to 9; digits may repeat',
    ]);
  });
});

describe('the picture of a house rule', () => {
  it.each([
    ['(= 9 (+ V0 V1 V9))', { kind: 'cage', cells: [0, 1, 9], label: '9' }],
    [
      '(and (distinct V0 V1 V9) (= 9 (+ V0 V1 V9)))',
      { kind: 'cage', cells: [0, 1, 9], label: '9' },
    ],
    ['(distinct V0 V1 V9)', { kind: 'cage', cells: [0, 1, 9], label: '≠' }],
    ['(distinct V20 V10 V0)', { kind: 'line', cells: [0, 10, 20] }],
    ['(> V1 V0)', { kind: 'greater', greater: 1, less: 0 }],
    ['(< V0 V9)', { kind: 'greater', greater: 9, less: 0 }],
    ['(> V0 V10)', undefined],
    ['(>= V0 V1)', undefined],
    ['(= (mod V7 2) 0)', { kind: 'even', cell: 7 }],
    ['(= (mod V7 2) 1)', { kind: 'odd', cell: 7 }],
    ['(= (mod V7 3) 1)', undefined],
    ['(or (= V0 1) (= V1 1))', undefined],
  ])('%s is drawn as it is printed elsewhere', (term, figure) => {
    const [rule] = readRules([term], 81, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rule?.figures(sudoku.grid({ size: 9 }))).toEqual(figure === undefined ? [] : [figure]);
  });
});

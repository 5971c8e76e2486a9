import { describe, expect, it } from 'vitest';
import { boardRules } from '#puzzle/houseRules.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';
import { parameterChoices, readRules } from './arbitrary.ts';
import { puzzleTypes } from './registry.ts';
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
      const assertions = terms.flatMap((term) => readRules([term], puzzle.givens.length, values));
      expect(assertions.every(({ text }, index) => text === terms[index])).toBe(true);
      const labels = buildModel(type, { ...puzzle, assertions }).claims.map(({ label }) => label);
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
    // Each of the four directions downwards fits 8 × 7 times.
    expect(knight?.term.match(/distinct/g)).toHaveLength(4 * 8 * 7);
    expect(knight?.term).toContain('(distinct V0 V11)');
    expect(knight?.term).toContain('(distinct V8 V15)');
  });

  it('are called by number when they stand there twice', () => {
    const [falling] = rulesOf(9);
    const puzzle = emptyPuzzle(sudoku, standardParameters(sudoku.parameters));
    const diagonal = falling?.term ?? '';
    const terms = [diagonal, diagonal, '(= 9 (+ V0 V1))', '(> V0 V1)'];
    const assertions = readRules(terms, 81, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const claims = buildModel(sudoku, { ...puzzle, assertions }).claims;
    expect(claims.slice(-4).map(({ label }) => label)).toEqual([
      'falling diagonal',
      'set 2',
      'cage 3',
      'house rule 4',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { readRules } from '#puzzles/arbitrary.ts';
import { writeForms } from './write.ts';

/** What each form says of a board without clues: its text, or why it cannot hold it. */
function said(id: string, parameters: object, rules: readonly string[] = []): readonly string[] {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no ${id}`);
  const empty = emptyPuzzle(type, { ...parameters });
  const values = type.slot(empty.parameters).choices.map(({ value }) => value);
  const houseRules = readRules(rules, empty.givens.length, values);
  return writeForms(type, { ...empty, houseRules }).map(({ taken }) =>
    taken.ok ? taken.value.text.slice(0, 60) : taken.problem.reason,
  );
}

describe('a form that cannot hold a puzzle', () => {
  it.each([
    ['sudoku', { size: 8 }, [], /^draws other boxes in a Sudoku of 8$/],
    ['sudoku', { size: 9 }, ['(= V0 V1)'], /^has no house rules, and this puzzle has some$/],
    ['battleship', { width: 5, height: 5 }, [], /^wants the whole fleet/],
    ['paint-by-numbers', { width: 5, height: 5 }, [], /^wants every clue/],
    ['off-by-one-sums', { size: 3, digits: 3, exact: false }, [], /^has exact sums only/],
    ['suguru', { width: 3, height: 3 }, [], /^wants a region for every cell$/],
    ['kurosu', { width: 6, height: 4, noTwoAlike: false }, [], /^has no side below 6$/],
  ])('says why: %s %j %j', (id, parameters, rules, reason) => {
    expect(said(id, parameters, rules)[0]).toMatch(reason);
  });

  it('is f-puzzles for a rule that it has no name for, and for 25 cells a side', () => {
    expect(said('sudoku', { size: 9 }, ['(= V0 V1)'])[2]).toBe(
      'has no such house rule as (= V0 V1)',
    );
    expect(said('sudoku', { size: 25 })[2]).toBe('has at most 16 cells a side');
  });

  it('is every one for types that no other program here has', () => {
    expect(said('sujiko', { suko: false })).toEqual([]);
    expect(said('number-workout', {})).toEqual([]);
  });
});

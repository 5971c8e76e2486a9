import { describe, expect, it } from 'vitest';
import { gradesOffered } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { recipeOfDay } from './ofDay.ts';

describe('the puzzle of a day', () => {
  it('has the date as its number, in the first century of them too', () => {
    expect(recipeOfDay(sudoku, new Date(2026, 10, 29, 23, 59)).seed).toBe(261_129);
    expect(recipeOfDay(sudoku, new Date(2100, 0, 1)).seed).toBe(101);
    expect(recipeOfDay(sudoku, new Date(2099, 11, 31)).seed).toBe(991_231);
  });

  it('is easier on Mondays than on Fridays, and hardest on Sundays', () => {
    const grades = [30, 1, 2, 3, 4, 5, 6].map(
      (day) => recipeOfDay(sudoku, new Date(2026, day === 30 ? 10 : 11, day)).grade,
    );
    expect(grades).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'fiendish']);
  });

  it('is never harder than what its type offers', () => {
    for (const type of puzzleTypes) {
      const { grade, parameters } = recipeOfDay(type, new Date(2026, 10, 29));
      expect(gradesOffered(gradingOf(type, { parameters }))).toContain(grade);
    }
  });
});

import { GRADES, gradesOffered } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Recipe } from './recipe.ts';

/** By the day of the week, from Sunday on: as in newspapers, Monday is the easiest. */
const GRADE_OF_DAY = [3, 0, 0, 1, 1, 2, 2] as const;

/**
 * The recipe of a type's puzzle of a day, the same for everybody: its number is the date, 261129 for
 * 29 November 2026, and its grade that of the weekday, as far as the type has it. The date is the
 * reader's own.
 */
export function recipeOfDay(type: PuzzleType, date: Date): Recipe {
  const parameters = standardParameters(type.parameters);
  const offered = gradesOffered(gradingOf(type, { parameters }));
  const wanted = GRADE_OF_DAY[date.getDay()] ?? 0;
  const year = date.getFullYear() % 100;
  return {
    parameters,
    seed: 10_000 * year + 100 * (date.getMonth() + 1) + date.getDate(),
    grade: offered[Math.min(wanted, offered.length - 1)] ?? GRADES[0],
    symmetry: 'none',
    minimal: false,
    givens: undefined,
  };
}

/** The scale of difficulty in four words, easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'fiendish'] as const;

export type Grade = (typeof GRADES)[number];

/**
 * The first number of each word but the first, on the scale of `gradePuzzle`. Set by hand on
 * puzzles that newspapers and collectors call so: a newspaper Sudoku has some 39, the hardest known
 * ones 160 to 370.
 */
const STEPS = [40, 80, 160];

/** The word for a number on the scale. */
export const gradeOf = (number: number): Grade =>
  GRADES[STEPS.filter((step) => number >= step).length] ?? 'fiendish';

/** How far a number is from a word's range, in parts of it; 0 within. */
export function distanceFrom(grade: Grade, number: number): number {
  const at = GRADES.indexOf(grade);
  const [low = 0, high = Infinity] = [STEPS[at - 1], STEPS[at]];
  if (number < low) return low / Math.max(1, number) - 1;
  return number < high ? 0 : (number + 1) / high - 1;
}

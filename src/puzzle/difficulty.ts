/** The scale of difficulty in four words, easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'fiendish'] as const;

export type Grade = (typeof GRADES)[number];

/** How a type's puzzles of one size are graded. */
export interface Grading {
  /** The first numbers of medium, of hard and of fiendish, on the scale of `ratePuzzle`. */
  readonly steps: readonly [medium: number, hard: number, fiendish: number];
  /** The hardest that new puzzles of this size come out; harder ones are not offered. */
  readonly hardest: Grade;
}

/** For types whose published puzzles nobody has rated. */
export const STANDARD_GRADING: Grading = { steps: [25, 45, 90], hardest: 'fiendish' };

/** Gradings by the most cells that each is for; a larger board is graded as the last of them says. */
export type GradingBySize = readonly (readonly [mostCells: number, grading: Grading])[];

/** How a board of so many cells is graded by such a table. */
export const gradingFor = (table: GradingBySize, cells: number): Grading =>
  (table.find(([most]) => cells <= most) ?? table.at(-1))?.[1] ?? STANDARD_GRADING;

/** The word for a number on the scale. */
export const gradeOf = (number: number, { steps }: Grading): Grade =>
  GRADES[steps.filter((step) => number >= step).length] ?? 'fiendish';

/** How far a number is from a word's range, in parts of it; 0 within. */
export function distanceFrom(grade: Grade, number: number, { steps }: Grading): number {
  const at = GRADES.indexOf(grade);
  const [low = 0, high = Infinity] = [steps[at - 1], steps[at]];
  if (number < low) return low / Math.max(1, number) - 1;
  return number < high ? 0 : (number + 1) / high - 1;
}

/** The words that new puzzles can be wanted by, easiest first. */
export const gradesOffered = ({ hardest }: Grading): readonly Grade[] =>
  GRADES.slice(0, GRADES.indexOf(hardest) + 1);

/** The four grades of difficulty, easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'fiendish'] as const;

export type Grade = (typeof GRADES)[number];

/** How a type's puzzles of one size are graded. */
export interface Grading {
  /** The least numbers of medium, hard and fiendish, on the scale of `ratePuzzle`. */
  readonly steps: readonly [medium: number, hard: number, fiendish: number];
  /** The hardest grade that new puzzles of this size reach; harder ones are not offered. */
  readonly hardest: Grade;
}

/** For types without rated published puzzles. */
export const STANDARD_GRADING: Grading = { steps: [25, 45, 90], hardest: 'fiendish' };

/** Gradings, each with the most cells that it is for; larger boards use the last one. */
export type GradingBySize = readonly (readonly [mostCells: number, grading: Grading])[];

/** The grading of a board with this many cells. */
export const gradingFor = (table: GradingBySize, cells: number): Grading =>
  (table.find(([most]) => cells <= most) ?? table.at(-1))?.[1] ?? STANDARD_GRADING;

/** The grade of a number on the scale. */
export const gradeOf = (number: number, { steps }: Grading): Grade =>
  GRADES[steps.filter((step) => number >= step).length] ?? 'fiendish';

/** The distance of a number from a grade's range, as a fraction of it; 0 inside. */
export function distanceFrom(grade: Grade, number: number, { steps }: Grading): number {
  const at = GRADES.indexOf(grade);
  const [low = 0, high = Infinity] = [steps[at - 1], steps[at]];
  if (number < low) return low / Math.max(1, number) - 1;
  return number < high ? 0 : (number + 1) / high - 1;
}

/** The grades offered for new puzzles, easiest first. */
export const gradesOffered = ({ hardest }: Grading): readonly Grade[] =>
  GRADES.slice(0, GRADES.indexOf(hardest) + 1);

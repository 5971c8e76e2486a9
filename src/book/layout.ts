import { gradeOf, GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Sheet } from './sheet.ts';

/** Page layout options. */
export interface PageLayout {
  readonly toPage: ToPage;
  /** Prints the rules in full, once a page; in a book, at the front. */
  readonly hasRules: boolean;
  /** Prints answers at the back, for puzzles with a proved unique solution. */
  readonly hasAnswers: boolean;
  /** Prints a line for a name and a date at the top of each page. */
  readonly hasNames: boolean;
  /** Prints a title page, and the puzzles by difficulty. */
  readonly isBook: boolean;
  /** The text of a book's title page; otherwise above each page, unless it is empty. */
  readonly title: string;
}

export const TO_PAGE = ['1', '2', '4', '6'] as const;

export type ToPage = (typeof TO_PAGE)[number];

/** Puzzles of one grade; those without a grade come last. */
export interface Chapter {
  readonly grade: Grade | undefined;
  readonly sheets: readonly Sheet[];
}

const gradeOfSheet = ({ type, puzzle, difficulty }: Sheet): Grade | undefined =>
  difficulty === undefined ? undefined : gradeOf(difficulty, gradingOf(type, puzzle));

/** The puzzles of a book by grade, easier ones first within each; otherwise in their order. */
export function chaptersOf(sheets: readonly Sheet[]): readonly Chapter[] {
  const easiestFirst = sheets.toSorted(
    (a, b) => (a.difficulty ?? Infinity) - (b.difficulty ?? Infinity) || 0,
  );
  return [...GRADES, undefined].flatMap((grade) => {
    const own = easiestFirst.filter((sheet) => gradeOfSheet(sheet) === grade);
    return own.length === 0 ? [] : [{ grade, sheets: own }];
  });
}

/** The types of these sheets, without duplicates, in order of appearance. */
export const typesOf = (sheets: readonly Sheet[]): readonly PuzzleType[] => [
  ...new Set(sheets.map(({ type }) => type)),
];

/** Splits a list into chunks of this size. */
export const inPieces = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  );

/** How many answers are printed side by side: fewer if boards are large. */
export function answersInRow(sheets: readonly Sheet[]): number {
  const cells = Math.max(0, ...sheets.map(({ puzzle }) => puzzle.givens.length));
  return cells <= 120 ? 4 : cells <= 450 ? 3 : 2;
}

const counted = (count: number): string => (count === 1 ? 'One puzzle' : `${count} puzzles`);

/** What is known of the puzzles about to be printed. */
export function saySheets(sheets: readonly Sheet[], looked: number): string {
  if (looked < sheets.length) return `${counted(sheets.length)}. Answers looked for: ${looked}.`;
  const without = sheets.filter(({ solution }) => solution === undefined).length;
  if (without === 0) {
    return sheets.length === 1
      ? 'One puzzle; it has one solution.'
      : `${counted(sheets.length)}; each has one solution.`;
  }
  return sheets.length === 1
    ? 'One puzzle. It is not known to have one solution, so no answer is printed.'
    : `${counted(sheets.length)}. ${without} of them ${without === 1 ? 'is' : 'are'} not known to have one solution; no answer of ${without === 1 ? 'it' : 'theirs'} is printed.`;
}

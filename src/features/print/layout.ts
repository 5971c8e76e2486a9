import { gradeOf, GRADES } from '#puzzle/difficulty.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Sheet } from '#store/asking/sheets.ts';

/** How puzzles are laid out on paper. */
export interface PageLayout {
  readonly toPage: ToPage;
  /** The rules in a line above each board; of a book, in full at the front. */
  readonly hasRules: boolean;
  /** At the back, of the puzzles that are known to have just one. */
  readonly hasAnswers: boolean;
  /** What stands on a page of its own at the front; empty where it is no book. */
  readonly title: string;
}

export const TO_PAGE = ['1', '2', '4', '6'] as const;

export type ToPage = (typeof TO_PAGE)[number];

/** Puzzles of one grade, and those without one, which come last. */
export interface Chapter {
  readonly grade: Grade | undefined;
  readonly sheets: readonly Sheet[];
}

const gradeOfSheet = ({ type, puzzle, difficulty }: Sheet): Grade | undefined =>
  difficulty === undefined ? undefined : gradeOf(difficulty, gradingOf(type, puzzle));

/** The puzzles of a book by grade, the easier ones of each first; the others keep their order. */
export function chaptersOf(sheets: readonly Sheet[]): readonly Chapter[] {
  const easiestFirst = sheets.toSorted(
    (a, b) => (a.difficulty ?? Infinity) - (b.difficulty ?? Infinity) || 0,
  );
  return [...GRADES, undefined].flatMap((grade) => {
    const own = easiestFirst.filter((sheet) => gradeOfSheet(sheet) === grade);
    return own.length === 0 ? [] : [{ grade, sheets: own }];
  });
}

/** The types in a book, each once, in the order in which they come. */
export const typesOf = (sheets: readonly Sheet[]): readonly PuzzleType[] => [
  ...new Set(sheets.map(({ type }) => type)),
];

/** A list in pieces of so many. */
export const inPieces = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  );

/** Large boards take more of a page than small ones: how many answers stand side by side. */
export function answersInRow(sheets: readonly Sheet[]): number {
  const cells = Math.max(0, ...sheets.map(({ puzzle }) => puzzle.givens.length));
  return cells <= 120 ? 4 : cells <= 450 ? 3 : 2;
}

const counted = (count: number): string => (count === 1 ? 'One puzzle' : `${count} puzzles`);

/** What is known of the puzzles that are about to be printed. */
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

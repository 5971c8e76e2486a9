import type { Solution } from '#engine/page/client.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { maker } from '#store/engine.ts';
import { cancelWithSignal } from './cancelWithSignal.ts';

/** A puzzle that is to be printed. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** Its only solution, once that is known to be the only one. */
  readonly solution?: Solution | undefined;
  /** On the scale of `gradeOf`, once it was graded. */
  readonly difficulty?: number | undefined;
}

/** How long one answer, and one grade, may take, in milliseconds; beyond, a sheet goes without. */
const ANSWER_BUDGET = 5000;
const GRADE_BUDGET = 10_000;

/**
 * Finds the answers and grades of sheets that lack them, one after the other, and hands on each sheet
 * as it is then. Ends early when `signal` says so.
 */
export async function answerSheets(
  sheets: readonly Sheet[],
  onSheet: (sheet: Sheet) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const sheet of sheets) {
    if (signal.aborted) return;
    const answered = await answer(sheet, signal);
    if (!signal.aborted) onSheet(answered);
  }
}

async function answer(sheet: Sheet, signal: AbortSignal): Promise<Sheet> {
  if (sheet.solution !== undefined && sheet.difficulty !== undefined) return sheet;
  const puzzle = { type: sheet.type.id, text: writePuzzle(sheet.type, sheet.puzzle) };
  const solution = sheet.solution ?? (await findAnswer(puzzle, signal));
  if (solution === undefined) return sheet;
  const graded = await cancelWithSignal(
    maker.ask({ kind: 'grade', puzzle, asks: { solution } }, { budget: GRADE_BUDGET }),
    signal,
  );
  return {
    ...sheet,
    solution,
    difficulty:
      graded.kind === 'answered' && graded.answer !== 'unknown'
        ? graded.answer.difficulty
        : undefined,
  };
}

async function findAnswer(
  puzzle: { readonly type: string; readonly text: string },
  signal: AbortSignal,
): Promise<Solution | undefined> {
  const found = await cancelWithSignal(
    maker.ask(
      { kind: 'solveByRules', puzzle, asks: { listing: false } },
      { budget: ANSWER_BUDGET },
    ),
    signal,
  );
  return found.kind === 'answered' && found.answer.kind === 'unique'
    ? found.answer.solution
    : undefined;
}

import type { Sheet } from '#book/sheet.ts';
import type { Solution } from '#engine/page/client.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { engines } from '#store/engine.ts';
import { cancelWithSignal } from './cancelWithSignal.ts';

/** The time limits of one answer and one grade, in milliseconds; a sheet can do without. */
const ANSWER_BUDGET = 5000;
const GRADE_BUDGET = 10_000;

/**
 * Adds missing answers and grades to sheets, one after the other, and calls back with each. Stops
 * when `signal` aborts.
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
    engines.maker.ask({ kind: 'grade', puzzle, asks: { solution } }, { budget: GRADE_BUDGET }),
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
    engines.maker.ask(
      { kind: 'solveByRules', puzzle, asks: { listing: false } },
      { budget: ANSWER_BUDGET },
    ),
    signal,
  );
  return found.kind === 'answered' && found.answer.kind === 'unique'
    ? found.answer.solution
    : undefined;
}

import { TO_PAGE } from '#book/layout.ts';
import type { ToPage } from '#book/layout.ts';
import type { Sheet } from '#book/sheet.ts';
import { writeBook } from '#book/writeBook.ts';
import type { MadePuzzle } from '#package/wishes.ts';
import { readText } from '#package/readText.ts';
import { sayTypeAndSize } from '#puzzle/size.ts';

/** A book of new puzzles, as HTML. */
export async function bookOf(
  made: readonly MadePuzzle[],
  title: string | undefined,
  toPage: string = TO_PAGE[0],
): Promise<string> {
  const sheets = await Promise.all(
    made.map(async ({ type: id, text, solution, difficulty }, at): Promise<Sheet> => {
      const { type, puzzle } = await readText({ type: id, text });
      const name = sayTypeAndSize(type, puzzle.parameters);
      return { id: String(at), name, type, puzzle, solution, difficulty };
    }),
  );
  return writeBook(sheets, {
    title: title ?? sheets[0]?.type.name ?? '',
    toPage: toPage as ToPage,
    hasRules: true,
    hasAnswers: true,
  });
}

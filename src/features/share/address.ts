import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { packText, unpackText } from '#puzzle/link.ts';
import { sayProblem } from '#puzzle/result.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { openDocument, replacePuzzle, useDocument } from '#store/document.ts';
import { loadDocument } from '#store/persistence.ts';
import { notify, resetView } from '#store/view.ts';

/** The address of a type, or of a puzzle of it, after the page's own. */
export const addressOf = (type: PuzzleType, payload?: string): string =>
  payload === undefined ? `#/${type.id}` : `#/${type.id}/${payload}`;

let visits = 0;

/**
 * Opens what an address names. The visitor's own last board of that type comes first; a shared
 * puzzle is laid over it as a step that undo takes back. A bad payload changes nothing and is
 * said in a sentence.
 */
export async function openAddress(type: PuzzleType, payload: string | undefined): Promise<void> {
  visits += 1;
  const mine = visits;
  const text = payload === undefined ? undefined : await unpackText(payload);
  const saved = await loadDocument(type);
  const shared = text?.ok === true ? await openPuzzle(type, text.value) : text;
  // The visitor went on to another address while this one was unpacked.
  if (mine !== visits) return;
  const blank = emptyPuzzle(type);
  if (shared === undefined) {
    openDocument(type, saved?.puzzle ?? blank, saved?.marks);
    resetView('clues');
    return;
  }
  if (!shared.ok) {
    openDocument(type, saved?.puzzle ?? blank, saved?.marks);
    resetView('clues');
    notify(
      `This link could not be opened. ${sayProblem(shared.problem)} The board shows what was on it before.`,
    );
    return;
  }
  const puzzle = shared.value;
  const sameAsSaved =
    saved !== undefined && writePuzzle(type, saved.puzzle) === writePuzzle(type, puzzle);
  if (saved === undefined || sameAsSaved) {
    openDocument(type, puzzle, saved?.marks);
  } else {
    openDocument(type, saved.puzzle, saved.marks);
    replacePuzzle(puzzle);
  }
  resetView('marks');
}

/** Keeps the page's address in step with the clues from now on. */
export function followDocument(): void {
  let newest = 0;
  useDocument.subscribe(async ({ type, puzzle }, before) => {
    if (puzzle === before.puzzle) return;
    newest += 1;
    const mine = newest;
    const text = writePuzzle(type, puzzle);
    const isBlank = text === writePuzzle(type, emptyPuzzle(type));
    const payload = isBlank ? undefined : await packText(text);
    // A later edit is on its way to the address already, or the visitor has left this puzzle.
    if (mine !== newest || !location.hash.startsWith(addressOf(type))) return;
    history.replaceState(null, '', addressOf(type, payload));
  });
}

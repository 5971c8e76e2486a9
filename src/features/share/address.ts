import { create } from 'zustand';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { LONGEST_PAYLOAD, packText, unpackText } from '#puzzle/link.ts';
import { sayProblem } from '#puzzle/result.ts';
import type { Problem } from '#puzzle/result.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { openDocument, replacePuzzle, useDocument } from '#store/document.ts';
import { loadDocument, spare } from '#store/persistence.ts';
import type { Kept } from '#store/persistence.ts';
import { notify, resetView } from '#store/view.ts';
import type { Notice } from '#store/view.ts';

/** The address of a type, or of a puzzle of it, after the page's own. */
export const addressOf = (type: PuzzleType, payload?: string): string =>
  payload === undefined ? `#/${type.id}` : `#/${type.id}/${payload}`;

let visits = 0;
/** The type whose page was opened last. */
let lastOpened: PuzzleType | undefined;

/** What became of an address; of `unfetched` nothing was opened, and nothing is written over. */
export type Arrival = 'opened' | 'unfetched';

/**
 * Opens what an address names. The visitor's own last board of that type comes first; a shared
 * puzzle is laid over it as a step that undo takes back. A bad payload changes nothing and is
 * said in a sentence.
 */
export async function openAddress(type: PuzzleType, payload: string | undefined): Promise<Arrival> {
  visits += 1;
  const mine = visits;
  const text = payload === undefined ? undefined : await unpackText(payload);
  const kept = await loadDocument(type);
  const shared = text?.ok === true ? await openPuzzle(type, text.value) : text;
  // The visitor went on to another address while this one was unpacked.
  if (mine !== visits) return 'opened';
  if (kept.kind === 'unfetched' || shared === 'unfetched') return 'unfetched';
  const isThere = lastOpened === type;
  lastOpened = type;
  const own = kept.kind === 'board' ? kept : undefined;
  if (shared?.ok === true) {
    openShared(type, shared.value, own);
  } else if (shared === undefined || !isThere) {
    openDocument(type, own?.puzzle ?? emptyPuzzle(type), own?.marks);
    resetView('clues');
  }
  if (shared?.ok === false) notify(sayBadLink(shared.problem, isThere || own !== undefined));
  else if (kept.kind === 'unreadable') notify({ sentence: sayUnreadable(type), text: kept.text });
  return 'opened';
}

/** Opens a shared puzzle, over the visitor's own where that is another. */
function openShared(
  type: PuzzleType,
  puzzle: Puzzle,
  own: Extract<Kept, { readonly kind: 'board' }> | undefined,
): void {
  const isOwn = own !== undefined && writePuzzle(type, own.puzzle) === writePuzzle(type, puzzle);
  if (own === undefined || isOwn) {
    openDocument(type, puzzle, own?.marks);
  } else {
    spare(type);
    openDocument(type, own.puzzle, own.marks);
    replacePuzzle(puzzle);
  }
  resetView('marks');
}

const sayBadLink = (problem: Problem, isBefore: boolean): Notice => ({
  sentence: `This link could not be opened. ${sayProblem(problem)} ${isBefore ? 'The board shows what was on it before.' : 'The board is empty.'}`,
});

const sayUnreadable = ({ name }: PuzzleType): string =>
  `What this browser kept of your last ${name} cannot be read by this version of the page. It stays kept as it is, and you can copy it.`;

/** Whether the puzzle on the board fits into a link that will be opened again. */
export const useLink = create<{ readonly fits: boolean }>()(() => ({ fits: true }));

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
    const fits = isBlank || (payload !== undefined && payload.length <= LONGEST_PAYLOAD);
    if (useLink.getState().fits !== fits) useLink.setState({ fits });
    history.replaceState(null, '', addressOf(type, fits ? payload : undefined));
  });
}

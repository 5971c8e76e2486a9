import { create } from 'zustand';
import { LONGEST_PAYLOAD, packText } from '#puzzle/link.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { onPuzzleChange, useDocument } from '#store/document/document.ts';
import { entryOnBoard, useKeeping } from '#store/keeping/keeping.ts';
import { idle, painted, pause } from '#ui/whenIdle.ts';
import { addressOf } from './address.ts';

/** Whether the puzzle on the board fits into a link that will be opened again. */
export const useLink = create<{ readonly fits: boolean }>()(() => ({ fits: true }));

/** Has the browser's history name the entry on the board: going back there opens it as it is then. */
function nameEntry(address?: string): void {
  const { type } = useDocument.getState();
  if (!location.hash.startsWith(addressOf(type))) return;
  history.replaceState({ entry: entryOnBoard() }, '', address);
  noteEntry();
}

/** Notes the entry on the board for the case that the page is opened again. */
function noteEntry(): void {
  const entry = entryOnBoard();
  try {
    sessionStorage.setItem(LAST, entry);
  } catch {
    // Then the browser's history has to do.
  }
}

/** Where this tab has the entry on its board, beside its history. */
const LAST = 'gridproof:entry';

/**
 * The entry that was on the board of this page before it was opened again: browsers forget what the
 * history names where the address changes while they are at that.
 */
export function entryBeforeReload(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') {
    return undefined;
  }
  try {
    return sessionStorage.getItem(LAST) ?? undefined;
  } catch {
    return undefined;
  }
}

/** When at the latest the address follows, in milliseconds; the board is drawn before. */
const LATEST_NAMED = 100;
/**
 * Browsers take some 30 ms to name the first board in their history, and a page that opens has better to do:
 * that waits so long, and then until there is nothing else to do, in milliseconds.
 */
const FIRST_NAMED = { soonest: 400, latest: 1000 };

/** Keeps the page's address in step with the board from now on. */
export function followDocument(): void {
  let newest = 0;
  onPuzzleChange(async (change, { type, puzzle }) => {
    newest += 1;
    const mine = newest;
    const { hash } = location;
    // Another board is there meanwhile, or on its way.
    const isPast = () => mine !== newest || location.hash !== hash;
    // Nobody is so quick as to open the page again as soon as its first board is painted.
    if (mine > 1) noteEntry();
    await painted(LATEST_NAMED);
    if (isPast()) return;
    if (mine === 1) {
      await pause(FIRST_NAMED.soonest);
      if (isPast()) return;
      noteEntry();
      await idle(FIRST_NAMED.latest);
      if (isPast()) return;
    }
    if (change !== 'clues') nameEntry();
    const text = writePuzzle(type, puzzle);
    const isBlank = text === writePuzzle(type, emptyPuzzle(type));
    const payload = isBlank ? undefined : await packText(text);
    // A later edit is on its way to the address already.
    if (mine !== newest) return;
    const fits = isBlank || (payload !== undefined && payload.length <= LONGEST_PAYLOAD);
    if (useLink.getState().fits !== fits) useLink.setState({ fits });
    nameEntry(addressOf(type, fits ? payload : undefined));
  });
  useKeeping.subscribe(({ other }, before) => {
    if (other === 'apart' && before.other !== other) nameEntry();
  });
}

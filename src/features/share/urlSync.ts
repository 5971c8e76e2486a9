import { create } from 'zustand';
import { LONGEST_PAYLOAD } from '#puzzle/link.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { isOpened, onDocumentChange } from '#store/document/events.ts';
import { entryOnBoard, useAutosave } from '#store/autosave/autosave.ts';
import { painted } from '#ui/whenIdle.ts';
import { addressOf, payloadOf } from './address.ts';
import { mayWriteAddress, watchAddress } from './addressState.ts';
import { noteReload } from './reload.ts';

/** Whether the puzzle on the board fits into a link that will be opened again. */
export const useLink = create<{ readonly fits: boolean }>()(() => ({ fits: true }));

/** Writes the board's address and its entry into the browser's history, so that Back opens that entry again. */
function writeAddress(address: string, isEdit: boolean): void {
  if (!mayWriteAddress(isEdit)) return;
  const entry = entryOnBoard();
  const before = location.hash;
  history.replaceState({ entry }, '', address);
  noteReload(entry, [before, location.hash]);
}

/** The board is drawn before its address is written, but no later than this, in milliseconds. */
const LATEST_WRITTEN = 100;

/** Keeps the page's address in step with the board from now on. */
export function syncUrl(): void {
  watchAddress();
  let newest = 0;
  onDocumentChange(async (event) => {
    if (event.change === 'marks' || event.change === 'notes') return;
    const { type, puzzle } = event.now;
    newest += 1;
    const mine = newest;
    const isEdit = !isOpened(event);
    // A page that is loaded again before the address is written opens the same entry.
    if (mayWriteAddress(isEdit)) noteReload(entryOnBoard(), [location.hash]);
    await painted(LATEST_WRITTEN);
    const text = writePuzzle(type, puzzle);
    const isBlank = !isDefinitionText(type.id) && text === writePuzzle(type, emptyPuzzle(type));
    const payload = isBlank ? undefined : await payloadOf(type, text);
    // A later edit writes the address itself.
    if (mine !== newest) return;
    const fits = isBlank || (payload !== undefined && payload.length <= LONGEST_PAYLOAD);
    if (useLink.getState().fits !== fits) useLink.setState({ fits });
    writeAddress(addressOf(type, fits ? payload : undefined), isEdit);
  });
  useAutosave.subscribe(({ other }, before) => {
    if (other === 'apart' && before.other !== other) writeAddress(location.hash, true);
  });
}

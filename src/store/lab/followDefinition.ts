import { newId } from '#library/entry.ts';
import type { Entry } from '#library/entry.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { homeOf } from '#store/autosave/autosave.ts';
import { keptPlayed, playedOf } from '#store/autosave/played.ts';
import { changeType, useDocument } from '#store/document/document.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { onDocumentChange } from '#store/document/events.ts';
import { stopAll } from '../stops.ts';
import { saveDraft } from './draft.ts';
import { noteEchoes, showDefinition, useLab } from './lab.ts';

/**
 * The board as it was last opened or edited by hand. While rules are typed, each state of the text may
 * lack what the board needs, so it is read anew each time.
 */
interface Kept extends Pick<Entry, 'text' | 'marks' | 'notes' | 'trials'> {
  readonly entry: string;
  /** Whether nothing was entered: then the board is as large as the rules say. */
  readonly isBlank: boolean;
  /** The id of boards under rules that do not fit it. */
  readonly aside: string;
}

const keep = (document: PuzzleDocument): Kept => ({
  text: writePuzzle(document.type, document.puzzle),
  ...keptPlayed(document),
  entry: homeOf(document),
  isBlank:
    !hasWork(document) &&
    writePuzzle(document.type, document.puzzle) ===
      writePuzzle(document.type, emptyPuzzle(document.type)),
  aside: newId(),
});

/** Puts the board under the rules that were typed, with all that they can hold. */
async function follow(type: PuzzleType, kept: Kept, isWanted: () => boolean): Promise<void> {
  const read = await openPuzzle(type, kept.text);
  if (!isWanted()) return;
  if (kept.isBlank) return changeType(type, emptyPuzzle(type), undefined, kept.entry);
  if (read !== 'unfetched' && read.ok) {
    changeType(type, read.value, playedOf(type, read.value, kept), kept.entry);
  } else changeType(type, emptyPuzzle(type), undefined, kept.aside);
}

/** Keeps board and definition in step from now on; returns a function that stops that. */
export function followDefinition(): () => void {
  let kept = keep(useDocument.getState());
  let isFollowing = false;
  let newest = 0;

  const change = async (type: PuzzleType): Promise<void> => {
    newest += 1;
    const mine = newest;
    await follow(type, kept, () => {
      isFollowing = mine === newest;
      return isFollowing;
    });
    isFollowing = false;
  };

  const stopText = useLab.subscribe(({ text, reading }, before) => {
    const { type } = useDocument.getState();
    if (!isDefinitionText(type.id)) return;
    if (text !== before.text) saveDraft({ text, entry: homeOf(useDocument.getState()) });
    const isNew = reading !== before.reading && reading.ok && reading.type !== type;
    if (isNew) void change(reading.type);
  });
  const stopBoard = onDocumentChange(({ now, change: changed }) => {
    if (!isDefinitionText(now.type.id)) return;
    if (!isFollowing) {
      kept = keep(now);
      if (changed === 'type') showDefinition(now.type.id);
    }
    if (changed !== 'marks' && changed !== 'notes') noteEchoes(now);
    saveDraft({ text: useLab.getState().text, entry: homeOf(now) });
  });
  noteEchoes(useDocument.getState());
  return stopAll([stopText, stopBoard]);
}

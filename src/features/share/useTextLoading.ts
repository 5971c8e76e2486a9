import { useRef } from 'react';
import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { fittingWork } from '#store/autosave/played.ts';
import { useDocument } from '#store/document/document.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { notify } from '#store/document/view.ts';
import { loadPuzzle } from '#store/playing/begin.ts';
import { idle } from '#ui/whenIdle.ts';
import { showText } from '../showPanel.ts';
import { goToAddress } from './address.ts';
import { FETCHING, findOut, openElsewhere, openRead, sayTaken } from './bringing.ts';

const UNFETCHED =
  'What reads house rules could not be fetched. Check the connection, then press Load again.';

const UNDOABLE = 'Undo brings back the board that was here before.';
const NOT_PASTED = 'What was pasted is no puzzle that can be opened here.';

/** When other types that a loaded text may be are looked for at the latest, in milliseconds. */
const LATEST_OTHERS = 1000;

interface Box {
  readonly setDraft: (text: string) => void;
  /** Shows the text that is now on the board. */
  readonly follow: (text: string) => void;
  readonly setFound: (found: FoundPuzzle | undefined) => void;
  readonly setSaid: (sentence: string | undefined) => void;
}

/**
 * Loads texts onto the board: as a puzzle of the board's type if possible, otherwise whatever they
 * are found to be, on its own page.
 */
export function useTextLoading({ type, puzzle }: PuzzleDocument, box: Box) {
  const { setDraft, follow, setFound, setSaid } = box;
  /** The text loaded last: findings about earlier ones are dropped. */
  const latest = useRef<{ readonly text: string }>(undefined);

  const show = async (reading: TextReading) => {
    if (reading.type !== type) {
      const sentence = await openElsewhere(reading, sayTaken(reading));
      if (sentence !== undefined) setFound({ kind: 'refused', sentence });
      return;
    }
    loadPuzzle(reading.puzzle);
    follow(writePuzzle(type, reading.puzzle));
    setSaid(sayTaken(reading));
  };

  /** Says what else a loaded text may be, once the board is drawn. */
  const offerOthers = async (text: string, isLatest: () => boolean) => {
    await idle(LATEST_OTHERS);
    const isOn = () => isLatest() && useDocument.getState().type === type;
    const others = isOn() ? await findOut(text, type) : undefined;
    if (others?.kind === 'puzzle' && isOn()) setFound(others);
  };

  /** Finds out what a text is that is no puzzle of this type. */
  const loadOther = async (text: string, isHere: () => boolean) => {
    const next = await findOut(text, type, () => isHere() && setSaid(FETCHING));
    if (!isHere()) return;
    setSaid(undefined);
    const strange = next.kind === 'strange' && next.problems.find((each) => each.type === type);
    setFound(strange ? { kind: 'refused', sentence: strange.sentence } : next);
    if (next.kind === 'puzzle') await show(next.reading);
    if (next.kind === 'link') goToAddress(next.hash);
  };

  /** `words` are said beside the board once it shows the puzzle. */
  const load = async (text: string, begun?: PlayProgress, words?: string) => {
    setDraft(text);
    const loading = { text };
    latest.current = loading;
    const isLatest = () => latest.current === loading;
    const own = await openPuzzle(type, text);
    // Fetching what reads house rules takes a moment, in which another board may have been opened.
    const isHere = () => isLatest() && useDocument.getState().puzzle === puzzle;
    if (!isHere()) return;
    if (own === 'unfetched') return setFound({ kind: 'refused', sentence: UNFETCHED });
    if (!own.ok) return loadOther(text, isHere);
    loadPuzzle(own.value, begun && fittingWork(type, own.value, begun));
    follow(writePuzzle(type, own.value));
    setFound(undefined);
    setSaid(undefined);
    if (words !== undefined) notify({ sentence: words, isGood: true });
    await offerOthers(text, isLatest);
  };

  /** Loads what was pasted beside the board; of what is no puzzle nothing stays but a sentence. */
  const loadPasted = async (text: string) => {
    const own = await openPuzzle(type, text);
    if (own !== 'unfetched' && own.ok) return load(text, undefined, `Pasted. ${UNDOABLE}`);
    const isHere = () => useDocument.getState().puzzle === puzzle;
    const say = (sentence: string) => isHere() && notify({ sentence, isGood: true });
    const next = await findOut(text, type, () => say(FETCHING));
    if (!isHere()) return;
    notify(undefined);
    switch (next.kind) {
      case 'puzzle':
        setFound(next);
        await show(next.reading);
        if (next.reading.type === type)
          notify({ sentence: `${sayTaken(next.reading)} ${UNDOABLE}`, isGood: true });
        return;
      case 'link':
        return goToAddress(next.hash);
      case 'choice':
      case 'list':
        // Which one is asked where texts are loaded.
        showText();
        return load(text);
      case 'refused':
        return notify({ sentence: `${NOT_PASTED} ${next.sentence}` });
      case 'strange': {
        const problem = next.problems.find((each) => each.type === type);
        return notify({ sentence: `${NOT_PASTED} ${problem?.sentence ?? ''}`.trim() });
      }
    }
  };

  /** Loads what was read of a photo. */
  const loadRead = async (read: PuzzleType, taken: string) => {
    const { text, progress } = splitProgress(taken);
    if (read === type) return load(text, progress);
    const sentence = await openRead(read, text, progress);
    if (sentence !== undefined) setFound({ kind: 'refused', sentence });
  };

  return { load, loadPasted, loadRead, show };
}

/**
 * Saves the undo and redo steps of this tab's last boards, so that they survive opening another
 * board and a reload. They are restored only if the board is unchanged since.
 */
import type { Entry } from '#library/entry.ts';
import { readMarks, readNotes, readTrials } from '#library/keptNotes.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { isOpened, onDocumentChange } from '#store/document/events.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { homeOf } from './autosave.ts';
import { keptPlayed, playedOf } from './played.ts';

/** The board after a step. */
type KeptStep = Pick<Entry, 'text' | 'marks' | 'notes' | 'trials'>;

/** Undo and redo steps of one board; the nearest is last in both. */
interface KeptHistory {
  readonly entry: string;
  readonly now: KeptStep;
  readonly past: readonly KeptStep[];
  readonly future: readonly KeptStep[];
}

/** The session storage key; each tab has its own. */
const KEY = 'gridproof:history';
/** The most boards. */
const BOARDS = 6;
/** The most steps each way; fewer if they exceed this many cells together. */
const STEPS = 200;
const CELLS = 50_000;

let histories: readonly KeptHistory[] = [];

/** Returns a function that serialises documents and caches the text of each puzzle. */
function createWriter(): (document: PuzzleDocument) => KeptStep {
  const texts = new Map<Puzzle, string>();
  return (document) => {
    const { type, puzzle } = document;
    const text = texts.get(puzzle) ?? writePuzzle(type, puzzle);
    texts.set(puzzle, text);
    return { text, ...keptPlayed(document) };
  };
}

/** The latest states of the same board as `now`, serialised. */
function nearest(
  states: readonly Partial<PuzzleDocument>[],
  now: PuzzleDocument,
  write: (document: PuzzleDocument) => KeptStep,
): readonly KeptStep[] {
  const steps = Math.min(STEPS, Math.floor(CELLS / now.marks.length));
  const other = states.findLastIndex(({ entry }) => entry !== now.entry);
  return states
    .slice(Math.max(other + 1, states.length - steps))
    .map((state) => write({ ...now, ...state }));
}

/** Stores the steps of a board that is being left, or may be. */
function note(document: PuzzleDocument): void {
  const { pastStates, futureStates } = useDocument.temporal.getState();
  const entry = homeOf(document);
  histories = histories.filter((each) => each.entry !== entry);
  if (pastStates.length + futureStates.length === 0) return;
  const write = createWriter();
  const past = nearest(pastStates, document, write);
  const future = nearest(futureStates, document, write);
  histories = [...histories, { entry, now: write(document), past, future }].slice(-BOARDS);
}

/** Writes the steps to session storage. */
function save(): void {
  note(useDocument.getState());
  try {
    sessionStorage.setItem(KEY, JSON.stringify(histories));
  } catch {
    // Without session storage, the steps last as long as the page.
  }
}

function readStep(step: unknown): KeptStep | undefined {
  if (typeof step !== 'object' || step === null) return undefined;
  const [text, kept] = [
    Reflect.get(step, 'text') as unknown,
    readMarks(Reflect.get(step, 'marks')),
  ];
  if (typeof text !== 'string' || kept === undefined) return undefined;
  const notes = readNotes(Reflect.get(step, 'notes'));
  return { text, marks: kept, notes, trials: readTrials(Reflect.get(step, 'trials')) };
}

/** Reads the steps of an earlier page in this tab; drops damaged ones. */
function readSaved(): readonly KeptHistory[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved.flatMap((each: Record<string, unknown>): KeptHistory[] => {
      const { entry, past, future } = each;
      const now = readStep(each['now']);
      if (typeof entry !== 'string' || now === undefined) return [];
      if (!Array.isArray(past) || !Array.isArray(future)) return [];
      return [{ entry, now, past: past.flatMap(listed), future: future.flatMap(listed) }];
    });
  } catch {
    return [];
  }
}

const listed = (step: unknown): readonly KeptStep[] => {
  const read = readStep(step);
  return read === undefined ? [] : [read];
};

/** Restores the steps of a board that was opened, if it is unchanged. */
async function bringBack(opened: PuzzleDocument): Promise<void> {
  const kept = histories.find(({ entry }) => entry === homeOf(opened));
  if (kept === undefined) return;
  const now = createWriter()(opened);
  if (JSON.stringify(kept.now) !== JSON.stringify(now)) return;
  const puzzles = new Map([[now.text, opened.puzzle]]);
  const read = async (
    steps: readonly KeptStep[],
  ): Promise<readonly PuzzleDocument[] | undefined> => {
    const states: PuzzleDocument[] = [];
    for (const step of steps) {
      let puzzle = puzzles.get(step.text);
      if (puzzle === undefined) {
        const result = await openPuzzle(opened.type, step.text);
        if (result === 'unfetched' || !result.ok) return undefined;
        puzzle = result.value;
        puzzles.set(step.text, puzzle);
      }
      states.push({ ...opened, puzzle, ...playedOf(opened.type, puzzle, step) });
    }
    return states;
  };
  const [past, future] = [await read(kept.past), await read(kept.future)];
  if (past === undefined || future === undefined) return;
  const { temporal } = useDocument;
  const { pastStates } = temporal.getState();
  // Edits made meanwhile come after the restored steps, and clear redo.
  const [first = useDocument.getState()] = pastStates;
  if (first !== opened) return;
  temporal.setState({
    pastStates: [...past, ...pastStates],
    ...(pastStates.length === 0 ? { futureStates: [...future] } : {}),
  });
}

/** Saves the steps of every board from now on; returns a function that stops that. */
export function saveHistory(): () => void {
  histories = readSaved();
  void bringBack(useDocument.getState());
  const ended = new AbortController();
  const { signal } = ended;
  const stop = onDocumentChange((event) => {
    if (!isOpened(event)) return;
    note(event.before);
    // zundo clears its history after opening, so restoring has to come later.
    queueMicrotask(() => void bringBack(event.now));
  });
  window.addEventListener('pagehide', save, { signal });
  const hide = (): void => {
    if (window.document.visibilityState === 'hidden') save();
  };
  window.addEventListener('visibilitychange', hide, { signal });
  return () => {
    stop();
    ended.abort();
  };
}

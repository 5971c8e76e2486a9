import { readMarks, readNotes, readTrials } from '#library/keptNotes.ts';
import type { KeptWork } from '#library/keptNotes.ts';
import { lastAsText } from '#library/lastOf.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import type { Played } from '#store/document/document.ts';
import { isOpened, onDocumentChange } from '#store/document/events.ts';
import { keptPlayed, playedOf } from './played.ts';

// A board in a frame of another page is kept apart from the library: its reader may not know that there is one.

const NAME = 'gridproof:embedded';
/** The most puzzles whose work is kept, and the most characters. */
const MOST = 40;
const ROOM = 300_000;

/** Work by puzzle, the last one changed last. */
type Kept = readonly (readonly [puzzle: string, work: unknown])[];

/** The same puzzle is the same in every frame, whoever embeds it. */
const keyOf = (type: PuzzleType, puzzle: Puzzle): string =>
  `${type.id} ${writePuzzle(type, puzzle)}`;

/** All that is kept; nothing where the browser denies storage to frames of other sites, or it is damaged. */
function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (each: unknown): each is Kept[number] =>
  Array.isArray(each) && each.length === 2 && typeof each[0] === 'string';

/** What was entered into this puzzle in a frame; `undefined` if nothing is kept. */
export function embeddedWork(type: PuzzleType, puzzle: Puzzle): Played | undefined {
  const key = keyOf(type, puzzle);
  const kept: unknown = readAll().find(([name]) => name === key)?.[1];
  if (typeof kept !== 'object' || kept === null) return undefined;
  const marks = readMarks(Reflect.get(kept, 'marks'));
  if (marks === undefined) return undefined;
  const notes: KeptWork['notes'] = readNotes(Reflect.get(kept, 'notes')) ?? [];
  return playedOf(type, puzzle, { marks, notes, trials: readTrials(Reflect.get(kept, 'trials')) });
}

/** Keeps what is entered into the board of a frame with every change; returns a function that stops that. */
export const keepEmbedded = (): (() => void) =>
  onDocumentChange((event) => {
    if (isOpened(event)) return;
    const { type, puzzle, ...work } = useDocument.getState();
    const key = keyOf(type, puzzle);
    // Read anew: other frames on the same page keep theirs in the same place.
    const others = readAll().filter(([name]) => name !== key);
    try {
      localStorage.setItem(NAME, lastAsText([...others, [key, keptPlayed(work)]], MOST, ROOM));
    } catch {
      // Without storage, it lasts as long as the frame.
    }
  });

import type { Values } from '#logic/claim.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { isOpening, useDocument } from './document.ts';
import type { Document } from './document.ts';
import { readSaved } from './saved.ts';
import type { Saved } from './saved.ts';
import { notify } from './view.ts';

const key = (type: PuzzleType): string => `gridproof:1:${type.id}`;
/** Where what could not be read is put before anything is written over it. */
const asideKey = (type: PuzzleType, number: number): string =>
  `gridproof:aside:${type.id}:${number}`;

/** What the browser kept of a type: the document that was on the screen last. */
export type Kept =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'board'; readonly puzzle: Puzzle; readonly marks: Values }
  /** Something of another form, perhaps of another version of the page. */
  | { readonly kind: 'unreadable'; readonly text: string }
  /** What reads its house rules could not be fetched: what it is will show another time. */
  | { readonly kind: 'unfetched' };

const NOTHING: Kept = { kind: 'nothing' };

/** The types of which something is kept that could not be read and is not put aside yet. */
const unread = new Map<string, string>();

/** A document as it is kept. */
function write({ type, puzzle, marks }: Document): string {
  const saved: Saved = {
    text: writePuzzle(type, puzzle),
    marks: marks.map((mark) => mark ?? null),
  };
  return JSON.stringify(saved);
}

/** Reads what was kept of a type; nothing where the browser keeps nothing. */
export async function loadDocument(type: PuzzleType): Promise<Kept> {
  const kept = readKey(key(type));
  if (kept === undefined) return NOTHING;
  const saved = readSaved(kept);
  const puzzle = saved && (await openPuzzle(type, saved.text));
  if (puzzle === 'unfetched') return { kind: 'unfetched' };
  if (saved === undefined || puzzle?.ok !== true) {
    unread.set(type.id, kept);
    return { kind: 'unreadable', text: saved?.text ?? kept };
  }
  unread.delete(type.id);
  const allowed = slotValues(type.slot(puzzle.value.parameters));
  const marks = puzzle.value.givens.map((_, cell) =>
    allowed.find((value) => value === saved.marks[cell]),
  );
  return { kind: 'board', puzzle: puzzle.value, marks };
}

function readKey(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Puts what could not be read aside under a name of its own. Throws where there is no room. */
function putAside(type: PuzzleType): void {
  const text = unread.get(type.id);
  if (text === undefined) return;
  let number = 1;
  for (let there = readKey(asideKey(type, number)); there !== undefined;) {
    if (there === text) break;
    number += 1;
    there = readKey(asideKey(type, number));
  }
  localStorage.setItem(asideKey(type, number), text);
  unread.delete(type.id);
}

const NOT_KEPT =
  'This browser keeps nothing of what you do here: it may be full, or the window private. The address still holds the clues; copy it to come back to them.';

/** Whether it was said that nothing is kept. */
let warned = false;

/**
 * What another tab keeps of the type on this board is put aside before this tab writes over it, and
 * said when it happens.
 */
function heedOtherTabs(): void {
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const document = useDocument.getState();
    const { type } = document;
    if (changed !== key(type) || newValue === null || newValue === write(document)) return;
    unread.set(type.id, newValue);
    notify({ sentence: sayOtherTab(type), text: readSaved(newValue)?.text ?? newValue });
  });
}

const sayOtherTab = ({ name }: PuzzleType): string =>
  `Another tab of yours has changed its ${name}, and keeps that. Open this page again to go on from there; what you do here takes its place, and the other is put aside.`;

/** Keeps every change of the document in the browser from now on. */
export function keepDocuments(): void {
  heedOtherTabs();
  useDocument.subscribe((document) => {
    // A document that was just opened holds nothing new; only edits are kept.
    if (isOpening()) return;
    try {
      putAside(document.type);
      localStorage.setItem(key(document.type), write(document));
      warned = false;
    } catch {
      // Private windows and full disks refuse; playing on matters more than keeping.
      if (!warned) notify({ sentence: NOT_KEPT });
      warned = true;
    }
  });
}

import { create } from 'zustand';
import type { Values } from '#logic/claim.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { readExamples } from '#puzzle/examples.ts';
import { slotValues } from '#puzzle/slot.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { openDocument, useDocument, whatHappens } from './document.ts';
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

/** What is kept of types and must be put aside before it is written over, by type. */
const unsaved = new Map<string, string>();

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
  const board: Kept =
    saved === undefined ? { kind: 'unreadable', text: kept } : await boardOf(type, saved);
  if (board.kind === 'unreadable') unsaved.set(type.id, kept);
  else unsaved.delete(type.id);
  return board;
}

/** The board that was kept. */
async function boardOf(type: PuzzleType, { text, marks }: Saved): Promise<Kept> {
  const puzzle = await openPuzzle(type, text);
  if (puzzle === 'unfetched') return { kind: 'unfetched' };
  if (!puzzle.ok) return { kind: 'unreadable', text };
  const allowed = slotValues(type.slot(puzzle.value.parameters));
  return {
    kind: 'board',
    puzzle: puzzle.value,
    marks: puzzle.value.givens.map((_, cell) => allowed.find((value) => value === marks[cell])),
  };
}

function readKey(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Has what is kept of a type now put aside before anything is written over it. */
export function spare(type: PuzzleType): void {
  const kept = readKey(key(type));
  if (kept !== undefined) unsaved.set(type.id, kept);
}

/** Puts what must not be lost aside under a name of its own. Throws where there is no room. */
function putAside(type: PuzzleType): void {
  const text = unsaved.get(type.id);
  if (text === undefined) return;
  // The first place that is free, or has the same already.
  let number = 1;
  while ((readKey(asideKey(type, number)) ?? text) !== text) number += 1;
  localStorage.setItem(asideKey(type, number), text);
  unsaved.delete(type.id);
  useAside.setState(({ changes }) => ({ changes: changes + 1 }));
}

/** Tells of every board that is put aside. */
export const useAside = create<{ readonly changes: number }>()(() => ({ changes: 0 }));

/** The boards of a type that were put aside, the newest first; those that cannot be read are left out. */
export function boardsAside(type: PuzzleType): readonly Saved[] {
  const boards: Saved[] = [];
  for (let number = 1; ; number += 1) {
    const kept = readKey(asideKey(type, number));
    if (kept === undefined) return boards.toReversed();
    const saved = readSaved(kept);
    if (saved !== undefined) boards.push(saved);
  }
}

/** Opens a board that was put aside; the one on the screen stays kept, and is put aside in its turn. */
export async function openAside(type: PuzzleType, saved: Saved): Promise<Kept> {
  const board = await boardOf(type, saved);
  if (board.kind !== 'board') return board;
  spare(type);
  openDocument(type, board.puzzle, board.marks);
  return board;
}

const NOT_KEPT =
  'This browser keeps nothing of what you do here: it may be full, or the window private. The address still holds the clues; copy it to come back to them.';

/** Whether somebody entered something, beyond opening an example. */
const isOwnWork = ({ type, puzzle, marks }: Document): boolean =>
  marks.some((mark) => mark !== undefined) ||
  (hasClues(puzzle) && !readExamples(type).some(({ text }) => text === writePuzzle(type, puzzle)));

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
    unsaved.set(type.id, newValue);
    notify({ sentence: sayOtherTab(type), text: readSaved(newValue)?.text ?? newValue });
  });
}

const sayOtherTab = ({ name }: PuzzleType): string =>
  `Another tab of yours has changed its ${name}, and keeps that. Open this page again to go on from there; what you do here takes its place, and the other is put aside.`;

/** Keeps every change of the document in the browser from now on. */
export function keepDocuments(): void {
  heedOtherTabs();
  useDocument.subscribe((document, before) => {
    const what = whatHappens();
    // A document that was just opened holds nothing new; only edits are kept.
    if (what === 'opening') return;
    if (what === 'replacing' && isOwnWork(before)) spare(document.type);
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

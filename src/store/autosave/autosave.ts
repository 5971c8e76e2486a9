import { create } from 'zustand';
import { findEntry, writeEntry } from '#library/entries.ts';
import { isSameWork, newId, toStored } from '#library/entry.ts';
import type { Entry } from '#library/entry.ts';
import { canNote, forgetStep, noteStep } from '#library/steps.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { readExamples } from '#puzzle/examples.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { runningTime, takeTime } from './clock.ts';
import { noteSavedWork } from './hasSavedWork.ts';
import { changeNow, noteChange } from './changes.ts';
import { isOpening, onDocumentChange, useDocument } from '#store/document/document.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { listenToTabs, notifyTabs } from './tabs.ts';
import { keptPlayed } from './played.ts';

/** How the keeping of what is on the board goes. */
export interface Autosave {
  /** Whether the browser took the last step, or would take the next. */
  readonly refused: boolean;
  /**
   * What another tab has to do with it: it has gone on with the puzzle on this board (`ahead`), or
   * both did, and what is on this board is kept as a puzzle of its own since (`apart`).
   */
  readonly other: 'none' | 'ahead' | 'apart';
  /** What the person calls the puzzle on the board. */
  readonly name: string | undefined;
}

const GOOD: Autosave = { refused: false, other: 'none', name: undefined };

export const useAutosave = create<Autosave>()(() => GOOD);

/** This visit, as entries name who wrote them. */
const VISIT = newId();

/** Entries as this tab last read or made them, by id; their revisions are those in the database. */
const known = new Map<string, Entry>();

/** Entries that this tab goes on with under another id, for another tab went on with them, too. */
const moved = new Map<string, string>();

/** The id of what a document is kept as. */
export const homeOf = ({ entry }: Pick<PuzzleDocument, 'entry'>): string =>
  moved.get(entry) ?? entry;

/** The id of what the board is kept as. */
export const entryOnBoard = (): string => homeOf(useDocument.getState());

/** What is kept about the board beside its clues and marks; nothing while it is untouched. */
export const aboutBoard = (): Entry | undefined => known.get(entryOnBoard());

/** How long the puzzle on the board was in sight, in milliseconds. */
export const timeOnBoard = (): number => (aboutBoard()?.time ?? 0) + runningTime();

/** Tells that an entry was deleted: what is on the board is kept again when it is changed. */
export function forgetEntry(id: string): void {
  known.delete(id);
  waiting.delete(id);
}

/** Tells that an entry has another name. */
export function noteName(id: string, name: string | undefined, revision: number): void {
  know(id, { name, revision });
  notifyTabs({ id, revision });
  if (id === entryOnBoard()) useAutosave.setState({ name });
}

/** Tells that the board is about to show an entry as it was read just now. */
export function adopt(entry: Entry): void {
  moved.delete(entry.id);
  known.set(entry.id, entry);
  noteChange(entry.changed);
  useAutosave.setState({ other: 'none', name: entry.name });
}

/** Says whether the browser keeps what is done. */
function sayUnkept(refused: boolean): void {
  if (useAutosave.getState().refused !== refused) useAutosave.setState({ refused });
}

/** Whether somebody did anything to a puzzle, beyond opening it. */
function isTouched(document: PuzzleDocument): boolean {
  if (hasWork(document)) return true;
  const { type, puzzle } = document;
  const isExample = (): boolean => {
    const text = writePuzzle(type, puzzle);
    return readExamples(type).some((example) => writePuzzle(type, example.puzzle) === text);
  };
  return hasClues(puzzle) && !isExample();
}

/** An entry of which nothing is known yet. */
export const freshEntry = (id: string, now: number): Omit<Entry, 'type' | 'text' | 'marks'> => ({
  id,
  script: undefined,
  name: undefined,
  verdict: undefined,
  begun: now,
  changed: now,
  time: 0,
  revision: 0,
  writer: VISIT,
});

/** The document on the board as an entry. */
function entryOf(document: PuzzleDocument): Entry {
  const now = changeNow();
  const { type, puzzle } = document;
  const id = homeOf(document);
  const before = known.get(id);
  const text = writePuzzle(type, puzzle);
  return {
    ...(before ?? freshEntry(id, now)),
    type: type.id,
    text,
    ...keptPlayed(document),
    verdict: before?.text === text ? before.verdict : undefined,
    changed: now,
    time: (before?.time ?? 0) + takeTime(),
  };
}

/** Entries on their way, by id; `worked` where it is more than what is said about them. */
const waiting = new Map<string, { readonly entry: Entry; readonly worked: boolean }>();
/** The id of the entry that is being written. */
let writing: string | undefined;

/** Forgets what the board, its history and what is on its way have no more to do with. */
function forgetLeft(): void {
  const near = new Set([entryOnBoard(), writing, ...waiting.keys()]);
  for (const id of known.keys()) if (!near.has(id)) known.delete(id);
  for (const [from, to] of moved) if (!near.has(to)) moved.delete(from);
}

/** Has an entry written: at once into what is noted, and in a transaction. */
function keep(next: Entry, worked: boolean): void {
  // Whoever wrote it before: as this visit's own, so that what others wrote since is not passed over.
  const entry = { ...next, writer: VISIT };
  known.set(entry.id, entry);
  if (worked) noteStep({ entry, base: entry.revision });
  waiting.set(entry.id, { entry, worked: worked || waiting.get(entry.id)?.worked === true });
  if (writing === undefined) void writeWaiting();
}

async function writeWaiting(): Promise<void> {
  for (let next = takeWaiting(); next !== undefined; next = takeWaiting()) {
    writing = next.entry.id;
    await write(next);
  }
  writing = undefined;
}

function takeWaiting() {
  const [next] = waiting.values();
  if (next !== undefined) waiting.delete(next.entry.id);
  return next;
}

async function write({ entry, worked }: { entry: Entry; worked: boolean }): Promise<void> {
  const base = known.get(entry.id)?.revision ?? 0;
  try {
    const written = await writeEntry(entry, base);
    if (written.kind === 'behind') return heed(entry, worked);
    know(entry.id, { revision: written.revision });
    forgetStep(entry);
    noteSavedWork(true);
    sayUnkept(false);
    notifyTabs({ id: entry.id, revision: written.revision });
  } catch {
    // What is noted is written at the next visit. Playing on matters more than keeping.
    sayUnkept(!noteStep({ entry, base: entry.revision }));
  }
}

const know = (id: string, about: Partial<Entry>): void => {
  const entry = known.get(id);
  if (entry !== undefined) known.set(id, { ...entry, ...about });
};

/** Another tab has gone on with an entry: what was done here since is kept as one of its own. */
function heed(entry: Entry, worked: boolean): void {
  const isOnBoard = entry.id === entryOnBoard();
  if (!worked) return void (isOnBoard && useAutosave.setState({ other: 'ahead' }));
  forgetStep(entry);
  const own = { ...(known.get(entry.id) ?? entry), id: newId(), revision: 0, begun: Date.now() };
  for (const [from, to] of moved) if (to === entry.id) moved.set(from, own.id);
  moved.set(entry.id, own.id);
  waiting.delete(entry.id);
  if (isOnBoard) useAutosave.setState({ other: 'apart' });
  keep(own, true);
}

/** Changes what is said about the puzzle on the board; an untouched one is kept only for a script. */
export function describeBoard(about: Partial<Pick<Entry, 'script' | 'verdict'>>): void {
  const document = useDocument.getState();
  const entry = aboutBoard();
  if (entry !== undefined) keep({ ...entry, ...about }, 'script' in about);
  else if ('script' in about) keep({ ...entryOf(document), ...about }, true);
}

/** Adds the time since the last step to what is on the board. */
function keepTime(): void {
  const entry = aboutBoard();
  // The time of an untouched board runs on; it is kept with the first step.
  if (entry === undefined) return;
  const time = takeTime();
  if (time > 0) keep({ ...entry, time: entry.time + time }, false);
}

/** Looks whether another tab has gone on with the puzzle on the board. */
async function lookForOthers(): Promise<void> {
  const entry = aboutBoard();
  const kept = entry === undefined ? undefined : await findEntry(entry.id).catch(() => undefined);
  const mine = aboutBoard();
  if (mine === undefined || mine.id !== entry?.id || kept?.kind !== 'entry') return;
  if (kept.entry.revision <= mine.revision || waiting.has(mine.id)) return;
  if (isSameWork(toStored(kept.entry), toStored(mine))) {
    known.set(mine.id, kept.entry);
    useAutosave.setState({ name: kept.entry.name });
  } else useAutosave.setState({ other: 'ahead' });
}

/** Keeps every change of the document in the browser from now on. */
export function startAutosave(): void {
  onDocumentChange((change, document, before) => {
    if (change === 'puzzle' || change === 'type') {
      const left = known.get(homeOf(before));
      const time = takeTime();
      if (left !== undefined && time > 0) keep({ ...left, time: left.time + time }, false);
      useAutosave.setState({ other: 'none', name: known.get(homeOf(document))?.name });
    }
    // A document that was just opened holds nothing new; only edits are kept. Undo does not lead back.
    if (isOpening()) return forgetLeft();
    if (known.has(homeOf(document)) || isTouched(document)) keep(entryOf(document), true);
  });
  listenToTabs(({ id, revision }) => {
    const entry = aboutBoard();
    if (entry?.id === id && revision > entry.revision) void lookForOthers();
  });
  window.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') keepTime();
    else void lookForOthers();
  });
}

/** Tries out whether anything can be kept, where the database cannot be opened. */
export const warnUnopened = (): void => sayUnkept(!canNote());

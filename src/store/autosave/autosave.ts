import { create } from 'zustand';
import { findEntry, writeEntry } from '#library/entries.ts';
import { isSameWork, newId, toStored } from '#library/entry.ts';
import type { Entry } from '#library/entry.ts';
import { canNote, forgetStep, noteStep } from '#library/steps.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { authorOf, sayCredits } from '#puzzle/credits.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { runningTime, takeTime } from './clock.ts';
import { noteSavedWork } from './hasSavedWork.ts';
import { changeNow, noteChange } from './changes.ts';
import { stopAll } from '#store/stops.ts';
import { useDocument } from '#store/document/document.ts';
import { isOpened, onDocumentChange } from '#store/document/events.ts';
import type { DocumentEvent } from '#store/document/events.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { listenToTabs, notifyTabs } from './tabs.ts';
import { keptPlayed } from './played.ts';

/** State of saving the board. */
export interface Autosave {
  /** Whether the browser refused to store the last change, or would refuse the next. */
  readonly refused: boolean;
  /**
   * Conflicts with other tabs: `ahead` if another tab changed this board's entry; `apart` if both
   * did, and this board was saved as an entry of its own.
   */
  readonly other: 'none' | 'ahead' | 'apart';
  /** The user's name for the puzzle. */
  readonly name: string | undefined;
}

const GOOD: Autosave = { refused: false, other: 'none', name: undefined };

export const useAutosave = create<Autosave>()(() => GOOD);

/** The id of this visit, stored in entries it writes. */
const VISIT = newId();

/** Entries as last read or written, by id, with their revisions in the database. */
const known = new Map<string, Entry>();

/** Ids of entries that were forked because another tab changed them, to the ids of the forks. */
const moved = new Map<string, string>();

/** The id under which a document is saved. */
export const homeOf = ({ entry }: Pick<PuzzleDocument, 'entry'>): string =>
  moved.get(entry) ?? entry;

/** The id under which the board is saved. */
export const entryOnBoard = (): string => homeOf(useDocument.getState());

/** The board's entry; `undefined` while the board is untouched. */
export const aboutBoard = (): Entry | undefined => known.get(entryOnBoard());

/** How long the puzzle was visible, in milliseconds. */
export const timeOnBoard = (): number => (aboutBoard()?.time ?? 0) + runningTime();

/** An entry was deleted: the board is saved again only after a change. */
export function forgetEntry(id: string): void {
  known.delete(id);
  waiting.delete(id);
}

/** An entry was renamed. */
export function noteName(id: string, name: string | undefined, revision: number): void {
  know(id, { name, revision });
  notifyTabs({ id, revision });
  if (id === entryOnBoard()) useAutosave.setState({ name });
}

/** An entry was read and is about to be shown on the board. */
export function adopt(entry: Entry): void {
  moved.delete(entry.id);
  known.set(entry.id, entry);
  noteChange(entry.changed);
  useAutosave.setState({ other: 'none', name: entry.name });
}

/** Sets whether the browser refuses to store changes. */
function sayUnkept(refused: boolean): void {
  if (useAutosave.getState().refused !== refused) useAutosave.setState({ refused });
}

/** Whether a puzzle was changed since it was opened. */
function isTouched(document: PuzzleDocument): boolean {
  if (hasWork(document)) return true;
  const { type, puzzle } = document;
  const isExample = (): boolean => {
    // One that was cleared keeps its title, which nobody here wrote.
    const saidOf = (said: Puzzle): string =>
      hasClues(puzzle) ? writePuzzle(type, said) : sayCredits(titleOf(said), authorOf(said));
    const said = saidOf(puzzle);
    return readExamples(type).some((example) => saidOf(example.puzzle) === said);
  };
  return (hasClues(puzzle) || puzzle.comments.length > 0) && !isExample();
}

/** A new entry's fields, without its puzzle. */
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

/** The document as an entry. */
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
    verdict: before?.text === text && before.type === type.id ? before.verdict : undefined,
    changed: now,
    time: (before?.time ?? 0) + takeTime(),
  };
}

/** Entries waiting to be written, by id; `worked` if more than metadata changed. */
const waiting = new Map<string, { readonly entry: Entry; readonly worked: boolean }>();
/** The id of the entry being written. */
let writing: string | undefined;

/** Drops entries that neither the board nor a pending write needs. */
function forgetLeft(): void {
  const near = new Set([entryOnBoard(), writing, ...waiting.keys()]);
  for (const id of known.keys()) if (!near.has(id)) known.delete(id);
  for (const [from, to] of moved) if (!near.has(to)) moved.delete(from);
}

/** Saves an entry: notes it at once, and queues it for the database. */
function keep(next: Entry, worked: boolean): void {
  // Marked as this visit's, so that changes by others since are not overwritten.
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
    if (written.kind === 'behind') return forkEntry(entry, worked);
    know(entry.id, { revision: written.revision });
    forgetStep(entry);
    noteSavedWork(true);
    sayUnkept(false);
    notifyTabs({ id: entry.id, revision: written.revision });
  } catch {
    // A noted entry is written at the next visit; the player must not wait for storage.
    sayUnkept(!noteStep({ entry, base: entry.revision }));
  }
}

const know = (id: string, about: Partial<Entry>): void => {
  const entry = known.get(id);
  if (entry !== undefined) known.set(id, { ...entry, ...about });
};

/** Another tab has gone on with an entry: what was done here since is kept as one of its own. */
function forkEntry(entry: Entry, worked: boolean): void {
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

/** Changes the metadata of the board's entry; an untouched puzzle is saved only for a script. */
export function describeBoard(about: Partial<Pick<Entry, 'script' | 'verdict'>>): void {
  const document = useDocument.getState();
  const entry = aboutBoard();
  if (entry !== undefined) keep({ ...entry, ...about }, 'script' in about);
  else if ('script' in about) keep({ ...entryOf(document), ...about }, true);
}

/** Adds the time since the last save to the board's entry. */
function keepTime(): void {
  const entry = aboutBoard();
  // An untouched board is not saved yet; its time is saved with the first change.
  if (entry === undefined) return;
  const time = takeTime();
  if (time > 0) keep({ ...entry, time: entry.time + time }, false);
}

/** Checks whether another tab changed the board's entry. */
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

function saveChange(event: DocumentEvent): void {
  const { change, now, before } = event;
  if (change === 'puzzle' || change === 'type') {
    const left = known.get(homeOf(before));
    const time = takeTime();
    if (left !== undefined && time > 0) keep({ ...left, time: left.time + time }, false);
    useAutosave.setState({ other: 'none', name: known.get(homeOf(now))?.name });
  }
  // A document that was just opened holds nothing new; only edits are saved. Undo cannot return
  // past the opening.
  if (isOpened(event)) return forgetLeft();
  // Rules that somebody wrote are work, even above an empty board.
  const isWritten = change === 'type' && homeOf(now) === homeOf(before);
  if (known.has(homeOf(now)) || isWritten || isTouched(now)) keep(entryOf(now), true);
}

/** Saves every change of the document; returns a function that stops that. */
export function startAutosave(): () => void {
  const ended = new AbortController();
  const stops = [
    onDocumentChange(saveChange),
    listenToTabs(({ id, revision }) => {
      const entry = aboutBoard();
      if (entry?.id === id && revision > entry.revision) void lookForOthers();
    }),
    () => ended.abort(),
  ];
  const notice = (): void => {
    if (window.document.visibilityState === 'hidden') keepTime();
    else void lookForOthers();
  };
  window.addEventListener('visibilitychange', notice, { signal: ended.signal });
  return stopAll(stops);
}

/** Warns if nothing can be stored; called when the database cannot be opened. */
export const warnUnopened = (): void => sayUnkept(!canNote());

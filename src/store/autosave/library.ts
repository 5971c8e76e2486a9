import { create } from 'zustand';
import {
  addEntries,
  copyEntry,
  findLatest,
  listEntries,
  readAll,
  renameEntry,
} from '#library/entries.ts';
import { deleteEntry, listDeleted, restoreEntry } from '#library/bin.ts';
import type { Added } from '#library/entries.ts';
import { newId, readKept, toStored } from '#library/entry.ts';
import type { Kept } from '#library/entry.ts';
import { readFile, writeFile } from '#library/file.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { noteSavedWork } from './hasSavedWork.ts';
import { changeNow } from './changes.ts';
import { forgetEntry, freshEntry, noteName } from './autosave.ts';
import { requestFromLibrary, entryWithText, idOf, inTime, keptOf, ready } from './opening.ts';
import { listenToTabs } from './tabs.ts';

/** The library as the page shows it. */
export interface Library {
  /** All entries, newest first; `undefined` unless they are being watched. */
  readonly entries: readonly Kept[] | undefined;
  /** The most recently changed entries. */
  readonly latest: readonly Kept[];
  /** Deleted entries that can be restored, latest last. */
  readonly deleted: readonly Kept[];
  /** The last failure, as a sentence. */
  readonly problem: string | undefined;
}

export const useLibrary = create<Library>()(() => ({
  entries: undefined,
  latest: [],
  deleted: [],
  problem: undefined,
}));

/** The number of entries that the start page looks through for some to continue. */
const LATEST = 12;

/** Reads the most recently changed entries. */
export async function loadLatest(): Promise<void> {
  const latest = await requestFromLibrary(
    () => findLatest(LATEST),
    (noted) => noted.slice(0, LATEST).map(keptOf),
  );
  noteSavedWork(latest.length > 0);
  useLibrary.setState({ latest });
}

/** The number of watchers. */
let watching = 0;

/**
 * Reads all entries now and whenever another tab writes one, until the returned function is called;
 * then frees them, since there may be thousands.
 */
export function watchLibrary(): () => void {
  watching += 1;
  void loadLibrary();
  const leaveTabs = listenToTabs(() => void loadLibrary());
  return () => {
    leaveTabs();
    watching -= 1;
    if (watching === 0) useLibrary.setState({ entries: undefined });
  };
}

async function loadLibrary(): Promise<void> {
  if (watching === 0) return;
  const entries = await requestFromLibrary(listEntries, (noted) => noted.map(keptOf));
  const deleted = await readDeleted();
  if (watching > 0) useLibrary.setState({ entries, deleted });
}

const FAILED = 'This browser did not take that: its storage may be full, or closed to this page.';

/** Changes the library and reads it again. */
async function act<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    await ready();
    const result = await work();
    useLibrary.setState({ problem: undefined });
    await loadLibrary();
    return result;
  } catch {
    useLibrary.setState({ problem: FAILED });
    return undefined;
  }
}

/** Renames a puzzle; an empty name shows its title again. */
export async function renamePuzzle(id: string, typed: string): Promise<void> {
  const name = typed.trim() === '' ? undefined : typed.trim();
  const revision = await act(() => renameEntry(id, name));
  if (revision !== undefined) noteName(id, name, revision);
}

export const copyPuzzle = (id: string, name: string): Promise<string | undefined> =>
  act(() => copyEntry(id, name, changeNow()));

const readDeleted = async (): Promise<readonly Kept[]> =>
  (await inTime(listDeleted(Date.now())).catch(() => [])).map(readKept);

/** Deletes a puzzle; `restorePuzzle` restores it. */
export async function deletePuzzle(id: string): Promise<void> {
  const stored = await act(() => deleteEntry(id, Date.now()));
  if (stored !== undefined) forgetEntry(id);
}

/** Restores the puzzle deleted last. */
export async function restorePuzzle(): Promise<void> {
  const last = useLibrary.getState().deleted.at(-1);
  if (last !== undefined) await act(() => restoreEntry(idOf(last)));
}

/** An imported puzzle. */
export interface Newcomer {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}

/** Adds unplayed puzzles, the first on top; those already there stay as they are. */
export async function addPuzzles(newcomers: readonly Newcomer[]): Promise<ImportedLibrary> {
  const now = changeNow();
  const entries = newcomers.map(({ type, puzzle }, index) =>
    toStored({
      ...freshEntry(newId(), now - index),
      type: type.id,
      text: writePuzzle(type, puzzle),
      marks: puzzle.givens.map(() => null),
      notes: undefined,
      trials: undefined,
      revision: 1,
    }),
  );
  return (await act(() => addEntries(entries))) ?? { refused: FAILED };
}

/** Adds one and returns its id; `undefined` if storage is unavailable. */
export async function addPuzzle(newcomer: Newcomer): Promise<string | undefined> {
  const text = writePuzzle(newcomer.type, newcomer.puzzle);
  const added = await addPuzzles([newcomer]);
  return 'refused' in added ? undefined : (await entryWithText(newcomer.type, text))?.id;
}

/** All puzzles as the text of a file. */
export const saveLibrary = (): Promise<string | undefined> =>
  act(async () => writeFile(await readAll()));

/** The outcome of importing a file: how many puzzles are new, or a sentence. */
export type ImportedLibrary = Added | { readonly refused: string };

/** Imports the puzzles of a file. */
export async function bringLibrary(text: string): Promise<ImportedLibrary> {
  // The message about an earlier file is obsolete.
  useLibrary.setState({ problem: undefined });
  const file = readFile(text);
  if (file.kind === 'refused') return { refused: file.sentence };
  return (await act(() => addEntries(file.entries))) ?? { refused: FAILED };
}

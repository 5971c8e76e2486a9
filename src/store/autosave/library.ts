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

/** The library as it is looked through. */
export interface Library {
  /** All entries, newest first; `undefined` before they were read, and where nobody looks through them. */
  readonly entries: readonly Kept[] | undefined;
  /** The few that were changed last. */
  readonly latest: readonly Kept[];
  /** What was deleted and can be brought back, the last one last. */
  readonly deleted: readonly Kept[];
  /** What could not be done, in a sentence. */
  readonly problem: string | undefined;
}

export const useLibrary = create<Library>()(() => ({
  entries: undefined,
  latest: [],
  deleted: [],
  problem: undefined,
}));

/** How many the start page begins with. */
const LATEST = 3;

/** Reads what was done last. */
export async function loadLatest(): Promise<void> {
  const latest = await requestFromLibrary(
    () => findLatest(LATEST),
    (noted) => noted.slice(0, LATEST).map(keptOf),
  );
  noteSavedWork(latest.length > 0);
  useLibrary.setState({ latest });
}

/** How many look through the library. */
let watching = 0;

/**
 * Reads all entries, now and whenever another tab writes one, until what this returns is called: then they
 * are let go, which may be thousands.
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

/** Does something with the library, and reads it again. */
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

/** Gives a puzzle a name; an empty one takes it away, so that its title shows. */
export async function renamePuzzle(id: string, typed: string): Promise<void> {
  const name = typed.trim() === '' ? undefined : typed.trim();
  const revision = await act(() => renameEntry(id, name));
  if (revision !== undefined) noteName(id, name, revision);
}

export const copyPuzzle = (id: string, name: string): Promise<string | undefined> =>
  act(() => copyEntry(id, name, changeNow()));

const readDeleted = async (): Promise<readonly Kept[]> =>
  (await inTime(listDeleted(Date.now())).catch(() => [])).map(readKept);

/** Deletes a puzzle; `restorePuzzle` brings it back. */
export async function deletePuzzle(id: string): Promise<void> {
  const stored = await act(() => deleteEntry(id, Date.now()));
  if (stored !== undefined) forgetEntry(id);
}

/** Brings the puzzle back that was deleted last. */
export async function restorePuzzle(): Promise<void> {
  const last = useLibrary.getState().deleted.at(-1);
  if (last !== undefined) await act(() => restoreEntry(idOf(last)));
}

/** A puzzle that comes from elsewhere. */
export interface Newcomer {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}

/** Adds puzzles that nobody has played, the first on top; those that are here already stay as they are. */
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

/** Adds one, and says under which id it is kept; nothing where the browser keeps none. */
export async function addPuzzle(newcomer: Newcomer): Promise<string | undefined> {
  const text = writePuzzle(newcomer.type, newcomer.puzzle);
  const added = await addPuzzles([newcomer]);
  return 'refused' in added ? undefined : (await entryWithText(newcomer.type, text))?.id;
}

/** All puzzles as the text of a file. */
export const saveLibrary = (): Promise<string | undefined> =>
  act(async () => writeFile(await readAll()));

/** What came of a file: how many puzzles are new, or a sentence. */
export type ImportedLibrary = Added | { readonly refused: string };

/** Adds the puzzles of a file to those that are there. */
export async function bringLibrary(text: string): Promise<ImportedLibrary> {
  // What was said of another file does not hold for this one.
  useLibrary.setState({ problem: undefined });
  const file = readFile(text);
  if (file.kind === 'refused') return { refused: file.sentence };
  return (await act(() => addEntries(file.entries))) ?? { refused: FAILED };
}

import { connectEarly } from '#library/database.ts';
import { cleanBin } from '#library/bin.ts';
import { findEntry, findLatest, findNewest, findText, writeEntry } from '#library/entries.ts';
import { newId } from '#library/entry.ts';
import type { Entry, Kept } from '#library/entry.ts';
import { forgetStep, readSteps } from '#library/steps.ts';
import type { Step } from '#library/steps.ts';
import { takeOver } from '#library/takeOver.ts';
import { readRecipe } from '#making/recipe.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fetchPuzzleType, puzzleTypeIds } from '#puzzles/registry.ts';
import { openDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { noteChange } from './changes.ts';
import { adopt, entryOnBoard, warnUnopened } from './autosave.ts';
import { playedOf } from './played.ts';

/** An entry opened as a board. */
export type BoardOf =
  | { readonly kind: 'board'; readonly isPlayed: boolean; show(cause?: 'open' | 'remote'): void }
  /** Code for its house rules did not load; it may be readable later. */
  | { readonly kind: 'unfetched' }
  /** This version cannot read it, or it is of another type. */
  | { readonly kind: 'unreadable' };

/** Reads an entry; the board does not change before `show` is called. */
export async function boardOf(type: PuzzleType, entry: Entry): Promise<BoardOf> {
  if (entry.type !== type.id) return { kind: 'unreadable' };
  const read = await openPuzzle(type, entry.text);
  if (read === 'unfetched') return { kind: 'unfetched' };
  if (!read.ok) return { kind: 'unreadable' };
  const puzzle = read.value;
  const played = playedOf(type, puzzle, entry);
  return {
    kind: 'board',
    isPlayed: isMade(puzzle) || hasWork(played),
    show(cause = 'open') {
      adopt(entry);
      openDocument(type, puzzle, played, entry.id, cause);
    },
  };
}

/** Whether a puzzle was made here, so that it opens for playing. */
const isMade = ({ comments, parameters }: Puzzle): boolean =>
  comments.some((line) => readRecipe(line, parameters) !== undefined);

/** Shows another tab's version of this board. */
export async function catchUp(): Promise<void> {
  const entry = await entryWithId(entryOnBoard());
  // Its rules may be others, if somebody is writing them.
  const type = entry === undefined ? undefined : await fetchPuzzleType(entry.type);
  const board = entry === undefined || type === undefined ? undefined : await boardOf(type, entry);
  if (board?.kind === 'board') board.show('remote');
}

/** The most recently changed readable board of a type, and newer ones that cannot be read. */
export interface Newest {
  readonly board: Exclude<BoardOf, { readonly kind: 'unreadable' }> | undefined;
  readonly unreadable: string | undefined;
}

/** The most entries that are tried. */
const TRIED = 20;

/** The most recently changed board of a type. */
export async function newestBoard(type: PuzzleType): Promise<Newest> {
  const entries = await requestFromLibrary(
    () => findNewest(type.id, TRIED),
    (noted) => noted.filter(({ entry }) => entry.type === type.id).map(keptOf),
  );
  let unreadable: string | undefined;
  for (const kept of entries) {
    const board = kept.kind === 'entry' ? await boardOf(type, kept.entry) : undefined;
    if (board !== undefined && board.kind !== 'unreadable') return { board, unreadable };
    unreadable ??= kept.kind === 'entry' ? kept.entry.text : kept.text;
  }
  return { board: undefined, unreadable };
}

/** The entry with an id, if this version can read it. */
export const entryWithId = async (id: string): Promise<Entry | undefined> =>
  readable(
    await requestFromLibrary(
      () => findEntry(id),
      (noted) => noted.filter(({ entry }) => entry.id === id).map(keptOf)[0],
    ),
  );

/** The entry of a puzzle with exactly this text. */
export const entryWithText = async (type: PuzzleType, text: string): Promise<Entry | undefined> =>
  readable(
    await requestFromLibrary(
      () => findText(type.id, text),
      (noted) =>
        noted.filter(({ entry }) => entry.type === type.id && entry.text === text).map(keptOf)[0],
    ),
  );

const readable = (kept: Kept | undefined): Entry | undefined =>
  kept?.kind === 'entry' ? kept.entry : undefined;

/** A noted step's entry, as the database would return it. */
export const keptOf = ({ entry }: Step): Kept => ({ kind: 'entry', entry });

/** How long to wait for the database, in milliseconds. */
const SILENCE_MILLISECONDS = 3000;
/** Whether the database timed out; later calls do not wait until it answers. */
let isSilent = false;

/** A result of the database; lists are ordered newest first. */
type Answer = Kept | undefined | readonly Kept[];

/**
 * Queries the database and merges noted steps that are not in it yet. Without a database, only the
 * steps.
 */
export async function requestFromLibrary<A extends Answer>(
  read: () => Promise<A>,
  without: (noted: readonly Step[]) => A,
): Promise<A> {
  try {
    await ready();
    return withSteps(await inTime(read()), readSteps(), without);
  } catch {
    warnUnopened();
    return without(readSteps());
  }
}

/** Replaces the entries that noted steps are based on. */
function withSteps<A extends Answer>(
  found: A,
  steps: readonly Step[],
  without: (noted: readonly Step[]) => A,
): A {
  if (steps.length === 0) return found;
  const all: readonly Kept[] = Array.isArray(found) ? found : found === undefined ? [] : [found];
  const inDatabase = new Map(all.map((kept) => [idOf(kept), kept]));
  // A revision that another tab wrote later wins over a noted step.
  const newer = steps.filter(({ entry, base }) => revisionIn(inDatabase.get(entry.id)) <= base);
  const past = new Set(newer.map(({ entry }) => entry.id));
  const left = all.filter((kept) => !past.has(idOf(kept)));
  const noted = without(newer);
  if (!Array.isArray(found)) return noted ?? (left[0] as A);
  const both = [...(noted as readonly Kept[]), ...left];
  return both.toSorted((one, other) => changedOf(other) - changedOf(one)) as readonly Kept[] as A;
}

const about = (kept: Kept) => (kept.kind === 'entry' ? kept.entry : kept);
export const idOf = (kept: Kept): string => about(kept).id;
const changedOf = (kept: Kept): number => about(kept).changed;
const revisionIn = (kept: Kept | undefined): number =>
  kept?.kind === 'entry' ? kept.entry.revision : 0;

/** The database's answer; rejects after a timeout. */
export const inTime = <Answer>(coming: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      isSilent = true;
      reject(new Error('The database does not answer'));
    };
    const timer = setTimeout(giveUp, isSilent ? 0 : SILENCE_MILLISECONDS);
    const settle = () => {
      clearTimeout(timer);
      isSilent = false;
    };
    coming.finally(settle).then(resolve, reject);
  });

let preparing: Promise<void> | undefined;

/** Writes the noted steps of earlier visits to the database. Rejects if that is unavailable. */
export function ready(): Promise<void> {
  preparing ??= inTime(prepare());
  // After a failure, the next caller tries again.
  preparing.catch(() => {
    preparing = undefined;
  });
  return preparing;
}

async function prepare(): Promise<void> {
  connectEarly();
  for (const step of readSteps()) await writeStep(step);
  await takeOver(puzzleTypeIds, Date.now());
  await cleanBin(Date.now());
  for (const kept of await findLatest(1)) noteChange(changedOf(kept));
}

/** Writes a noted step; as a new entry if another tab changed the old one. */
async function writeStep({ entry, base }: Step): Promise<void> {
  const written = await writeEntry(entry, base);
  if (written.kind === 'behind') await writeEntry({ ...entry, id: newId(), revision: 0 }, 0);
  forgetStep(entry);
}

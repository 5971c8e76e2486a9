import { changeEntries, look } from './database.ts';
import type { Entries } from './database.ts';
import { isSameWork, newId, readKept, revisionOf, toStored } from './entry.ts';
import type { Entry, Kept, Stored } from './entry.ts';

// Everything here rejects where the browser keeps nothing, or no more.

/** What became of writing an entry. */
export type StoreOutcome =
  | { readonly kind: 'written'; readonly revision: number }
  /** Another tab has written something else since; that stays as it is. */
  | { readonly kind: 'behind' };

/**
 * Writes what was done since revision `base`, 0 for an entry that is new. What other versions keep
 * beside it stays; what another tab wrote since is not written over, nor what the same visit changed later: a
 * second tab may have read one of its steps from the local storage meanwhile.
 */
export const writeEntry = (entry: Entry, base: number): Promise<StoreOutcome> =>
  changeEntries(async (entries) => {
    const stored = await entries.get(entry.id);
    // What another tab deleted while it was changed here is kept again.
    const there = stored === undefined ? 0 : revisionOf(stored);
    if (stored !== undefined && there > base && stored['writer'] !== entry.writer) {
      return isSameWork(stored, toStored(entry))
        ? { kind: 'written', revision: there }
        : { kind: 'behind' };
    }
    if (stored?.['writer'] === entry.writer && changedOf(readKept(stored)) > entry.changed) {
      return { kind: 'written', revision: there };
    }
    const revision = Math.max(base, there) + 1;
    await entries.put({ ...stored, ...entry, revision });
    return { kind: 'written', revision };
  });

/** Gives an entry another name, or none; the new revision, where it is there. */
export const renameEntry = (id: string, name: string | undefined): Promise<number | undefined> =>
  changeEntries(async (entries) => {
    const stored = await entries.get(id);
    if (stored === undefined) return undefined;
    const revision = revisionOf(stored) + 1;
    await entries.put({ ...stored, name, revision, writer: undefined });
    return revision;
  });

/** The entry with an id. */
export const findEntry = (id: string): Promise<Kept | undefined> =>
  look(async (entries) => {
    const stored = await entries.get(id);
    return stored === undefined ? undefined : readKept(stored);
  });

/** The entry of a puzzle that has just this text; of several the one that was changed last. */
export const findText = (type: string, text: string): Promise<Kept | undefined> =>
  look(async (entries) => {
    const found = await entries.index('by-text').getAll([type, text]);
    return newestFirst(found.map(readKept))[0];
  });

/** The `most` entries of a type that were changed last, newest first. */
export const findNewest = (type: string, most: number): Promise<readonly Kept[]> =>
  look((entries) =>
    takeNewest(entries.index('by-type-and-change'), IDBKeyRange.bound([type], [type, []]), most),
  );

/** What was changed last of all, newest first; `most` of them. */
export const findLatest = (most: number): Promise<readonly Kept[]> =>
  look((entries) => takeNewest(entries.index('by-change'), null, most));

/** A place in the entries, and the way to the next. */
interface Cursor {
  readonly value: Stored;
  continue(): Promise<Cursor | null>;
}

/** An index that has entries in the order of their changes. */
interface Ordered {
  openCursor(range: IDBKeyRange | null, direction: 'prev'): Promise<Cursor | null>;
  getAll(range: IDBKeyRange | null): Promise<readonly Stored[]>;
}

async function takeNewest(
  index: Ordered,
  range: IDBKeyRange | null,
  most: number,
): Promise<readonly Kept[]> {
  try {
    const found: Kept[] = [];
    let at = await index.openCursor(range, 'prev');
    for (; at !== null && found.length < most; at = await at.continue()) {
      found.push(readKept(at.value));
    }
    return found;
  } catch {
    // Where a cursor fails, all of them may still be had at once.
    return newestFirst((await index.getAll(range)).map(readKept)).slice(0, most);
  }
}

/** All entries, newest first. */
export const listEntries = (): Promise<readonly Kept[]> =>
  look(async (entries) => newestFirst((await entries.getAll()).map(readKept)));

/** All entries as they are stored, with whatever other versions added. */
export const readAll = (): Promise<readonly Stored[]> => look((entries) => entries.getAll());

const changedOf = (kept: Kept): number => (kept.kind === 'entry' ? kept.entry : kept).changed;

const newestFirst = (kept: readonly Kept[]): readonly Kept[] =>
  kept.toSorted((one, other) => changedOf(other) - changedOf(one));

/** How many entries came, and how many were there already. */
export interface Added {
  readonly added: number;
  readonly there: number;
}

/**
 * Adds entries and writes over none: what is there already with the same work is left out, and what
 * has the id of something else gets one of its own.
 */
export const addEntries = (fresh: readonly Stored[]): Promise<Added> =>
  changeEntries((entries) => addTo(entries, fresh));

/** Adds entries within a transaction, as `addEntries` does. */
export async function addTo(
  entries: Entries<'readwrite'>,
  fresh: readonly Stored[],
): Promise<Added> {
  let added = 0;
  for (const each of fresh) {
    const namesake = await entries.get(each.id);
    const { type, text } = each;
    const twins =
      typeof type === 'string' && typeof text === 'string'
        ? await entries.index('by-text').getAll([type, text])
        : [];
    if ([...twins, namesake].some((other) => other !== undefined && isSameWork(other, each))) {
      continue;
    }
    await entries.put(namesake === undefined ? each : { ...each, id: newId() });
    added += 1;
  }
  return { added, there: fresh.length - added };
}

/** Copies an entry, as one that was begun at `now`. The copy's id; nothing where it is gone. */
export const copyEntry = (id: string, name: string, now: number): Promise<string | undefined> =>
  changeEntries(async (entries) => {
    const stored = await entries.get(id);
    if (stored === undefined) return undefined;
    const copy = newId();
    await entries.put({ ...stored, id: copy, name, begun: now, changed: now, revision: 1 });
    return copy;
  });

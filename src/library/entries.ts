import { changeEntries, look } from './database.ts';
import type { Entries } from './database.ts';
import { isSameWork, newId, readKept, revisionOf, toStored } from './entry.ts';
import type { Entry, Kept, Stored } from './entry.ts';

// All functions here reject if the browser's storage is unavailable or full.

/** The outcome of writing an entry. */
export type StoreOutcome =
  | { readonly kind: 'written'; readonly revision: number }
  /** Another tab has written since; its version is kept. */
  | { readonly kind: 'behind' };

/**
 * Writes an entry based on revision `base`, 0 for a new one. Keeps fields of other versions. Does
 * not overwrite what another tab wrote since, nor later changes of this visit, which a second tab
 * may have read from local storage meanwhile.
 */
export const writeEntry = (entry: Entry, base: number): Promise<StoreOutcome> =>
  changeEntries(async (entries) => {
    const stored = await entries.get(entry.id);
    // An entry that another tab deleted meanwhile is written again.
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

/** Renames an entry, or removes its name; returns the new revision if the entry exists. */
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

/** The most recently changed entry with exactly this text. */
export const findText = (type: string, text: string): Promise<Kept | undefined> =>
  look(async (entries) => {
    const found = await entries.index('by-text').getAll([type, text]);
    return newestFirst(found.map(readKept))[0];
  });

/** The most recently changed entries of a type, newest first. */
export const findNewest = (type: string, most: number): Promise<readonly Kept[]> =>
  look((entries) =>
    takeNewest(entries.index('by-type-and-change'), IDBKeyRange.bound([type], [type, []]), most),
  );

/** The most recently changed entries of all types, newest first. */
export const findLatest = (most: number): Promise<readonly Kept[]> =>
  look((entries) => takeNewest(entries.index('by-change'), null, most));

/** The part of an IDB cursor that is used here. */
interface Cursor {
  readonly value: Stored;
  continue(): Promise<Cursor | null>;
}

/** An index ordered by the time of change. */
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
    // If the cursor fails, `getAll` may still work.
    return newestFirst((await index.getAll(range)).map(readKept)).slice(0, most);
  }
}

/** All entries, newest first. */
export const listEntries = (): Promise<readonly Kept[]> =>
  look(async (entries) => newestFirst((await entries.getAll()).map(readKept)));

/** All entries as stored, including fields of other versions. */
export const readAll = (): Promise<readonly Stored[]> => look((entries) => entries.getAll());

const changedOf = (kept: Kept): number => (kept.kind === 'entry' ? kept.entry : kept).changed;

const newestFirst = (kept: readonly Kept[]): readonly Kept[] =>
  kept.toSorted((one, other) => changedOf(other) - changedOf(one));

/** How many entries were added, and how many were there already. */
export interface Added {
  readonly added: number;
  readonly there: number;
}

/**
 * Adds entries without overwriting any: skips those already there with the same work, and gives a
 * new id to one whose id is taken.
 */
export const addEntries = (fresh: readonly Stored[]): Promise<Added> =>
  changeEntries((entries) => addTo(entries, fresh));

/** The same within a transaction. */
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

/** Copies an entry, begun at `now`. Returns the copy's id, or `undefined` if the entry is gone. */
export const copyEntry = (id: string, name: string, now: number): Promise<string | undefined> =>
  changeEntries(async (entries) => {
    const stored = await entries.get(id);
    if (stored === undefined) return undefined;
    const copy = newId();
    await entries.put({ ...stored, id: copy, name, begun: now, changed: now, revision: 1 });
    return copy;
  });

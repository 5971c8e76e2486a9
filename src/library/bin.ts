import { changeWithBin, lookIntoBin } from './database.ts';
import type { Deleted } from './database.ts';
import { addTo } from './entries.ts';
import type { Added } from './entries.ts';
import { isStored } from './entry.ts';
import type { Stored } from './entry.ts';

// All functions here reject if the browser's storage is unavailable or full.

/** How long a deleted entry can be restored: a week, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Moves an entry to the bin; returns it. */
export const deleteEntry = (id: string, now: number): Promise<Stored | undefined> =>
  changeWithBin(async (entries, bin) => {
    const stored = await entries.get(id);
    if (stored === undefined) return undefined;
    await entries.delete(id);
    await bin.put({ id, at: now, stored });
    return stored;
  });

const isYoung = ({ at }: Deleted, now: number): boolean => now - at < MAX_AGE_MS;

/** Entries deleted within the last week, latest last. */
export const listDeleted = (now: number): Promise<readonly Stored[]> =>
  lookIntoBin(async (bin) =>
    (await bin.getAll())
      .filter((each) => isYoung(each, now))
      .toSorted((one, other) => one.at - other.at)
      .map(({ stored }) => stored),
  );

/** Restores a deleted entry. */
export const restoreEntry = (id: string): Promise<Added> =>
  changeWithBin(async (entries, bin) => {
    const deleted = await bin.get(id);
    if (deleted === undefined) return { added: 0, there: 0 };
    await bin.delete(id);
    return addTo(entries, [deleted.stored]);
  });

/**
 * Deletes entries that have been in the bin for more than a week, and imports the bin of earlier
 * versions.
 */
export async function cleanBin(now: number): Promise<void> {
  const former = formerDeleted();
  await changeWithBin(async (_, bin) => {
    for (const deleted of await bin.getAll()) {
      if (!isYoung(deleted, now)) await bin.delete(deleted.id);
    }
    for (const { at, stored } of former) {
      if (now - at < MAX_AGE_MS) await bin.put({ id: stored.id, at, stored });
    }
  });
  if (former.length > 0) localStorage.removeItem(FORMER);
}

/** The local storage key under which versions before 0.2 kept the last twenty deleted entries. */
const FORMER = 'gridproof:deleted';

function formerDeleted(): readonly Omit<Deleted, 'id'>[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FORMER) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFormer) : [];
  } catch {
    return [];
  }
}

const isFormer = (each: unknown): each is Omit<Deleted, 'id'> =>
  typeof each === 'object' &&
  each !== null &&
  typeof Reflect.get(each, 'at') === 'number' &&
  isStored(Reflect.get(each, 'stored'));

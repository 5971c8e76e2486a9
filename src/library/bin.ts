import { changeWithBin, lookIntoBin } from './database.ts';
import type { Deleted } from './database.ts';
import { addTo } from './entries.ts';
import type { Added } from './entries.ts';
import { isStored } from './entry.ts';
import type { Stored } from './entry.ts';

// Everything here rejects where the browser keeps nothing, or no more.

/** How long an entry can be brought back, in milliseconds: a week. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Takes an entry away, and keeps it for a week for whoever wants it back; what it was. */
export const deleteEntry = (id: string, now: number): Promise<Stored | undefined> =>
  changeWithBin(async (entries, bin) => {
    const stored = await entries.get(id);
    if (stored === undefined) return undefined;
    await entries.delete(id);
    await bin.put({ id, at: now, stored });
    return stored;
  });

const isYoung = ({ at }: Deleted, now: number): boolean => now - at < MAX_AGE_MS;

/** What was deleted within the last week, the last one last. */
export const listDeleted = (now: number): Promise<readonly Stored[]> =>
  lookIntoBin(async (bin) =>
    (await bin.getAll())
      .filter((each) => isYoung(each, now))
      .toSorted((one, other) => one.at - other.at)
      .map(({ stored }) => stored),
  );

/** Brings an entry back that was deleted. */
export const restoreEntry = (id: string): Promise<Added> =>
  changeWithBin(async (entries, bin) => {
    const deleted = await bin.get(id);
    if (deleted === undefined) return { added: 0, there: 0 };
    await bin.delete(id);
    return addTo(entries, [deleted.stored]);
  });

/** Forgets what was deleted longer than a week ago, and takes over what earlier versions had deleted. */
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

/** Where versions before 0.2 had the last twenty of what was deleted, in local storage. */
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

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** An entry of the library, as far as tests look into it. */
export interface KeptEntry {
  readonly id: string;
  readonly type: string;
  readonly text?: string;
  readonly marks?: readonly (number | null)[];
  readonly name?: string;
  readonly raw?: string;
  readonly verdict?: string;
  readonly [other: string]: unknown;
}

/** All that the browser keeps, once no step is on its way any more; the last changed one first. */
export async function library(page: Page): Promise<readonly KeptEntry[]> {
  const onTheirWay = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((name) => name.startsWith('gridproof:step:')).length,
    );
  await expect.poll(onTheirWay).toBe(0);
  return page.evaluate(async () => {
    // Opening what is not there would make it.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'gridproof')) return [];
    return new Promise<KeptEntry[]>((resolve, reject) => {
      const opening = indexedDB.open('gridproof');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const asking = database.transaction('entries').objectStore('entries').getAll();
        asking.addEventListener('success', () => {
          database.close();
          const all = asking.result as (KeptEntry & { changed: number })[];
          resolve(all.toSorted((one, other) => other.changed - one.changed));
        });
      });
    });
  });
}

/** What was done of each entry, without what is said about it. */
export const works = (entries: readonly KeptEntry[]) =>
  entries.map(({ id, type, text, marks, raw }) => ({ id, type, text, marks, raw }));

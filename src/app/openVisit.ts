import { openToday, TODAY } from '#features/make/openToday.ts';
import { openAddress } from '#features/share/address.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { titlePage } from './pageTitle.ts';
import { newestVisit } from './route.ts';
import { splitHash } from '#puzzle/link.ts';
import { LAB } from '#puzzle/typeId.ts';
import type { Visit } from './route.ts';

/** The outcome of a visit to a puzzle's address. */
export interface OpenedVisit {
  readonly visit: Visit;
  /** Whether everything that the page needs was fetched. */
  readonly isWhole: boolean;
}

/** Opens the puzzle of an address; `undefined` if the visitor has left meanwhile. */
export async function openVisit(visit: Visit): Promise<OpenedVisit | undefined> {
  const { id, payload } = splitHash(visit.hash);
  try {
    if (id === LAB) {
      const { openLab } = await import('#features/lab/openLab.ts');
      const isWhole = await openLab(payload, visit.entry, () => newestVisit() === visit);
      return { visit, isWhole };
    }
    const type = await fetchPuzzleType(id);
    if (newestVisit() !== visit || type === undefined) return undefined;
    titlePage(type.name);
    const isToday = payload === TODAY;
    const arrival = await openAddress(type, isToday ? undefined : payload, visit.entry);
    if (isToday && arrival === 'opened') void openToday(type, () => newestVisit() === visit);
    return { visit, isWhole: arrival === 'opened' };
  } catch {
    return { visit, isWhole: false };
  }
}

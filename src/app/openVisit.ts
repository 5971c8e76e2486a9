import { openAddress } from '#features/share/address.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { titlePage } from './pageTitle.ts';
import { newestVisit } from './route.ts';
import { splitHash } from '#puzzle/link.ts';
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
    const type = await fetchPuzzleType(id);
    if (newestVisit() !== visit || type === undefined) return undefined;
    titlePage(type.name);
    return { visit, isWhole: (await openAddress(type, payload, visit.entry)) === 'opened' };
  } catch {
    return { visit, isWhole: false };
  }
}

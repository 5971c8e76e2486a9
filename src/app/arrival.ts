import { openAddress } from '#features/share/address.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { titlePage } from './pageTitle.ts';
import { newestVisit, parseRoute } from './route.ts';
import type { Visit } from './route.ts';

/** What came of a visit to a puzzle's address. */
export interface Arrival {
  readonly visit: Visit;
  /** Whether all came that its page needs. */
  readonly isWhole: boolean;
}

let first: { readonly visit: Visit; readonly opening: Promise<Arrival | undefined> } | undefined;
let firstArrival: Arrival | undefined;

/** Opens the puzzle that the first address names: it is looked up while the page is drawn around it. */
export function arriveEarly(): void {
  const visit = newestVisit();
  const opening = open(visit);
  first = { visit, opening };
  void opening.then((arrival) => (firstArrival = arrival));
}

/** The arrival from a visit, where that was over before the page was drawn. */
export const earlyArrival = (visit: Visit): Arrival | undefined =>
  firstArrival?.visit === visit ? firstArrival : undefined;

/** Opens the puzzle that an address names, unless the visitor goes on before. */
export async function arrive(visit: Visit): Promise<Arrival | undefined> {
  return first?.visit === visit ? first.opening : open(visit);
}

async function open(visit: Visit): Promise<Arrival | undefined> {
  const { id, payload } = parseRoute(visit.hash);
  try {
    const type = await fetchPuzzleType(id);
    if (newestVisit() !== visit || type === undefined) return undefined;
    titlePage(type.name);
    return { visit, isWhole: (await openAddress(type, payload, visit.entry)) === 'opened' };
  } catch {
    return { visit, isWhole: false };
  }
}

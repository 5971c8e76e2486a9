import { expectPayload, openAddress } from '#features/share/address.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { useDocument } from '#store/document/document.ts';
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

/** The first visit, while it is under way. */
export interface EarlyArrival {
  /** Resolves once a puzzle is on the board, or none will be: whether one is. */
  readonly isShown: Promise<boolean>;
  /**
   * Resolves once it is known whether that was begun before: whether it is now on the board as it was
   * left, and what was there until then is not.
   */
  readonly isOther: Promise<boolean>;
}

/** Opens the puzzle that the first address names: it is looked up while the page is drawn around it. */
export function arriveEarly(): EarlyArrival {
  const visit = newestVisit();
  const { payload } = parseRoute(visit.hash);
  if (payload !== undefined) expectPayload(payload);
  let show: (isShown: boolean) => void = () => {};
  const isShown = new Promise<boolean>((resolve) => (show = resolve));
  /** The entry that was on the board first. */
  let shown: string | undefined;
  const arrived = (arrival: Arrival | undefined): void => {
    firstArrival = arrival;
    shown ??= useDocument.getState().entry;
    show(arrival?.isWhole === true);
  };
  const opening = open(visit, () => arrived({ visit, isWhole: true }));
  first = { visit, opening };
  const isOther = opening.then((arrival) => {
    arrived(arrival);
    return useDocument.getState().entry !== shown;
  });
  return { isShown, isOther };
}

/** The arrival from a visit, where that was over before the page was drawn. */
export const earlyArrival = (visit: Visit): Arrival | undefined =>
  firstArrival?.visit === visit ? firstArrival : undefined;

/** Opens the puzzle that an address names, unless the visitor goes on before. */
export async function arrive(visit: Visit): Promise<Arrival | undefined> {
  return first?.visit === visit ? first.opening : open(visit);
}

async function open(visit: Visit, onShown?: () => void): Promise<Arrival | undefined> {
  const { id, payload } = parseRoute(visit.hash);
  try {
    const type = await fetchPuzzleType(id);
    if (newestVisit() !== visit || type === undefined) return undefined;
    // A browser draws its own window anew for a title: the first waits until the page is drawn.
    if (onShown === undefined) titlePage(type.name);
    return {
      visit,
      isWhole: (await openAddress(type, payload, visit.entry, onShown)) === 'opened',
    };
  } catch {
    return { visit, isWhole: false };
  }
}

import { create } from 'zustand';
import {
  isWorkboxError,
  keepOffline,
  lookForWaiting,
  offerInstalling,
  takeNewest,
} from './offline.ts';

/**
 * Whether a newer release than this page's is known: `newer` if it can wait, `needed` if something
 * is missing without it, `put off` if the user dismissed it for now.
 */
export type Release = 'current' | 'newer' | 'needed' | 'put off';

export const useRelease = create<{ readonly release: Release }>()(() => ({ release: 'current' }));

/** The least interval between checks when the tab becomes visible, in milliseconds. */
const PAUSE = 600_000;

/** A release that is needed stays so. */
function tell(release: 'newer' | 'needed'): void {
  const isNeeded = useRelease.getState().release === 'needed';
  useRelease.setState({ release: isNeeded ? 'needed' : release });
}

/** The number of dismissals: checks that started before one stay silent. */
let timesPutOff = 0;

/** Reloads the page with the newest release. */
export async function openNewest(): Promise<void> {
  await takeNewest();
  location.reload();
}

/** The delay before files are cached for offline use, in milliseconds. */
const UNHURRIED = 3000;

/** The time of the last check, by `Date.now()`. */
let looked = 0;
let looking: Promise<void> | undefined;

/** The entry script in an index.html of ours; its hashed name identifies the release. */
export const entryOf = (html: string): string | undefined =>
  /\ssrc="(\.\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1];

/** Looks for a newer release; finds none if the page cannot be fetched or is something else. */
async function look(found: 'newer' | 'needed'): Promise<void> {
  // The development server updates the page by itself.
  if (import.meta.env.DEV) return;
  looked = Date.now();
  const before = timesPutOff;
  const say = (): void => {
    if (timesPutOff === before) tell(found);
  };
  try {
    const here = entryOf(Array.from(document.scripts, ({ outerHTML }) => outerHTML).join(''));
    const isWaiting = here === undefined ? undefined : await lookForWaiting(here);
    if (isWaiting !== undefined) return isWaiting ? say() : undefined;
    // A service worker answers from its cache where there is no query.
    const there = entryOf(await (await fetch('./?newest', { cache: 'no-store' })).text());
    if (there !== undefined && there !== here) say();
  } catch {
    // Offline, there is no newer release.
  }
}

/** A file was not found: a new release may have replaced it. */
export function suspectRelease(): void {
  const { release } = useRelease.getState();
  // After a dismissal, no reminder at every step.
  if (release === 'needed' || release === 'put off') return;
  looking ??= look('needed').finally(() => (looking = undefined));
}

/** Dismisses the message until the tab becomes visible again. */
export function putOff(): void {
  looked = Date.now();
  timesPutOff += 1;
  useRelease.setState({ release: 'put off' });
}

/** Checks for releases when a file is not found and when the tab becomes visible. */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The `catch` of who imported it comes first.
    setTimeout(() => (isWorkboxError(payload) ? void look('newer') : suspectRelease()));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= PAUSE) void look('newer');
  });
  setTimeout(() => {
    offerInstalling();
    keepOffline(() => tell('newer')).catch(() => {});
  }, UNHURRIED);
}

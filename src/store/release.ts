import { create } from 'zustand';
import { keepOffline, lookForWaiting, offerInstalling, takeNewest } from './offline.ts';

/**
 * Whether there is a newer release than this tab was opened from, as far as is known: one that waits
 * for a good moment, or one without which something here is missing; `put off` when the person was
 * told and wants to go on here for now.
 */
export type Release = 'current' | 'newer' | 'needed' | 'put off';

export const useRelease = create<{ readonly release: Release }>()(() => ({ release: 'current' }));

/** A tab that comes back to sight looks so often at most, in milliseconds. */
const PAUSE = 600_000;

const tell = (release: 'newer' | 'needed'): void => useRelease.setState({ release });

/** How often it was put off: what was being looked for before is not said after that. */
let timesPutOff = 0;

/** Opens the page again, as the newest release. */
export async function openNewest(): Promise<void> {
  await takeNewest();
  location.reload();
}

/** What is kept for visits without a network is fetched when the page has been drawn, in milliseconds. */
const UNHURRIED = 3000;

/** When it was last looked, as `Date.now()` says. */
let looked = 0;
let looking: Promise<void> | undefined;

/** The script that an index.html of ours starts; its name tells one release from another. */
export const entryOf = (html: string): string | undefined =>
  /\ssrc="(\.\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1];

/** Where the page cannot be had, or something else comes in its place, nothing is known. */
async function look(found: 'newer' | 'needed'): Promise<void> {
  // A development server has no releases: it sends what changed by itself.
  if (import.meta.env.DEV) return;
  looked = Date.now();
  const before = timesPutOff;
  const say = (): void => {
    if (timesPutOff === before) tell(found);
  };
  try {
    const isWaiting = await lookForWaiting();
    // Where a service worker answers, what it keeps would come in place of what the host has.
    if (isWaiting !== undefined) return isWaiting ? say() : undefined;
    const there = entryOf(await (await fetch(location.href, { cache: 'no-store' })).text());
    const here = entryOf(Array.from(document.scripts, ({ outerHTML }) => outerHTML).join(''));
    if (there !== undefined && there !== here) say();
  } catch {
    // Offline.
  }
}

/** Something could not be fetched: a new release may have taken its place. */
export function suspectRelease(): void {
  const { release } = useRelease.getState();
  // Whoever put it off is not reminded at every step.
  if (release === 'needed' || release === 'put off') return;
  looking ??= look('needed').finally(() => (looking = undefined));
}

/** Goes on with this release until the tab comes back to sight some time. */
export function putOff(): void {
  looked = Date.now();
  timesPutOff += 1;
  useRelease.setState({ release: 'put off' });
}

/** Looks for a newer release when a part of the page does not come, and when the tab is seen again. */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', suspectRelease);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= PAUSE) void look('newer');
  });
  setTimeout(() => {
    offerInstalling();
    keepOffline(() => tell('newer')).catch(() => {});
  }, UNHURRIED);
}

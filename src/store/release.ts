import { create } from 'zustand';

/**
 * Whether the host has a newer release than this tab was opened from, as far as is known; `put off`
 * when the person was told and wants to go on here for now.
 */
export type Release = 'current' | 'newer' | 'put off';

export const useRelease = create<{ readonly release: Release }>()(() => ({ release: 'current' }));

/** A tab that comes back to sight looks so often at most, in milliseconds. */
const PAUSE = 600_000;

/** When it was last looked, as `Date.now()` says. */
let looked = 0;
let looking: Promise<void> | undefined;

/** The script that an index.html of ours starts; its name tells one release from another. */
export const entryOf = (html: string): string | undefined =>
  /\ssrc="(\.\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1];

/** Where the page cannot be had, or something else comes in its place, nothing is known. */
async function look(): Promise<void> {
  // A development server has no releases: it sends what changed by itself.
  if (import.meta.env.DEV) return;
  looked = Date.now();
  try {
    const there = entryOf(await (await fetch(location.href, { cache: 'no-store' })).text());
    const here = entryOf(Array.from(document.scripts, ({ outerHTML }) => outerHTML).join(''));
    if (there === undefined || there === here) return;
    useRelease.setState({ release: 'newer' });
  } catch {
    // Offline.
  }
}

/** Something could not be fetched: a new release may have taken its place. */
export function suspectRelease(): void {
  // Whoever put it off is not reminded at every step.
  if (useRelease.getState().release !== 'current') return;
  looking ??= look().finally(() => (looking = undefined));
}

/** Goes on with this release until the tab comes back to sight some time. */
export function putOff(): void {
  looked = Date.now();
  useRelease.setState({ release: 'put off' });
}

/** Looks for a newer release when a part of the page does not come, and when the tab is seen again. */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', suspectRelease);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= PAUSE) void look();
  });
}

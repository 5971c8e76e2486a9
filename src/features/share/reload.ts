/** The session storage key for the entry on this tab's board. */
const KEY = 'gridproof:entry';

/**
 * Stores the board's entry for a reload. A browser that reloads while the address is being written
 * loses the history state, and may restore the address from before or after: `hashes`.
 */
export function noteReload(entry: string, hashes: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ entry, hashes }));
  } catch {
    // Without storage, only the history state knows the entry.
  }
}

/** The entry that was on the board at `hash` before a reload. */
export function entryBeforeReload(hash: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') {
    return undefined;
  }
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isNoted(noted) && noted.hashes.includes(hash) ? noted.entry : undefined;
  } catch {
    return undefined;
  }
}

const isNoted = (
  noted: unknown,
): noted is { readonly entry: string; readonly hashes: readonly unknown[] } =>
  typeof noted === 'object' &&
  noted !== null &&
  'entry' in noted &&
  typeof noted.entry === 'string' &&
  'hashes' in noted &&
  Array.isArray(noted.hashes);

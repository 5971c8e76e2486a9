/** Where a tab notes which entry is on its board, in the session storage. */
const KEY = 'gridproof:entry';

/**
 * Notes the entry on the board for a reload of the page. A browser that reloads while the address is being
 * written forgets the entry in its history, and may come back to the address before or after it: `hashes`.
 */
export function noteReload(entry: string, hashes: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ entry, hashes }));
  } catch {
    // Where storage is blocked, only the browser's history knows the entry.
  }
}

/** The entry that was on the board at `hash` before this page was reloaded. */
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

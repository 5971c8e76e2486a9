/** Where the start page looks, before any script has run, whether it is a newcomer's; see `prepare`. */
const KEY = 'gridproof:begun';

/** Notes whether there is anything to go on with. */
export function noteSavedWork(isBegun: boolean): void {
  try {
    if (isBegun) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the start page looks like a newcomer's until its script has run.
  }
}

/**
 * The local storage key that `prepare` reads before any script has run, to choose the start page of
 * a newcomer or of a returning visitor.
 */
const KEY = 'gridproof:begun';

/** Stores whether there is saved work. */
export function noteSavedWork(isBegun: boolean): void {
  try {
    if (isBegun) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the start page looks like a newcomer's until its script has run.
  }
}

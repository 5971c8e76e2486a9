/** Since when the board is in sight and its time was not taken, by the page's clock, in milliseconds. */
let since: number | undefined;
/** Whether the page shows a board at all. */
let isOnPage = false;

const isInSight = (): boolean => isOnPage && document.visibilityState === 'visible';

/** How long the board was in sight since this was asked last, in milliseconds. */
export function takeTime(): number {
  const now = performance.now();
  const time = since === undefined ? 0 : now - since;
  since = isInSight() ? now : undefined;
  return time;
}

/** Counts from now on while the page is in sight, until what this returns is called. */
export function startClock(): () => void {
  isOnPage = true;
  const begin = (): void => {
    if (isInSight()) since ??= performance.now();
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  return () => {
    isOnPage = false;
    document.removeEventListener('visibilitychange', begin);
  };
}

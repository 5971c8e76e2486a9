/** Since when the time runs that is not in `counted` yet, by the page's clock, in milliseconds. */
let since: number | undefined;
/** How long the board was in sight until then and since the time was taken, in milliseconds. */
let counted = 0;
/** Whether the page shows a board at all. */
let isOnPage = false;
/** Whether the board is finished, so that looking at it takes no time. */
let isFinished = false;

const isRunning = (): boolean => isOnPage && !isFinished && document.visibilityState === 'visible';

/** Counts what has run until now, and goes on if the time does. */
function turn(): void {
  const now = performance.now();
  if (since !== undefined) counted += now - since;
  since = isRunning() ? now : undefined;
}

/** How long the board was in sight since its time was taken, in milliseconds. */
export const runningTime = (): number =>
  counted + (since === undefined ? 0 : performance.now() - since);

/** How long the board was in sight since this was asked last, in milliseconds. */
export function takeTime(): number {
  turn();
  const time = counted;
  counted = 0;
  return time;
}

/** Has the time stand still at a finished board, or run again. */
export function finishClock(finished: boolean): void {
  turn();
  isFinished = finished;
  turn();
}

/** Counts from now on while the page is in sight, until what this returns is called. */
export function startClock(): () => void {
  isOnPage = true;
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    isOnPage = false;
    turn();
    document.removeEventListener('visibilitychange', turn);
  };
}

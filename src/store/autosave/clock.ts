import { useDocument } from '#store/document/document.ts';
import { editedLayer } from '#store/document/layer.ts';
import { hasWork } from '#store/document/trial.ts';
import { useView } from '#store/document/view.ts';

/** How long the clock runs on without a hand on the page, in milliseconds. */
const LONGEST_IDLE = 2 * 60 * 1000;
/** How often the running clock looks at the time, in milliseconds. */
const BEAT = 1000;
/** Between two beats that are farther apart the machine slept, in milliseconds: that does not count. */
const LONGEST_BEAT = 10_000;

/** What tells that somebody is there. */
const HANDS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Since when the time runs that is not in `counted` yet, by the page's clock, in milliseconds. */
let since: number | undefined;
/** How long the puzzle was played until then and since the time was taken, in milliseconds. */
let counted = 0;
/** When a hand was on the page last, by the page's clock, in milliseconds. */
let lastHand = 0;
let beat: ReturnType<typeof setInterval> | undefined;
/** Whether the page shows a board at all. */
let isOnPage = false;
/** Whether the board is finished, so that looking at it takes no time. */
let isFinished = false;

/** Whether somebody has begun to play the puzzle, and is not setting it. */
function isPlayed(): boolean {
  const state = useDocument.getState();
  const { type, puzzle } = state;
  return (
    hasWork(state) && editedLayer(type, puzzle.parameters, useView.getState().layer) === 'marks'
  );
}

const isRunning = (now: number): boolean =>
  isOnPage &&
  !isFinished &&
  document.visibilityState === 'visible' &&
  now - lastHand < LONGEST_IDLE &&
  isPlayed();

/** How long the clock has run since `since`, in milliseconds: not in the machine's sleep. */
const elapsed = (now: number): number =>
  since === undefined || now - since > LONGEST_BEAT ? 0 : now - since;

/** Counts what has run until now, and goes on if the time does. */
function turn(): void {
  const now = performance.now();
  counted += elapsed(now);
  since = isRunning(now) ? now : undefined;
  if (since === undefined) {
    clearInterval(beat);
    beat = undefined;
  } else beat ??= setInterval(turn, BEAT);
}

function noteHand(): void {
  const isBack = since === undefined;
  lastHand = performance.now();
  if (isBack) turn();
}

/** How long the puzzle was played since its time was taken, in milliseconds. */
export const runningTime = (): number => counted + elapsed(performance.now());

/** How long the puzzle was played since this was asked last, in milliseconds. */
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

/**
 * Counts the time of play from now on, until what this returns is called: from the player's first mark or note, while
 * the page is in sight, and until nobody has touched it for two minutes.
 */
export function startClock(): () => void {
  isOnPage = true;
  lastHand = performance.now();
  turn();
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', turn, { signal });
  for (const name of HANDS) {
    document.addEventListener(name, noteHand, { signal, capture: true, passive: true });
  }
  const stops = [useDocument.subscribe(turn), useView.subscribe(turn)];
  return () => {
    isOnPage = false;
    turn();
    ended.abort();
    for (const stop of stops) stop();
  };
}

import { useDocument } from '#store/document/document.ts';
import { editedLayer } from '#store/document/layer.ts';
import { hasWork } from '#store/document/trial.ts';
import { useView } from '#store/document/view.ts';

/** How long the clock runs without user input, in milliseconds. */
const LONGEST_IDLE = 2 * 60 * 1000;
/** The interval of the running clock, in milliseconds. */
const BEAT = 1000;
/** A longer interval means that the machine slept, in milliseconds: it does not count. */
const LONGEST_BEAT = 10_000;

/** Events that show that the player is present. */
const HANDS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Start of the time not yet in `counted`, in milliseconds of `performance.now()`. */
let since: number | undefined;
/** Time of play before `since` that was not taken yet, in milliseconds. */
let counted = 0;
/** Time of the last user input, in milliseconds of `performance.now()`. */
let lastHand = 0;
let beat: ReturnType<typeof setInterval> | undefined;
/** Whether the page shows a board. */
let isOnPage = false;
/** Whether the board is finished, which stops the clock. */
let isFinished = false;

/** Whether the puzzle is being played rather than edited. */
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

/** Time since `since`, in milliseconds, without the machine's sleep. */
const elapsed = (now: number): number =>
  since === undefined || now - since > LONGEST_BEAT ? 0 : now - since;

/** Adds the elapsed time, and starts or stops the clock. */
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

/** Time of play since the last `takeTime`, in milliseconds. */
export const runningTime = (): number => counted + elapsed(performance.now());

/** Returns the time of play since the last call and resets it, in milliseconds. */
export function takeTime(): number {
  turn();
  const time = counted;
  counted = 0;
  return time;
}

/** Stops the clock at a finished board, or starts it again. */
export function finishClock(finished: boolean): void {
  turn();
  isFinished = finished;
  turn();
}

/**
 * Starts the clock; returns a function that stops it. It runs from the player's first mark or note,
 * while the page is visible, and until two minutes without input.
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

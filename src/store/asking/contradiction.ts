import { create } from 'zustand';
import type { AnswerTo, Answered, PendingJob } from '#engine/page/client.ts';
import { useDocument } from '#store/document/document.ts';
import { onDocumentChange } from '#store/document/events.ts';
import { currentPuzzle, engines } from '#store/engine.ts';

/** Whether the clues and all of the player's marks, including trials, still have a solution. */
export type TrialCheck =
  | { readonly kind: 'unasked' | 'asking' }
  /** `alone` if the clues contradict without the marks. */
  | { readonly kind: 'contradiction'; readonly alone: boolean }
  /** There is a solution with all the marks. */
  | { readonly kind: 'possible' }
  /** Undecided within the time limit. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly sentence: string };

export const useTrialCheck = create<TrialCheck>()(() => ({ kind: 'unasked' }));

/** The time limit, in milliseconds. */
const BUDGET = 20_000;

let running: PendingJob<Answered<AnswerTo<'solveByRules'>>> | undefined;

/** Checks whether the clues and marks have a common solution. */
export async function askContradiction(): Promise<void> {
  stopLooking();
  const { marks } = useDocument.getState();
  useTrialCheck.setState({ kind: 'asking' }, true);
  const withMarks = await look({ listing: false, marks });
  if (withMarks?.kind !== 'contradiction') return say(withMarks);
  const alone = await look({ listing: false });
  if (alone !== undefined) say({ kind: 'contradiction', alone: alone.kind === 'contradiction' });
}

function say(check: TrialCheck | undefined): void {
  if (check === undefined) return;
  running = undefined;
  useTrialCheck.setState(check, true);
}

/** Our own solver's answer; `undefined` if it was cancelled. */
async function look(asks: {
  readonly listing: false;
  readonly marks?: readonly (number | undefined)[];
}): Promise<TrialCheck | undefined> {
  const mine = engines.rules.ask(
    { kind: 'solveByRules', puzzle: currentPuzzle(), asks },
    { budget: BUDGET },
  );
  running = mine;
  const outcome = await mine.outcome;
  if (running !== mine) return undefined;
  switch (outcome.kind) {
    case 'answered':
      if (outcome.answer.kind === 'none') return { kind: 'contradiction', alone: false };
      return { kind: outcome.answer.kind === 'unknown' ? 'unknown' : 'possible' };
    case 'overdue':
      return { kind: 'unknown' };
    case 'cancelled':
      return { kind: 'unasked' };
    case 'failed':
      return { kind: 'failed', sentence: outcome.sentence };
  }
}

/** Cancels the question and hides the answer. */
export function stopLooking(): void {
  const stopped = running;
  running = undefined;
  stopped?.cancel();
  useTrialCheck.setState({ kind: 'unasked' }, true);
}

/** Drops the result of a check when the marks change; returns a function that stops that. */
export const followTrialCheck = (): (() => void) =>
  onDocumentChange(({ change, now, before }) => {
    // Notes do not affect the answer; a trial that ended or began makes it obsolete.
    if ((change === 'notes' || change === 'words') && now.trials === before.trials) return;
    if (useTrialCheck.getState().kind !== 'unasked') stopLooking();
  });

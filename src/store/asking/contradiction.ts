import { create } from 'zustand';
import type { AnswerTo, Answered, PendingJob } from '#engine/page/client.ts';
import { onDocumentChange, useDocument } from '#store/document/document.ts';
import { currentPuzzle, ruleEngine } from '#store/engine.ts';

/** What is known of the clues together with all that the player wrote, trials and all. */
export type TrialCheck =
  | { readonly kind: 'unasked' | 'asking' }
  /** `alone` where there is no need of the marks: the clues contradict. */
  | { readonly kind: 'contradiction'; readonly alone: boolean }
  /** There is a solution with all the marks. */
  | { readonly kind: 'possible' }
  /** Neither was found in the time there is. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly sentence: string };

export const useTrialCheck = create<TrialCheck>()(() => ({ kind: 'unasked' }));

/** How long somebody waits gladly, in milliseconds. */
const BUDGET = 20_000;

let running: PendingJob<Answered<AnswerTo<'solveByRules'>>> | undefined;

/** Asks whether the clues and the marks still have a solution together. */
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

/** What our own solver says; nothing where nobody waits for it any more. */
async function look(asks: {
  readonly listing: false;
  readonly marks?: readonly (number | undefined)[];
}): Promise<TrialCheck | undefined> {
  const mine = ruleEngine.ask(
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

/** Takes the question back, and the answer off the page. */
export function stopLooking(): void {
  const stopped = running;
  running = undefined;
  stopped?.cancel();
  useTrialCheck.setState({ kind: 'unasked' }, true);
}

onDocumentChange((change, now, before) => {
  // Notes change nothing of what can be; a trial that is ended or begun needs no answer.
  if (change === 'notes' && now.trials === before.trials) return;
  if (useTrialCheck.getState().kind !== 'unasked') stopLooking();
});

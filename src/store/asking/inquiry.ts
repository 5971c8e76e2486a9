import type { AnswerTo, Asks, Kind, CountProgress } from '#engine/page/client.ts';
import { askEngine, askSoonest } from '#store/engine.ts';

/** State of one question about the board. */
export type Inquiry<K extends Kind> =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking'; readonly progress: CountProgress<K> | undefined }
  | { readonly kind: 'answered'; readonly answer: AnswerTo<K> }
  | { readonly kind: 'failed'; readonly sentence: string };

export const UNASKED = { kind: 'unasked' } as const;

/** Quick questions are asked of Z3, so that our own solver stays free for the next edit. */
const isShort = (kind: Kind): boolean => kind === 'hint' || kind === 'rightness';

let running: { readonly cancel: () => void; readonly forget: () => void } | undefined;

/** Cancels the current question; its progress is lost. */
export function stopAsking(): void {
  const stopped = running;
  running = undefined;
  stopped?.cancel();
  stopped?.forget();
}

/**
 * Asks about the board; cancels the current question. `put` is called with each state; resolves to
 * the answer, or `undefined` if there is none.
 */
export async function inquire<K extends Kind>(
  kind: K,
  asks: Asks<K>,
  put: (inquiry: Inquiry<K>) => void,
  onProgress: (progress: CountProgress<K>) => void = () => {},
  budget?: number,
): Promise<AnswerTo<K> | undefined> {
  stopAsking();
  put({ kind: 'asking', progress: undefined });
  const mine = { cancel: () => asked.cancel(), forget: () => put(UNASKED) };
  const ask = isShort(kind) ? askSoonest : askEngine;
  const asked = ask(kind, asks, {
    onProgress(progress) {
      if (running !== mine) return;
      put({ kind: 'asking', progress });
      onProgress(progress);
    },
    budget,
  });
  running = mine;
  const outcome = await asked.outcome;
  if (running !== mine) return undefined;
  running = undefined;
  switch (outcome.kind) {
    case 'answered':
      put({ kind: 'answered', answer: outcome.answer });
      return outcome.answer;
    case 'cancelled':
      put(UNASKED);
      return undefined;
    case 'overdue': {
      const sentence = `Not decided after ${Math.round(outcome.budget / 1000)} seconds.`;
      put({ kind: 'failed', sentence });
      return undefined;
    }
    case 'failed':
      put({ kind: 'failed', sentence: outcome.sentence });
      return undefined;
  }
}

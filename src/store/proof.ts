import { create } from 'zustand';
import type { Answer, AnswerTo, Asks, Kind, Tells } from '#engine/client.ts';
import { addAnswers, askEngine, showAnswer, solve, useAnswers } from './answers.ts';
import { changeClues, useDocument } from './document.ts';

export type { BrokenRule, Completion, Conflict, Repair } from '#engine/client.ts';

/** Where one question about the puzzle on the board stands. */
export type Inquiry<K extends Kind> =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking'; readonly told: Tells<K> | undefined }
  | { readonly kind: 'answered'; readonly answer: AnswerTo<K> }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The questions about solutions, contradictions and givens. */
export type ProofKind =
  'count' | 'certainty' | 'conflict' | 'repairs' | 'completion' | 'redundancy' | 'reduction';

type Inquiries = { readonly [K in ProofKind]: Inquiry<K> };

export interface Proof extends Inquiries {
  /** What is certain is laid over the board, rather than one answer. */
  readonly showsCertain: boolean;
  /** What was last done to the clues, as a sentence; until they change again. */
  readonly done: string | undefined;
}

const UNASKED = { kind: 'unasked' } as const;
const start: Proof = {
  count: UNASKED,
  certainty: UNASKED,
  conflict: UNASKED,
  repairs: UNASKED,
  completion: UNASKED,
  redundancy: UNASKED,
  reduction: UNASKED,
  showsCertain: false,
  done: undefined,
};

/** How long a question may take that nobody asked for, in milliseconds. */
const UNASKED_FOR = 60_000;

export const useProof = create<Proof>()(() => start);

let running: { readonly kind: ProofKind; cancel(): void } | undefined;

/** Ends the question that is being worked on; whatever it told until then is forgotten. */
export function stopAsking(): void {
  const stopped = running;
  running = undefined;
  if (stopped === undefined) return;
  stopped.cancel();
  put(stopped.kind, UNASKED);
}

const put = <K extends ProofKind>(kind: K, inquiry: Inquiry<K>): void =>
  useProof.setState({ [kind]: inquiry });

/**
 * Asks something about the puzzle on the board; what is being asked already is given up. Whoever
 * asks can also stop it, so it may take its time.
 */
export async function inquire<K extends ProofKind>(
  kind: K,
  asks: Asks<K>,
  onTold: (told: Tells<K>) => void = () => {},
  budget = Infinity,
): Promise<AnswerTo<K> | undefined> {
  stopAsking();
  put(kind, { kind: 'asking', told: undefined });
  const mine = { kind, cancel: () => asked.cancel() };
  const asked = askEngine(
    kind,
    asks,
    (told) => {
      if (running !== mine) return;
      put(kind, { kind: 'asking', told });
      onTold(told);
    },
    budget,
  );
  running = mine;
  const outcome = await asked.outcome;
  if (running !== mine) return undefined;
  running = undefined;
  switch (outcome.kind) {
    case 'answered':
      put(kind, { kind: 'answered', answer: outcome.answer });
      return outcome.answer;
    case 'cancelled':
      put(kind, UNASKED);
      return undefined;
    case 'overdue':
      put(kind, {
        kind: 'failed',
        sentence: `Not settled after ${Math.round(outcome.budget / 1000)} seconds.`,
      });
      return undefined;
    case 'failed':
      put(kind, { kind: 'failed', sentence: outcome.sentence });
      return undefined;
  }
}

/** Goes on counting all solutions until that is done or stopped; what was counted stays. */
export async function countAll(): Promise<void> {
  const counted = await inquire('count', {}, ({ count, answers }) =>
    addAnswers(answers, count, false),
  );
  if (counted !== undefined) addAnswers(counted.answers, counted.count, counted.complete);
}

/** Lays what is the same in all solutions over the board, or the first solution again. */
export async function showCertain(shows: boolean): Promise<void> {
  showAnswer(shows ? undefined : 0);
  if (!shows) return;
  const answer =
    useProof.getState().certainty.kind === 'answered' ? 'known' : await inquire('certainty', {});
  if (answer !== undefined && answer !== 'none') useProof.setState({ showsCertain: true });
  else if (useAnswers.getState().verdict.kind === 'several') showAnswer(0);
}

/** Changes the clues, says what was done, and proves what that made of the puzzle. */
export function changeAndSolve(puzzle: Parameters<typeof changeClues>[0], done: string): void {
  changeClues(puzzle);
  useProof.setState({ done });
  void solve();
}

/** Takes away givens as long as `answer` stays the only solution. */
export async function takeGivensAway(
  answer: Answer,
  say: (removed: number, left: number) => string,
): Promise<void> {
  const reduced = await inquire('reduction', { answer });
  if (reduced === undefined || reduced.removed === 0) return;
  const { puzzle } = useDocument.getState();
  const left = reduced.givens.filter((given) => given !== undefined).length;
  changeAndSolve({ ...puzzle, givens: reduced.givens }, say(reduced.removed, left));
}

useDocument.subscribe((now, before) => {
  if (now.puzzle !== before.puzzle || now.type !== before.type) {
    running?.cancel();
    running = undefined;
    useProof.setState(start);
  } else if (now.marks !== before.marks) {
    // What the player writes must be seen.
    useProof.setState({ showsCertain: false });
  }
});

useAnswers.subscribe((now, before) => {
  if (now.shown !== before.shown) useProof.setState({ showsCertain: false });
  if (now.verdict.kind === before.verdict.kind) return;
  // Whoever wants a verdict does not want to wait for anything else.
  if (now.verdict.kind === 'solving') stopAsking();
  if (now.verdict.kind === 'none') void inquire('conflict', {}, undefined, UNASKED_FOR);
});

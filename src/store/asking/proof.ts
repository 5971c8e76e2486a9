import { create } from 'zustand';
import type { AnswerTo, Asks, CountProgress } from '#engine/page/client.ts';
import { stopAll } from '#store/stops.ts';
import { useSolutions } from '#store/solving/solutions.ts';
import { onDocumentChange } from '#store/document/events.ts';
import { inquire, stopAsking, UNASKED } from './inquiry.ts';
import type { Inquiry } from './inquiry.ts';

export type { BrokenRule, CompletedMarks, ClueConflict, Repair } from '#engine/page/client.ts';

/** Questions about solutions, contradictions and givens. */
export type ProofKind =
  | 'count'
  | 'certainty'
  | 'conflict'
  | 'repairs'
  | 'completion'
  | 'redundancy'
  | 'minimizeGivens';

type Inquiries = { readonly [K in ProofKind]: Inquiry<K> };

export interface Proof extends Inquiries {
  /** Whether the certain values are shown on the board instead of a solution. */
  readonly showsCertain: boolean;
  /** The last change to the clues, as a sentence; until they change again. */
  readonly done: string | undefined;
}

const start: Proof = {
  count: UNASKED,
  certainty: UNASKED,
  conflict: UNASKED,
  repairs: UNASKED,
  completion: UNASKED,
  redundancy: UNASKED,
  minimizeGivens: UNASKED,
  showsCertain: false,
  done: undefined,
};

/** The time limit of questions asked automatically, in milliseconds. */
const UNASKED_FOR = 60_000;

export const useProof = create<Proof>()(() => start);

const put =
  <K extends ProofKind>(kind: K) =>
  (inquiry: Inquiry<K>): void =>
    useProof.setState({ [kind]: inquiry });

/**
 * Asks about the board and cancels the current question. No time limit, since the user can stop it.
 */
export const askProof = <K extends ProofKind>(
  kind: K,
  asks: Asks<K>,
  onProgress?: (progress: CountProgress<K>) => void,
  budget = Infinity,
): Promise<AnswerTo<K> | undefined> => inquire(kind, asks, put(kind), onProgress, budget);

/** Clears answers when the board changes, and looks for a conflict if there is no solution; returns a function that stops that. */
export function followProof(): () => void {
  const stops = [
    onDocumentChange(({ change }) => {
      if (change === 'notes' || change === 'words') return;
      // The player's new mark must be visible.
      if (change === 'marks') return useProof.setState({ showsCertain: false });
      stopAsking();
      useProof.setState(start);
    }),
    useSolutions.subscribe((now, before) => {
      if (now.shown !== before.shown || now.laid !== before.laid)
        useProof.setState({ showsCertain: false });
      if (now.state.kind === before.state.kind) return;
      // A Solve should not wait for other questions.
      if (now.state.kind === 'solving') stopAsking();
      if (now.state.kind === 'none') void askProof('conflict', {}, undefined, UNASKED_FOR);
    }),
  ];
  return stopAll(stops);
}

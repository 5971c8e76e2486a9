import { create } from 'zustand';
import type { AnswerTo, Asks, Progress, Solution } from '#engine/page/client.ts';
import { addSolutions, showSolution, useSolutions } from '#store/solving/solutions.ts';
import { confirm } from '#store/solving/confirmation.ts';
import { changeClues, onDocumentChange, useDocument } from '#store/document/document.ts';
import { inquire, stopAsking, UNASKED } from './inquiry.ts';
import type { Inquiry } from './inquiry.ts';
import { solve } from '#store/solving/solving.ts';

export type { BrokenRule, Completion, Conflict, Repair } from '#engine/page/client.ts';

/** The questions about solutions, contradictions and givens. */
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
  /** What is certain is laid over the board, rather than one solution. */
  readonly showsCertain: boolean;
  /** What was last done to the clues, as a sentence; until they change again. */
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

/** How long a question may take that nobody asked for, in milliseconds. */
const UNASKED_FOR = 60_000;

export const useProof = create<Proof>()(() => start);

const put =
  <K extends ProofKind>(kind: K) =>
  (inquiry: Inquiry<K>): void =>
    useProof.setState({ [kind]: inquiry });

/**
 * Asks something about the puzzle on the board; what is being asked already is given up. Whoever
 * asks can also stop it, so it may take its time.
 */
export const askProof = <K extends ProofKind>(
  kind: K,
  asks: Asks<K>,
  onProgress?: (progress: Progress<K>) => void,
  budget = Infinity,
): Promise<AnswerTo<K> | undefined> => inquire(kind, asks, put(kind), onProgress, budget);

/** Goes on counting all solutions until that is done or stopped; what was counted stays. */
export async function countAll(): Promise<void> {
  const counted = await askProof('count', {}, ({ count, solutions }) =>
    addSolutions(solutions, count, false),
  );
  if (counted === undefined) return;
  addSolutions(counted.solutions, counted.count, counted.complete);
  const { state } = useSolutions.getState();
  if (state.kind === 'several') confirm({ by: 'z3', outcome: state });
}

/** Lays what is the same in all solutions over the board, or the first solution again. */
export async function showCertain(shows: boolean): Promise<void> {
  showSolution(shows ? undefined : 0);
  if (!shows) return;
  const answer =
    useProof.getState().certainty.kind === 'answered' ? 'known' : await askProof('certainty', {});
  if (answer !== undefined && answer !== 'none') useProof.setState({ showsCertain: true });
  else if (useSolutions.getState().state.kind === 'several') showSolution(0);
}

/** Changes the clues, says what was done, and proves what that made of the puzzle. */
export function changeAndSolve(puzzle: Parameters<typeof changeClues>[0], done: string): void {
  changeClues(puzzle);
  useProof.setState({ done });
  void solve();
}

/** Takes away givens, and other clues that may be left out, as long as `solution` stays the only solution. */
export async function takeGivensAway(
  solution: Solution,
  say: (removed: number, left: number) => string,
): Promise<void> {
  const reduced = await askProof('minimizeGivens', { solution });
  if (reduced === undefined || reduced.removed === 0) return;
  const { type, puzzle } = useDocument.getState();
  const { givens, siteClues } = reduced;
  const left = [...givens, ...(type.making?.sparesSites !== undefined ? siteClues : [])].filter(
    (clue) => clue !== undefined,
  ).length;
  changeAndSolve({ ...puzzle, givens, siteClues }, say(reduced.removed, left));
}

onDocumentChange((change) => {
  if (change === 'notes') return;
  // What the player writes must be seen.
  if (change === 'marks') return useProof.setState({ showsCertain: false });
  stopAsking();
  useProof.setState(start);
});

useSolutions.subscribe((now, before) => {
  if (now.shown !== before.shown || now.laid !== before.laid)
    useProof.setState({ showsCertain: false });
  if (now.state.kind === before.state.kind) return;
  // Whoever wants a verdict does not want to wait for anything else.
  if (now.state.kind === 'solving') stopAsking();
  if (now.state.kind === 'none') void askProof('conflict', {}, undefined, UNASKED_FOR);
});

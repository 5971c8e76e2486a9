/** Commands of the Proof panel after a verdict; loaded with it. */
import type { Solution } from '#engine/page/client.ts';
import { changeClues, useDocument } from '#store/document/document.ts';
import { confirm } from '#store/solving/confirmation.ts';
import { addSolutions, showSolution, useSolutions } from '#store/solving/solutions.ts';
import { solve } from '#store/solving/solving.ts';
import { askProof, useProof } from './proof.ts';

/** Counts all solutions until done or stopped; keeps the number reached. */
export async function countAll(): Promise<void> {
  const counted = await askProof('count', {}, ({ count, solutions }) =>
    addSolutions(solutions, count, false),
  );
  if (counted === undefined) return;
  addSolutions(counted.solutions, counted.count, counted.complete);
  const { state } = useSolutions.getState();
  if (state.kind === 'several') confirm({ by: 'z3', outcome: state });
}

/** Shows what is the same in all solutions on the board, or the first solution again. */
export async function showCertain(shows: boolean): Promise<void> {
  showSolution(shows ? undefined : 0);
  if (!shows) return;
  const answer =
    useProof.getState().certainty.kind === 'answered' ? 'known' : await askProof('certainty', {});
  if (answer !== undefined && answer !== 'none') useProof.setState({ showsCertain: true });
  else if (useSolutions.getState().state.kind === 'several') showSolution(0);
}

/** Changes the clues, says what was done, and solves. */
export function changeAndSolve(puzzle: Parameters<typeof changeClues>[0], done: string): void {
  changeClues(puzzle);
  useProof.setState({ done });
  void solve();
}

/** Removes givens, and other optional clues, while `solution` stays unique. */
export async function takeGivensAway(
  solution: Solution,
  say: (removed: number) => string,
): Promise<void> {
  const reduced = await askProof('minimizeGivens', { solution });
  if (reduced === undefined || reduced.removed === 0) return;
  const { puzzle } = useDocument.getState();
  const { givens, siteClues, removed } = reduced;
  changeAndSolve({ ...puzzle, givens, siteClues }, say(removed));
}

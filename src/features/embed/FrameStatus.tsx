import { useView } from '#store/document/view.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { Icon } from '#ui/Icon.tsx';
import { ShieldCheck } from '#ui/icons.ts';
import { useProved } from '../solve/useProved.ts';

/** What our own solver has found of the puzzle, or why what was typed was not taken. */
export function FrameStatus() {
  const { refused } = useView();
  const { state } = useSolutions();
  const verdict = settledBy(state)?.kind;
  const isProved = useProved();
  return (
    <p
      role="status"
      data-live={verdict ?? 'idle'}
      data-proved={isProved || undefined}
      className="frame-status"
    >
      {isProved && <Icon of={ShieldCheck} size={16} className="shrink-0 text-proof" />}
      <span>{refused ? 'Printed by the author: it stays.' : sayFound(state, isProved)}</span>
    </p>
  );
}

function sayFound(state: SolveState, isProved: boolean): string {
  switch (settledBy(state)?.kind) {
    case 'unique':
      return isProved ? 'One solution, proved.' : 'One solution.';
    case 'several':
      return 'Several solutions.';
    case 'none':
      return 'No solution: these clues contradict each other.';
    case undefined:
      return state.kind === 'looking' ? 'Looking at the clues.' : '';
  }
}

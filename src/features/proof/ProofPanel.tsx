import { useEffect } from 'react';
import { isQuiet, useSolutions } from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { useProof } from '#store/asking/proof.ts';
import { light } from '#store/document/view.ts';
import { CertificateSection } from './CertificateSection.tsx';
import { Difficulty } from './Difficulty.tsx';
import { Doctor } from './Doctor.tsx';
import { OneSolution } from './OneSolution.tsx';
import { SeveralSolutions } from './SeveralSolutions.tsx';

/**
 * What can be proved besides the verdict: why there is no solution, what several share, which clues
 * are redundant.
 */
export function ProofPanel() {
  const { state } = useSolutions();
  const { done } = useProof();
  return (
    <div className="proof">
      <p role="log" aria-label="What was done" className={done === undefined ? 'sr-only' : 'done'}>
        {done}
      </p>
      <Proof key={isQuiet(state) ? 'quiet' : state.kind} state={state} />
      <CertificateSection state={state} />
      {/* Last, since it appears by itself: nothing below it can shift. */}
      {state.kind === 'unique' && <Difficulty solution={state.solution} />}
    </div>
  );
}

function Proof({ state }: { readonly state: SolveState }) {
  // A line that is removed while it is hovered fires no `mouseleave`.
  useEffect(() => () => light([]), []);
  switch (state.kind) {
    case 'unique':
      return <OneSolution solution={state.solution} />;
    case 'several':
      return <SeveralSolutions verdict={state} />;
    case 'none':
      return <Doctor />;
    case 'solving':
      return <p className="text-muted">Solving first.</p>;
    case 'idle':
    case 'looking':
    case 'found':
    case 'open':
    case 'unknown':
    case 'failed':
      return (
        <p className="text-muted">
          Press Solve. Then see here which clues contradict and where the slip may be, what several
          solutions have in common, or which clues are redundant.
        </p>
      );
  }
}

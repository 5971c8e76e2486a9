import { useAnswers } from '#store/answers.ts';
import { useProof } from '#store/proof.ts';
import { Doctor } from './Doctor.tsx';
import { OneSolution } from './OneSolution.tsx';
import { SeveralSolutions } from './SeveralSolutions.tsx';

/** What can be proved beyond the verdict: why there is none, what several share, what is spare. */
export function ProofPanel() {
  const { done } = useProof();
  return (
    <div className="proof">
      <p role="log" aria-label="What was done" className={done === undefined ? 'sr-only' : 'done'}>
        {done}
      </p>
      <Proof />
    </div>
  );
}

function Proof() {
  const { verdict } = useAnswers();
  switch (verdict.kind) {
    case 'unique':
      return <OneSolution answer={verdict.answer} />;
    case 'several':
      return <SeveralSolutions verdict={verdict} />;
    case 'none':
      return <Doctor />;
    case 'solving':
      return <p className="text-muted">Solving first.</p>;
    case 'idle':
    case 'unknown':
    case 'failed':
      return (
        <p className="text-muted">
          Press Solve. Then see here which clues contradict and where the slip may be, what several
          solutions have in common, or which clues are more than it takes.
        </p>
      );
  }
}

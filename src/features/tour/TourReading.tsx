import { foundSolutions, useSolutions } from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { sayMore, sayReading } from './sentences.ts';
import { Lines } from './TourStepView.tsx';

/** How many values are shown in a solver's format. */
const SHOWN = 3;

/** The verdict on other solutions, in a solver's words. */
function sayOthers(kind: SolveState['kind']): string {
  switch (kind) {
    case 'unique':
      return 'With this answer ruled out it would be unsat: there is no other.';
    case 'several':
      return 'With this answer ruled out it is still sat: there are others.';
    case 'none':
      return 'No numbers make every assertion true.';
    case 'idle':
    case 'looking':
    case 'found':
    case 'open':
    case 'solving':
    case 'unknown':
    case 'failed':
      return '';
  }
}

/** The verdict as a solver prints it, and how to read that. */
export function TourReading() {
  const { type, puzzle } = useDocument();
  const { state } = useSolutions();
  const [solution] = foundSolutions(state);
  const values = (solution ?? []).map(
    (value, cell) => `(define-fun V${cell} () Int ${value ?? ''})`,
  );
  const shown = values.slice(0, SHOWN);
  const lines = state.kind === 'none' ? ['unsat'] : solution === undefined ? [] : ['sat', ...shown];
  const said = solution === undefined ? '' : `${sayReading(type, puzzle, solution)} `;
  return (
    <div aria-live="polite" className="grid gap-2">
      {lines.length > 0 && (
        <>
          <div>
            <Lines label="The answer" lines={lines} />
            <p className="text-sm text-muted">{sayMore(SHOWN, values.length - shown.length)}</p>
          </div>
          <p>{said + sayOthers(state.kind)}</p>
        </>
      )}
    </div>
  );
}

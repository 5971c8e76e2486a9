import { FlaskConical } from 'lucide-react';
import { useDocument } from '#store/document/document.ts';
import { keepTrial, startTrial, throwAwayTrial } from '#store/document/trying.ts';
import { askContradiction, stopLooking, useTrialCheck } from '#store/asking/contradiction.ts';
import type { TrialCheck } from '#store/asking/contradiction.ts';
import { Button } from '#ui/Button.tsx';
import { useLayer } from './layers.ts';

/** Trying something out, to be kept or thrown away; shown while playing. */
export function TrialBar() {
  const { trials } = useDocument();
  const layer = useLayer();
  const check = useTrialCheck();
  if (layer !== 'marks') return null;
  const depth = trials.length;
  return (
    <section aria-label="Trial" className="flex flex-wrap items-center justify-center gap-2">
      <Button onClick={startTrial}>
        <FlaskConical aria-hidden size={20} className="mr-2" />
        {depth === 0 ? 'Try' : `Try, ${depth + 1} deep`}
      </Button>
      {depth > 0 && (
        <>
          <Button onClick={keepTrial}>Keep</Button>
          <Button onClick={throwAwayTrial}>Throw away</Button>
          {check.kind === 'asking' ? (
            <Button onClick={stopLooking}>Stop looking</Button>
          ) : (
            <Button onClick={() => void askContradiction()}>Does it contradict?</Button>
          )}
          <p aria-live="polite" className="min-h-6 w-full text-center">
            {sayCheck(check)}
          </p>
        </>
      )}
    </section>
  );
}

/** What was found out of the clues with all that the player wrote, and no more. */
function sayCheck(check: TrialCheck): string {
  switch (check.kind) {
    case 'unasked':
      return '';
    case 'asking':
      return 'Looking for a contradiction';
    case 'contradiction':
      return check.alone
        ? 'The clues contradict already, whatever is tried.'
        : 'This leads to a contradiction.';
    case 'possible':
      return 'It can still be completed.';
    case 'unknown':
      return 'No contradiction is found so far.';
    case 'failed':
      return check.sentence;
  }
}

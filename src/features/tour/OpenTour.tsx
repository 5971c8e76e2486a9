import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { hasClues } from '#puzzle/clueAt.ts';
import { firstExample } from '#puzzle/examples.ts';
import { solve } from '#store/solving/solving.ts';
import { useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';
import { playPuzzle } from '#store/playing/begin.ts';
import { Button } from '#ui/Button.tsx';
import { raisePanel } from '../raisePanel.ts';
import { TourReading } from './TourReading.tsx';
import { TourStepView } from './TourStepView.tsx';
import { firstNew, stepsOf } from './steps.ts';

/** The steps one at a time; the cells of the current one are highlighted on the board. */
export function OpenTour({ onEnd }: { readonly onEnd: () => void }) {
  const { type, puzzle } = useDocument();
  const steps = useMemo(() => stepsOf(type, puzzle), [type, puzzle]);
  const [at, setAt] = useState(0);
  // An edit of the board may leave fewer steps.
  const current = Math.min(at, steps.length - 1);
  const step = steps[current];
  const id = useId();
  const forward = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    forward.current?.focus();
    raisePanel(forward.current?.closest('section'));
  }, []);
  useEffect(() => {
    light(step?.cells ?? [], step?.sites);
    return () => light([]);
  }, [step]);

  if (step === undefined) return null;
  const isLast = current === steps.length - 1;
  const wantsClues = isLast && !hasClues(puzzle);
  const goOn = () => {
    if (!isLast) return setAt(current + 1);
    if (!wantsClues) return void solve();
    const example = firstExample(type);
    setAt(firstNew(steps, stepsOf(type, example.puzzle)));
    return playPuzzle(example.puzzle);
  };
  return (
    <section aria-label="Tour" className="card mb-4 grid scroll-mt-12 gap-3 print:hidden">
      {/* The buttons are above the content of variable height, so that they do not move. */}
      <div className="flex items-center justify-between gap-2">
        <span id={`${id}at`} aria-live="polite" className="text-sm text-muted tabular-nums">
          {`Step ${current + 1} of ${steps.length}`}
        </span>
        <Button onClick={onEnd}>End the tour</Button>
      </div>
      <div className="flex gap-2">
        <Button aria-disabled={current === 0} onClick={() => setAt(Math.max(0, current - 1))}>
          Back
        </Button>
        {/* One button with different labels, so that it keeps focus. */}
        <Button
          ref={forward}
          primary={isLast && !wantsClues}
          aria-describedby={`${id}at ${id}words`}
          onClick={goOn}
        >
          {isLast ? (wantsClues ? 'Try an example' : 'Solve') : 'Next'}
        </Button>
      </div>
      <TourStepView id={`${id}words`} step={step} />
      {isLast && <TourReading />}
    </section>
  );
}

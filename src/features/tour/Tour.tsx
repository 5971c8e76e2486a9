import { useEffect, useMemo, useRef, useState } from 'react';
import { useDocument } from '#store/document.ts';
import { Button } from '#ui/Button.tsx';
import { OpenTour } from './OpenTour.tsx';
import { stepsOf } from './steps.ts';

/** An offer to be shown how the puzzle on the board becomes logic; and the showing. */
export function Tour() {
  const { type, puzzle } = useDocument();
  const [open, setOpen] = useState(false);
  const steps = useMemo(() => stepsOf(type, puzzle), [type, puzzle]);
  const start = useRef<HTMLButtonElement>(null);

  // When it ends, the keyboard goes back to where it was before.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) start.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return open ? (
    <OpenTour steps={steps} onEnd={() => setOpen(false)} />
  ) : (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button ref={start} onClick={() => setOpen(true)}>
        Take the tour
      </Button>
      <span className="text-sm text-muted">
        {`See how this puzzle becomes logic, in ${steps.length} steps.`}
      </span>
    </div>
  );
}

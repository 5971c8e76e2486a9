import { useEffect, useRef, useState } from 'react';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { OpenTour } from './OpenTour.tsx';
import { countSteps } from './steps.ts';

/** Offers a tour of how the puzzle on the board becomes logic, and shows it. */
export function Tour() {
  const { type, puzzle } = useDocument();
  const [open, setOpen] = useState(false);
  const start = useRef<HTMLButtonElement>(null);

  // At its end, focus returns to where it was.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) start.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return open ? (
    <OpenTour onEnd={() => setOpen(false)} />
  ) : (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button ref={start} onClick={() => setOpen(true)}>
        Take the tour
      </Button>
      <span className="text-sm text-muted">
        {`See how this puzzle becomes logic, in ${countSteps(type, puzzle)} steps.`}
      </span>
    </div>
  );
}

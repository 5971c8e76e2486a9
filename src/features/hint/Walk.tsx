import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, PrinterIcon } from '#ui/icons.ts';
import { closeTopic, goToStep } from '#store/asking/explanations.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { Topic } from '#store/asking/hints.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Profile } from './Profile.tsx';
import { sayEnd } from './sentences.ts';
import { StepView } from './StepView.tsx';

/** All steps from the clues to the solution; the board shows the state after the chosen one. */
export function Walk({ walk }: { readonly walk: Extract<Topic, { readonly kind: 'walk' }> }) {
  const { steps, end, made } = walk;
  const step = steps[made - 1];
  return (
    <div className="grid gap-3">
      <p>{sayEnd(end, steps.length)}</p>
      {steps.length > 0 && (
        <>
          <Profile steps={steps} />
          <div className="hint-places flex items-center">
            <IconButton label="First step" onClick={() => goToStep(1)} disabled={made <= 1}>
              <Icon of={ChevronFirst} />
            </IconButton>
            <IconButton
              label="Previous step"
              onClick={() => goToStep(made - 1)}
              disabled={made === 0}
            >
              <Icon of={ChevronLeft} />
            </IconButton>
            <span className="flex-1 text-center tabular-nums" aria-live="polite">
              {made === 0 ? 'The clues alone' : `Step ${made} of ${steps.length}`}
            </span>
            <IconButton
              label="Next step"
              onClick={() => goToStep(made + 1)}
              disabled={made === steps.length}
            >
              <Icon of={ChevronRight} />
            </IconButton>
            <IconButton
              label="Last step"
              onClick={() => goToStep(steps.length)}
              disabled={made === steps.length}
            >
              <Icon of={ChevronLast} />
            </IconButton>
          </div>
          {step !== undefined && (
            <div className="hint-step">
              <StepView step={step} />
            </div>
          )}
          <StepList walk={walk} />
        </>
      )}
      <div className="flex gap-2 print:hidden">
        {steps.length > 0 && (
          <Button onClick={() => window.print()}>
            <Icon of={PrinterIcon} size={18} className="mr-2" />
            Print
          </Button>
        )}
        <Button onClick={closeTopic}>Close</Button>
      </div>
    </div>
  );
}

/** Scrolls the list, and only the list, to one of its lines. */
function scrollTo(line: HTMLLIElement | null): void {
  const list = line?.parentElement;
  if (line === null || list === null || list === undefined) return;
  const top = line.offsetTop - list.offsetTop;
  const hidden =
    top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight;
  if (hidden) list.scrollTop = top;
}

/** All steps, each in a line or more; pressing one goes there. */
function StepList({
  walk: { steps, made },
}: {
  readonly walk: Extract<Topic, { readonly kind: 'walk' }>;
}) {
  return (
    <ol className="hint-steps" aria-label="All steps">
      {steps.map((step, at) => (
        // The key contains the index, since steps may repeat.
        <li key={`${at} ${step.sentence}`} ref={at === made - 1 ? scrollTo : undefined}>
          <button
            type="button"
            className="hint-jump"
            aria-current={at === made - 1 ? 'step' : undefined}
            onClick={() => goToStep(at + 1)}
          >
            <b>{`${TECHNIQUES[step.technique].name}. `}</b>
            <span>{[step.sentence, ...step.lines].join(' ')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

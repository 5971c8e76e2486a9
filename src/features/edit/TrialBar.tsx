import { Check, CircleHelp, FlaskConical, FlaskConicalOff, Square } from '#ui/icons.ts';
import { askContradiction, stopLooking, useTrialCheck } from '#store/asking/contradiction.ts';
import { useDocument } from '#store/document/document.ts';
import { keepTrial, startTrial, throwAwayTrial } from '#store/document/trying.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Starts a trial. */
export function TryButton() {
  const depth = useDocument().trials.length;
  return (
    <IconButton label={depth === 0 ? 'Try' : `Try, ${depth + 1} deep`} onClick={startTrial}>
      <Icon of={FlaskConical} />
    </IconButton>
  );
}

/** Keeps or discards the innermost trial; in narrow windows it replaces the layer switch. */
export function TrialBar() {
  const { trials } = useDocument();
  const check = useTrialCheck();
  if (trials.length === 0) return null;
  return (
    <section aria-label="Trial" className="trial-bar" data-depth={trials.length}>
      <span className="trial-word">
        {trials.length === 1 ? 'Trying' : `Trying, ${trials.length} deep`}
      </span>
      <IconButton label="Keep" onClick={keepTrial}>
        <Icon of={Check} />
      </IconButton>
      <IconButton label="Discard" onClick={throwAwayTrial}>
        <Icon of={FlaskConicalOff} />
      </IconButton>
      {check.kind === 'asking' ? (
        <IconButton label="Stop looking" onClick={stopLooking}>
          <Icon of={Square} />
        </IconButton>
      ) : (
        <IconButton label="Check for a contradiction" onClick={() => void askContradiction()}>
          <Icon of={CircleHelp} />
        </IconButton>
      )}
    </section>
  );
}

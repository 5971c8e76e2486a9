import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { closeTopic, takeHint, tellWhere, tellWhy } from '#store/asking/explanations.ts';
import { useHints } from '#store/asking/hints.ts';
import type { Hint, Rightness } from '#store/asking/hints.ts';
import { stopAsking } from '#store/asking/inquiry.ts';
import { StandingView } from './AskGrid.tsx';
import { sayHint, sayRightness } from './sentences.ts';
import type { Where } from './sentences.ts';
import { StepView } from './StepView.tsx';
import { Walk } from './Walk.tsx';

/** The answer to what was asked last about the board. */
export function HintAnswer({ on = 'page' }: { readonly on?: Where }) {
  const { topic } = useHints();
  switch (topic.kind) {
    case 'nothing':
      return (
        <p className="text-muted">
          A hint starts from your own marks: first where to look, then why. It shows the easiest
          next step and names the technique.
        </p>
      );
    case 'asking':
      return (
        <div className="flex items-center gap-3">
          <ProgressBar label={topic.working} />
          <Button onClick={stopAsking}>Stop</Button>
        </div>
      );
    case 'failed':
      return (
        <p role="alert" className="problem">
          {topic.sentence}
        </p>
      );
    case 'hint':
      return topic.hint.kind === 'step' ? (
        <Hinted hint={topic.hint} why={topic.why} />
      ) : (
        <>
          <p aria-live="polite">{sayHint(topic.hint, on)}</p>
          {topic.hint.kind === 'wrong marks' && (
            <div>
              <Button onClick={tellWhere}>Show where</Button>
            </div>
          )}
          {topic.hint.kind === 'wrong notes' &&
            (topic.why ? (
              <p className="text-muted">The cells are outlined on the board.</p>
            ) : (
              <div>
                <Button onClick={tellWhy}>Show where</Button>
              </div>
            ))}
        </>
      );
    case 'rightness':
      return <Right rightness={topic.rightness} where={topic.where} on={on} />;
    case 'walk':
      return <Walk walk={topic} />;
    case 'standing':
      return <StandingView topic={topic} />;
  }
}

/** A hint in two stages: where to look, then why. */
function Hinted({
  hint: { step },
  why,
}: {
  readonly hint: Extract<Hint, { readonly kind: 'step' }>;
  readonly why: boolean;
}) {
  const values = step.conclusions.some(({ holds }) => holds);
  return (
    <div aria-live="polite" className="grid gap-3">
      {why ? <StepView step={step} /> : <p className="hint-sentence">{step.where}</p>}
      <div className="hint-foot">
        {why ? (
          <Button onClick={() => takeHint(step)}>{values ? 'Enter it' : 'Note it'}</Button>
        ) : (
          <Button onClick={tellWhy}>Why?</Button>
        )}
        <Button onClick={closeTopic}>Close</Button>
      </div>
    </div>
  );
}

function Right({
  rightness,
  where,
  on,
}: {
  readonly rightness: Rightness;
  readonly where: boolean;
  readonly on: Where;
}) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <p className="hint-sentence">{sayRightness(rightness, on)}</p>
      {rightness.kind === 'wrong' &&
        (where ? (
          <p className="text-muted">The cells are outlined on the board.</p>
        ) : (
          <div>
            <Button onClick={tellWhere}>Show where</Button>
          </div>
        ))}
    </div>
  );
}

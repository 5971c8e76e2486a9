import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { askRightness, askWalk } from '#store/asking/explanations.ts';
import { askHint, useHints } from '#store/asking/hints.ts';
import { AskGrid } from './AskGrid.tsx';
import { HintAnswer } from './HintAnswer.tsx';

/** In the sheet, scrolls new content to its top. */
function useTopOfSheet() {
  const { topic } = useHints();
  const answer = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  const told = topic.kind === 'hint' && topic.why ? 'why' : topic.kind;
  useEffect(() => {
    if (told !== before.current) answer.current?.closest('[data-raised]')?.scrollTo(0, 0);
    before.current = told;
  }, [told]);
  return answer;
}

/** Help while playing: the next step with its reason, and questions about the board. */
export function HintPanel() {
  const answer = useTopOfSheet();
  return (
    <div className="hint">
      <div className="hint-questions">
        <Button onClick={() => void askHint()}>Hint</Button>
        <Button onClick={() => void askRightness()}>Right so far?</Button>
        <Button onClick={() => void askWalk()}>Explain the whole solution</Button>
      </div>
      <section ref={answer} aria-label="Reason" className="hint-answer">
        <HintAnswer />
      </section>
      <AskGrid />
    </div>
  );
}

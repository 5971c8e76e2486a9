import { useRef } from 'react';
import { closeTopic, askRightness } from '#store/asking/explanations.ts';
import { useHints } from '#store/asking/hints.ts';
import type { Topic } from '#store/asking/hints.ts';
import { stopAsking } from '#store/asking/inquiry.ts';
import { closeCompletion, useCompletion } from '#store/playing/completion.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ShieldCheck, XIcon } from '#ui/icons.ts';
import { createLate } from '#ui/Late.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useEscape } from '#ui/useEscape.ts';
import { partLink } from './frame.ts';
import { useCover } from './useCover.ts';

const HintAnswer = createLate(
  async () => (await import('../hint/HintAnswer.tsx')).HintAnswer,
  <ProgressBar label="Fetching this part of the page" />,
);

/** Closes what is said, and cancels what is being asked. */
function close(): void {
  stopAsking();
  closeTopic();
  closeCompletion();
}

/** What is said over the keys until it is closed: a hint, whether all is right so far, and the end. */
export function FrameAnswer() {
  const { topic } = useHints();
  const { kind } = useCompletion();
  const isOpen = kind !== 'none' || topic.kind !== 'nothing';
  const section = useRef<HTMLElement>(null);
  useEscape(isOpen, close);
  useCover(isOpen, section);
  return (
    <section
      ref={section}
      aria-label="Answer"
      className="frame-answer"
      data-open={isOpen || undefined}
      tabIndex={-1}
    >
      {isOpen && (kind === 'solved' || !hasOwnClose(topic)) && (
        <span className="frame-close">
          <IconButton label="Close" onClick={close}>
            <Icon of={XIcon} />
          </IconButton>
        </span>
      )}
      {kind === 'solved' ? <Solved /> : topic.kind !== 'nothing' && <HintAnswer on="frame" />}
      {kind === 'wrong' && topic.kind === 'nothing' && (
        <>
          <p aria-live="polite">All filled in, but something is wrong.</p>
          <Button onClick={() => void askRightness()}>Check</Button>
        </>
      )}
    </section>
  );
}

/** Whether what is said has a button of its own that takes it away. */
const hasOwnClose = (topic: Topic): boolean =>
  topic.kind === 'asking' || (topic.kind === 'hint' && topic.hint.kind === 'step');

const OTHERS = {
  unique: ' It is the only solution.',
  several: ' It is one of several solutions.',
  none: '',
} as const;

function Solved() {
  const settled = useSolutions(({ state }) => settledBy(state)?.kind);
  return (
    <>
      <p aria-live="polite" className="flex items-center gap-3">
        <Icon of={ShieldCheck} className="shrink-0 text-proof" size={32} />
        <span>
          <strong>Solved.</strong>
          <span>{settled === undefined ? '' : OTHERS[settled]}</span>
        </span>
      </p>
      <a className="button" {...partLink('#/')}>
        More puzzles
      </a>
    </>
  );
}

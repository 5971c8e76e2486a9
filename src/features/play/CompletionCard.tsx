import { ShieldCheck, XIcon } from '#ui/icons.ts';
import { useEffect, useRef } from 'react';
import { askRightness, tellWhere } from '#store/asking/explanations.ts';
import { useHints } from '#store/asking/hints.ts';
import { makeAnother, stopMaking, useMaking, wishesForNext } from '#store/asking/making.ts';
import { closeCompletion, useCompletion } from '#store/playing/completion.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useEscape } from '#ui/useEscape.ts';
import { focusBoard } from '../focusBoard.ts';
import { saySolved, sayWrong } from './sentences.ts';
import './play.css';

/** The message on a board that the player has filled; beside the board, until it is closed. */
export function CompletionCard() {
  const ending = useCompletion();
  const { topic } = useHints();
  const { kind } = ending;
  const place = useRef<HTMLDivElement>(null);
  useEscape(kind !== 'none', close);
  // Under a large board it may be out of view.
  useEffect(() => {
    if (kind !== 'none') place.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place} className="ending" data-ending={kind}>
      {ending.kind === 'solved' && <Icon of={ShieldCheck} className="ending-seal" size={40} />}
      {/* Announced once when it appears; the page's one status region is the verdict. */}
      <p aria-live="polite">
        {ending.kind === 'solved' && (
          <>
            <strong className="ending-word">Solved</strong> <HowSolved ending={ending} />
          </>
        )}
        {ending.kind === 'wrong' && <span>{sayWrong(topic)}</span>}
      </p>
      {ending.kind === 'solved' && <Next />}
      {ending.kind === 'wrong' && <Check />}
      {ending.kind !== 'none' && (
        <IconButton label="Close" onClick={close}>
          <Icon of={XIcon} />
        </IconButton>
      )}
    </div>
  );
}

function HowSolved({ ending }: { readonly ending: Parameters<typeof saySolved>[0] }) {
  const settled = useSolutions(({ state }) => settledBy(state)?.kind);
  return saySolved(ending, settled);
}

/**
 * Closes it and cancels a pending next puzzle, which would replace a board that the player
 * continues.
 */
function close(): void {
  if (useMaking.getState().state.kind === 'making') stopMaking();
  closeCompletion();
}

/** Opens the next puzzle, and focuses its board. */
async function playNext(): Promise<void> {
  await makeAnother(wishesForNext());
  if (document.activeElement !== document.body) return;
  focusBoard();
}

function Next() {
  const { state } = useMaking();
  if (state.kind === 'making') {
    return (
      <>
        <ProgressBar label="Making the next puzzle" fraction={state.fraction} />
        <Button onClick={stopMaking}>Cancel</Button>
      </>
    );
  }
  return (
    <>
      {state.kind === 'failed' && <span role="alert">{state.sentence}</span>}
      <Button primary onClick={() => void playNext()}>
        Next puzzle
      </Button>
      <a href="#/" className="button">
        All puzzles
      </a>
    </>
  );
}

/** Tells how many marks are wrong, and then which, only on request. */
function Check() {
  const { topic } = useHints();
  if (topic.kind !== 'rightness' || topic.rightness.kind !== 'wrong') {
    return (
      <Button
        aria-disabled={topic.kind === 'asking'}
        onClick={() => topic.kind !== 'asking' && void askRightness()}
      >
        Check
      </Button>
    );
  }
  return topic.where ? null : <Button onClick={tellWhere}>Show where</Button>;
}

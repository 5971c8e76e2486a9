import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { showClue } from '#puzzle/site.ts';
import { writes } from './keyboard.ts';
import { clueBoxName, clueInputMode } from './siteView.ts';
import type { SiteView } from './siteView.ts';

/** The text box of a clue that is changed: Enter goes on to the next site, Escape leaves the clue as it is. */
export function SiteInput({
  view,
  start,
  locked,
  onLocked,
  onDone,
  onClue,
}: {
  readonly view: SiteView;
  /** What was typed before the box opened, in place of the clue. */
  readonly start: string | undefined;
  readonly locked: boolean;
  readonly onLocked: () => void;
  /** `next` if the following site is to be edited. */
  readonly onDone: (next: boolean) => void;
  readonly onClue: (typed: string) => string | undefined;
}) {
  const [typed, setTyped] = useState(start ?? showClue(view.clue, view.site));
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Unmounting blurs the input as well; that must not count as leaving the box.
  const closed = useRef(false);
  useEffect(() => {
    if (start === undefined) input.current?.select();
    else input.current?.focus();
  }, [start]);

  const close = (next: boolean, byKeyboard: boolean) => {
    closed.current = true;
    // Returns focus to the site's button, unless the next box takes it.
    if (byKeyboard) input.current?.parentElement?.querySelector('button')?.focus();
    onDone(next);
  };
  const commit = (next: boolean) => {
    if (closed.current) return;
    const reason = locked ? undefined : onClue(typed);
    if (reason === undefined) close(next, next);
    else setProblem(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Otherwise Enter would press the button that has focus by then.
      event.preventDefault();
      commit(true);
    } else if (event.key === 'Escape') close(false, true);
    else if (locked && writes(event)) onLocked();
  };
  return (
    <>
      <input
        ref={input}
        className="board-site-input"
        aria-label={clueBoxName(view.site)}
        aria-invalid={problem !== undefined}
        inputMode={clueInputMode(view.site)}
        autoComplete="off"
        readOnly={locked}
        value={locked ? showClue(view.clue, view.site) : typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={() => locked && onLocked()}
        onBlur={() => commit(false)}
      />
      {problem !== undefined && (
        <span role="alert" className="board-site-problem">
          {`${problem}.`}
        </span>
      )}
    </>
  );
}

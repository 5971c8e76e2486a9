import { XIcon } from '#ui/icons.ts';
import { useEffect } from 'react';
import { onDocumentChange } from '#store/document/events.ts';
import { notify, useView } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** How long good news is shown, in milliseconds. */
const READ = 10_000;

/**
 * What a puzzle that just came was read as, or why it could not be, in the place of the verdict, so
 * that nothing moves. It goes with the first edit; good news also goes by itself, once nothing is under way.
 */
export function ArrivalLine() {
  const { notice: said } = useView();
  useEffect(() => {
    if (said === undefined) return undefined;
    const leave = () => notify(undefined);
    const isOver = said.isGood === true && said.fraction === undefined;
    const timer = isOver ? setTimeout(leave, READ) : undefined;
    const stop = onDocumentChange(({ cause }) => {
      if (cause === 'edit') leave();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [said]);
  if (said === undefined) return null;
  const { sentence, fraction } = said;
  // A progress bar is no alert: that would be read aloud with every percent.
  return (
    <div
      role={fraction === undefined ? 'alert' : undefined}
      className="arrival-line"
      data-problem={said.isGood === true ? undefined : ''}
    >
      {fraction === undefined ? (
        <p>{sentence}</p>
      ) : (
        <ProgressBar label={sentence} fraction={fraction} />
      )}
      {said.text !== undefined && <CopyButton text={said.text} label="Copy it" />}
      <IconButton label="Dismiss" onClick={() => notify(undefined)}>
        <Icon of={XIcon} />
      </IconButton>
    </div>
  );
}

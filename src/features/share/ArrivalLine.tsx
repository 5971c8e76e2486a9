import { XIcon } from '#ui/icons.ts';
import { useEffect } from 'react';
import { onDocumentChange } from '#store/document/events.ts';
import { notify, useView } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** How long it is shown, in milliseconds. */
const READ = 10_000;

/**
 * What a puzzle that just came was read as, in the place of the verdict, so that nothing moves. It goes
 * by itself, and with the first edit.
 */
export function ArrivalLine() {
  const { notice } = useView();
  const said = notice?.isGood === true ? notice : undefined;
  useEffect(() => {
    if (said === undefined) return undefined;
    const leave = () => notify(undefined);
    const timer = setTimeout(leave, READ);
    const stop = onDocumentChange(({ cause }) => {
      if (cause === 'edit') leave();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [said]);
  if (said === undefined) return null;
  return (
    <div role="alert" className="arrival-line">
      <p>{said.sentence}</p>
      <IconButton label="Dismiss" onClick={() => notify(undefined)}>
        <Icon of={XIcon} />
      </IconButton>
    </div>
  );
}

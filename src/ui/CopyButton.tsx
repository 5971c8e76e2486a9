import { useState } from 'react';
import { Button } from './Button.tsx';
import { CopyField } from './CopyField.tsx';

/** How long it says what came of it, in milliseconds. */
const SAID = 2000;

/** Copies a text and says so for a moment; where the browser does not allow it, the text is shown selected. */
export function CopyButton({
  text,
  label = 'Copy',
}: {
  readonly text: string;
  readonly label?: string;
}) {
  const [said, setSaid] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
      setRefused(undefined);
      setTimeout(() => setSaid(undefined), SAID);
    } catch {
      setRefused(text);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{said ?? label}</Button>
      {refused !== undefined && <CopyField text={refused} />}
    </>
  );
}

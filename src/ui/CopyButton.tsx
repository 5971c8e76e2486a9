import { useState } from 'react';
import { Button } from './Button.tsx';
import { CopyField } from './CopyField.tsx';

/** How long the outcome is shown, in milliseconds. */
const SAID = 2000;

/** Copies a text and says so for a moment; if the browser refuses, shows the text selected. */
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

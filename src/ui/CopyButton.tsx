import { useState } from 'react';
import { Button } from './Button.tsx';

/** How long it says what came of it, in milliseconds. */
const SAID = 2000;

/** Copies a text, and says for a moment whether the browser let it. */
export function CopyButton({
  text,
  label = 'Copy',
}: {
  readonly text: string;
  readonly label?: string;
}) {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not allowed here');
    }
    setTimeout(() => setSaid(undefined), SAID);
  };
  return <Button onClick={() => void copy()}>{said ?? label}</Button>;
}

import { useState } from 'react';

const REFUSED =
  'The browser did not allow copying. It is selected here: copy it by key or long press.';

/** Copies texts; `uncopied` is one that the browser refused to copy, to be shown selected. */
export function useCopy(say: (sentence: string) => void) {
  const [uncopied, setUncopied] = useState<string>();
  const copy = async (text: string, sentence: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      say(sentence);
    } catch {
      setUncopied(text);
      say(REFUSED);
    }
  };
  return { uncopied, copy };
}

import { useEffect, useRef } from 'react';
import { hasDialog } from '#ui/hasDialog.ts';
import { takesText } from '#ui/takesText.ts';

/** Takes text that is pasted anywhere on the page, but for fields and dialogs. */
export function usePagePaste(take: (text: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (text === '' || takesText(event) || hasDialog()) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

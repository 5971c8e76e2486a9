import { useState } from 'react';
import { useDocument } from '#store/document/document.ts';

/**
 * The text in the box: it follows the board, `written`, but what somebody typed stays while the
 * library entry on the board is the same. `onBoardChange` is told, during rendering, whether the draft
 * was replaced.
 */
export function useDraft(
  written: string,
  entry: string,
  onBoardChange: (isReplaced: boolean) => void,
) {
  const [draft, setDraft] = useState(written);
  const [followed, setFollowed] = useState({ text: written, entry });
  const isTyped = draft !== followed.text && followed.entry === entry;
  const follow = (text: string): void => {
    setFollowed({ text, entry: useDocument.getState().entry });
    setDraft(text);
  };
  if (followed.text !== written || followed.entry !== entry) {
    if (isTyped) setFollowed({ text: written, entry });
    else follow(written);
    onBoardChange(!isTyped);
  }
  return { draft, setDraft, isTyped, follow };
}

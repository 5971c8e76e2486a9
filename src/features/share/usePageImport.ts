import { useEffect, useRef } from 'react';
import { hasDialog } from '#ui/hasDialog.ts';
import { takesText } from '#ui/takesText.ts';
import { isPicture, pictureIn } from '../photo/picture.ts';
import { takeEarlyPaste } from './earlyPaste.ts';

interface Takers {
  readonly takeText: (text: string) => void;
  readonly takePhoto: (file: File) => void;
  readonly takeDrop: (dropped: DataTransfer) => void;
}

/**
 * Imports what is pasted or dropped anywhere on the page, but for text that is pasted into a field or
 * a dialog, and what a part of the page has taken.
 */
export function usePageImport(takers: Takers): void {
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented) return;
      const text = event.clipboardData?.getData('text') ?? '';
      const picture = text === '' ? pictureIn(event.clipboardData) : undefined;
      if (picture !== undefined) return latest.current.takePhoto(picture);
      if (text === '' || takesText(event) || hasDialog()) return;
      event.preventDefault();
      latest.current.takeText(text);
    };
    /** Whether text is dragged over a field, which takes it. */
    const isForField = (event: DragEvent): boolean =>
      takesText(event) && event.dataTransfer?.types.includes('Files') !== true;
    const allow = (event: DragEvent): void => {
      if (!isForField(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (event.defaultPrevented || isForField(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) latest.current.takeDrop(event.dataTransfer);
    };
    const early = takeEarlyPaste();
    const picture = early.files.find(isPicture);
    if (early.text !== '') latest.current.takeText(early.text);
    else if (picture !== undefined) latest.current.takePhoto(picture);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
}

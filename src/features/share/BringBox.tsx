import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { Button } from '#ui/Button.tsx';
import { takesText } from '#ui/takesText.ts';
import { FETCHING, findOut, openElsewhere, openRead, sayTaken } from './bringing.ts';
import { goToAddress } from './address.ts';
import { takeEarlyPaste } from './earlyPaste.ts';
import { FileButton, useFileText } from './FileDrop.tsx';
import { ImportOutcome } from './Outcome.tsx';
import { isPicture, pictureIn } from '../photo/picture.ts';
import { PhotoButton, usePhoto } from '../photo/PhotoButton.tsx';

/** A box for a puzzle in any form: detects its type, and opens its page. */
export function BringBox() {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [found, setFound] = useState<FoundPuzzle>();
  const [isWaiting, setWaiting] = useState(false);
  const problemId = useId();
  const newest = useRef(0);
  const box = useRef<HTMLTextAreaElement>(null);

  // Text may have been typed into the prerendered page before hydration.
  useLayoutEffect(() => {
    setOpen(box.current?.closest('details')?.open ?? false);
    setDraft(box.current?.value ?? '');
  }, []);

  const open = async (reading: TextReading) => {
    const sentence = await openElsewhere(reading, sayTaken(reading));
    if (sentence !== undefined) setFound({ kind: 'refused', sentence });
  };
  const take = async (text: string) => {
    newest.current += 1;
    const mine = newest.current;
    setOpen(true);
    setDraft(text);
    setFound(undefined);
    setWaiting(false);
    const next = await findOut(text, undefined, () => {
      if (mine === newest.current) setWaiting(true);
    });
    if (mine !== newest.current) return;
    setWaiting(false);
    setFound(next);
    if (next.kind === 'puzzle') await open(next.reading);
    if (next.kind === 'link') goToAddress(next.hash);
  };
  const takeRead = async (type: PuzzleType, taken: string) => {
    const { text, progress } = splitProgress(taken);
    const sentence = await openRead(type, text, progress);
    if (sentence === undefined) return;
    setOpen(true);
    setDraft(text);
    setFound({ kind: 'refused', sentence });
  };
  const { takeFile, takeDrop } = useFileText(
    (text) => void take(text),
    (sentence) => setFound({ kind: 'refused', sentence }),
  );

  const { takePhoto, dialog } = usePhoto((type, text) => void takeRead(type, text));
  const takeAnything = (dropped: DataTransfer) => {
    const picture = pictureIn(dropped);
    if (picture === undefined) takeDrop(dropped);
    else takePhoto(picture);
  };

  // Pastes and drops are handled on the whole page.
  const takers = useRef({ take, takeAnything, takePhoto });
  useEffect(() => {
    takers.current = { take, takeAnything, takePhoto };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text') ?? '';
      const picture = text === '' ? pictureIn(event.clipboardData) : undefined;
      if (picture !== undefined) return takers.current.takePhoto(picture);
      if (text === '' || takesText(event)) return;
      event.preventDefault();
      void takers.current.take(text);
    };
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOpen(true);
      if (event.dataTransfer !== null) takers.current.takeAnything(event.dataTransfer);
    };
    const early = takeEarlyPaste();
    const picture = early.files.find(isPicture);
    if (early.text !== '') void takers.current.take(early.text);
    else if (picture !== undefined) takers.current.takePhoto(picture);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      <details
        className="bring card"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="bring-summary">
          <h2>Import: paste, file or photo</h2>
        </summary>
        <div className="mt-3 grid gap-2">
          <p className="text-muted">
            A link or a text from puzz.link, f-puzzles, SudokuPad, Simon Tatham’s collection or
            webpbn, a .non, .sdk or .sdm file, a line of 81 digits. The format is detected. Nothing
            leaves your device. For a printed puzzle, try a photo.
          </p>
          <textarea
            ref={box}
            className="text-box"
            aria-label="Text or link of a puzzle"
            aria-invalid={found?.kind === 'refused'}
            aria-describedby={found?.kind === 'refused' ? problemId : undefined}
            rows={5}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void take(draft)}>Open it</Button>
            <FileButton
              onFile={(file) => (isPicture(file) ? takePhoto(file) : void takeFile(file))}
            >
              Open a file
            </FileButton>
            <PhotoButton onFile={takePhoto} />
          </div>
          <p aria-live="polite" className="min-h-5 text-sm text-muted">
            {isWaiting && FETCHING}
          </p>
          {found !== undefined && (
            <ImportOutcome
              found={found}
              problemId={problemId}
              unchanged="Nothing was opened."
              onOpen={(reading) => void open(reading)}
            />
          )}
        </div>
      </details>
      {/* Outside the collapsed part, where it would be invisible. */}
      {dialog}
    </>
  );
}

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { isPicture, pictureIn } from '../photo/picture.ts';
import { PhotoButton, usePhoto } from '../photo/PhotoButton.tsx';
import { FETCHING } from './bringing.ts';
import { FileButton, useFileText } from './FileDrop.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { useImport } from './useImport.ts';
import { usePageImport } from './usePageImport.ts';

/** A place for a puzzle from anywhere: its type is found out, and its page opened. */
export function BringBox() {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const problemId = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  // The built page could be typed on before this took it over.
  useLayoutEffect(() => {
    setOpen(box.current?.closest('details')?.open ?? false);
    setDraft(box.current?.value ?? '');
  }, []);

  const { found, isWaiting, take, takeRead, open, refuse } = useImport((text) => {
    setOpen(true);
    setDraft(text);
  });
  const { takeFile, takeDrop } = useFileText((text) => void take(text), refuse);
  const { takePhoto, dialog } = usePhoto((type, text) => void takeRead(type, text));
  const takeAnything = (dropped: DataTransfer) => {
    const picture = pictureIn(dropped);
    if (picture === undefined) takeDrop(dropped);
    else takePhoto(picture);
  };

  usePageImport({
    takeText: (text) => void take(text),
    takePhoto,
    takeDrop(dropped) {
      setOpen(true);
      takeAnything(dropped);
    },
  });

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
            A link or a text from puzz.link, f-puzzles, SudokuPad, Penpa, Simon Tatham’s collection
            or webpbn, a .non, .sdk or .sdm file, a line of 81 digits. The format is detected.
            Nothing leaves your device. For a printed puzzle, try a photo.
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
      {/* Outside: in what is folded away it would not be seen. */}
      {dialog}
    </>
  );
}

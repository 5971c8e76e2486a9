import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { useDocument } from '#store/document/document.ts';
import { useMaking } from '#store/asking/making.ts';
import { MakeFromPicture } from './MakeFromPicture.tsx';
import type { MakeFromPictureProps } from './MakeFromPicture.tsx';
import { MakingOutcome } from './MakingOutcome.tsx';
import { SketchView } from './SketchView.tsx';
import { takePicture, useSketch } from './sketch.ts';

/** Accepts an image that is pasted anywhere, or dropped on the element. */
function useOffered(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const take = (event: Event, transfer: DataTransfer | null): void => {
      const [file] = transfer?.files ?? [];
      // Pasted text goes to its own target.
      if (file === undefined) return;
      event.preventDefault();
      void takePicture(file);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    const onDragOver = (event: DragEvent) => event.preventDefault();
    // Before the page, which would read a photo.
    document.addEventListener('paste', onPaste, { capture: true });
    element.addEventListener('drop', onDrop);
    element.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste, { capture: true });
      element.removeEventListener('drop', onDrop);
      element.removeEventListener('dragover', onDragOver);
    };
  }, [place]);
}

/**
 * Makes a puzzle whose solution is a picture that the user opens or draws; for types that allow it.
 */
export function PictureSection() {
  const { type, puzzle } = useDocument();
  const grid = type.grid(puzzle.parameters);
  const inks = type.making?.picture;
  if (inks === undefined || grid.shape !== 'rectangle') return null;
  return <Picture grid={grid} inks={inks} />;
}

function Picture({ grid, inks }: MakeFromPictureProps) {
  const { raster, problem } = useSketch();
  const { state, from } = useMaking();
  const title = useId();
  const place = useRef<HTMLElement>(null);
  useOffered(place);
  return (
    <section ref={place} aria-labelledby={title} className="make-section">
      <h2 id={title} className="card-title">
        From a picture
      </h2>
      <p className="text-sm text-muted">
        {`Choose a picture, drop one here or paste it. Its middle is reduced to ${grid.width} × ${grid.height} cells, as many as the board has. It stays on this page.`}
      </p>
      <label className="button make-file">
        Choose a picture
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void takePicture(file);
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {raster !== undefined && <SketchView grid={grid} raster={raster} />}
      <MakeFromPicture grid={grid} inks={inks} />
      <div aria-live="polite" className="min-h-12">
        {from === 'picture' && state.kind !== 'making' && <MakingOutcome />}
      </div>
    </section>
  );
}

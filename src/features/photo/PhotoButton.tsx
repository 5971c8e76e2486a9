import { useRef, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { Button } from '#ui/Button.tsx';
import { createLate } from '#ui/Late.tsx';
import { useHasCamera } from './camera.ts';

const PhotoDialog = createLate(async () => (await import('./PhotoDialog.tsx')).PhotoDialog, null);
const CameraDialog = createLate(
  async () => (await import('./CameraDialog.tsx')).CameraDialog,
  null,
);

/** Opens or takes a photo of a printed puzzle. */
export function PhotoButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useHasCamera();
  const [isFilming, setFilming] = useState(false);
  const take = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    if (chosen !== undefined) onFile(chosen);
    input.value = '';
  };
  return (
    <>
      <Button onClick={() => file.current?.click()}>Read a photo</Button>
      {/* On touch screens the file picker offers the system's camera. */}
      <span className="hidden pointer-coarse:inline">
        <Button onClick={() => camera.current?.click()}>Camera</Button>
      </span>
      {hasCamera && (
        <span className="pointer-coarse:hidden">
          <Button onClick={() => setFilming(true)}>Camera</Button>
        </span>
      )}
      {isFilming && <CameraDialog onFile={onFile} onClose={() => setFilming(false)} />}
      <input
        ref={file}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo of a puzzle"
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo from the camera"
        onChange={(event) => take(event.target)}
      />
    </>
  );
}

/**
 * An opened photo; its dialog stays open until the puzzle is taken or the dialog closed. On a
 * type's page, the photo is of that type.
 */
export function usePhoto(onTake: (type: PuzzleType, taken: string) => void, type?: PuzzleType) {
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<string>();
  const dialog = file !== undefined && (
    <PhotoDialog
      // Keyed by file, so that a new file resets the dialog's state.
      key={`${file.name} ${file.lastModified} ${file.size}`}
      file={file}
      type={type}
      chosen={chosen}
      onChoose={setChosen}
      onTake={onTake}
      onClose={() => setFile(undefined)}
      onAnother={setFile}
    />
  );
  return { takePhoto: setFile, dialog };
}

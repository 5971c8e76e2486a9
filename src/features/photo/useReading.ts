import { useEffect, useState } from 'react';
import { askPhoto } from '#photo/ask.ts';
import type { PictureRead } from '#photo/picture.ts';
import type { Quad } from '#photo/quad.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { openPhoto } from './decode.ts';
import type { Photo } from './decode.ts';

/** State of reading a photo. */
export type PhotoReading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No grid was found: the user may mark its corners. */
  | { readonly kind: 'lost'; readonly photo: Photo; readonly sentence: string }
  | { readonly kind: 'read'; readonly photo: Photo; readonly picture: PictureRead };

/** Shown if code could not be loaded. */
export const READER_UNFETCHED =
  'What reads photos could not be fetched. Check the connection, then choose the photo again.';

/** The result of reading a photo, as a whole or between the corners that the user marked. */
async function readOpened(
  photo: Photo,
  { name, photo: form }: PuzzleType,
  corners?: Quad,
): Promise<PhotoReading> {
  if (form === undefined)
    return {
      kind: 'refused',
      sentence: `Photos of ${name} are not read yet. Choose another puzzle, if the photo shows one.`,
    };
  // Functions cannot be posted to a worker.
  const { says: _says, asks: _asks, text: _text, ...look } = form;
  const answer = await askPhoto({
    photo: photo.grey,
    tints: photo.tints,
    look,
    ...(corners === undefined ? {} : { corners }),
  });
  switch (answer.kind) {
    case 'read':
      return { kind: 'read', photo, picture: answer.picture };
    case 'no grid':
      return {
        kind: 'lost',
        photo,
        sentence: `No ${name} grid found. Drag the four corners onto it, or take the photo again: whole, from above, in even light.`,
      };
    case 'unfetched':
      return { kind: 'refused', sentence: READER_UNFETCHED };
    case 'died':
      return { kind: 'refused', sentence: 'This photo could not be read.' };
  }
}

/** The photo of a file, or why there is none; `undefined` while it is decoded. */
function useOpened(file: File): Photo | string | undefined {
  const [opened, setOpened] = useState<Photo | string>();
  useEffect(() => {
    let mine: Photo | string | undefined;
    let isGone = false;
    const close = () => {
      if (typeof mine === 'object') URL.revokeObjectURL(mine.address);
    };
    void (async () => {
      mine = await openPhoto(file);
      if (isGone) close();
      else setOpened(mine);
    })();
    return () => {
      isGone = true;
      close();
    };
  }, [file]);
  return opened;
}

/** Opens a file and reads it as a printed puzzle of a type; reads it again if the type changes. */
export function useReading(file: File, type: PuzzleType | undefined) {
  const opened = useOpened(file);
  const [reading, setReading] = useState<PhotoReading & { readonly type?: PuzzleType }>({
    kind: 'reading',
  });
  // The corners that the user marked, for one photo and type.
  const [pointed, setPointed] = useState<{
    readonly photo: Photo;
    readonly type: PuzzleType;
    readonly corners: Quad;
  }>();
  const corners =
    pointed !== undefined && pointed.photo === opened && pointed.type === type
      ? pointed.corners
      : undefined;
  useEffect(() => {
    if (typeof opened !== 'object' || type === undefined) return;
    let isGone = false;
    void (async () => {
      const next = await readOpened(opened, type, corners);
      if (!isGone) setReading({ ...next, type });
    })();
    return () => {
      isGone = true;
    };
  }, [opened, type, corners]);
  const readAgain = (next: Quad) => {
    if (typeof opened === 'object' && type !== undefined)
      setPointed({ photo: opened, type, corners: next });
  };
  const refused: PhotoReading | undefined =
    typeof opened === 'string' ? { kind: 'refused', sentence: opened } : undefined;
  // A reading as another type does not apply.
  const shown: PhotoReading = reading.type === type ? reading : { kind: 'reading' };
  return { reading: refused ?? shown, readAgain };
}

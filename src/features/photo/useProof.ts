import { useEffect, useState } from 'react';
import { findMisreads } from '#photo/misread.ts';
import { correct } from '#photo/picture.ts';
import type { Correction, PictureRead } from '#photo/picture.ts';
import { textsOf } from '#photo/texts.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { verdictOfText } from '#store/asking/misread.ts';

/**
 * The verdict on a picture's clues, and which single misread place would explain that they do not
 * have exactly one solution.
 */
export interface PhotoProof {
  readonly verdict: 'looking' | 'unique' | 'several' | 'none' | 'unknown';
  readonly misreads: readonly Correction[];
}

const LOOKING: PhotoProof = { verdict: 'looking', misreads: [] };

/** Answers to questions about what a picture cannot show, by question id. */
export type Answers = Readonly<Record<string, string>>;

/** A picture's content in the type's text form. */
export const textOfPhoto = (
  { photo }: PuzzleType,
  picture: PictureRead,
  answers: Answers,
): string => photo?.text(textsOf(picture, photo.asks, answers)) ?? '';

/** Solves a picture's clues as corrected so far. */
export function usePhotoProof(
  type: PuzzleType | undefined,
  picture: PictureRead | undefined,
  answers: Answers,
): PhotoProof {
  const [found, setFound] = useState<
    PhotoProof & { readonly of: PictureRead; readonly with: Answers }
  >();
  useEffect(() => {
    if (type === undefined || picture === undefined) return;
    let isGone = false;
    void (async () => {
      const verdict = await verdictOfText(type.id, textOfPhoto(type, picture, answers));
      if (isGone) return;
      setFound({ of: picture, with: answers, verdict, misreads: [] });
      if (verdict !== 'none' && verdict !== 'several') return;
      const misreads = await findMisreads(picture, async (change) => {
        if (isGone) return false;
        const changed = textOfPhoto(type, correct(picture, change), answers);
        return (await verdictOfText(type.id, changed)) === 'unique';
      });
      if (!isGone) setFound({ of: picture, with: answers, verdict, misreads });
    })();
    return () => {
      isGone = true;
    };
  }, [type, picture, answers]);
  return found !== undefined && found.of === picture && found.with === answers ? found : LOOKING;
}

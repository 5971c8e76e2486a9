import { useEffect, useState } from 'react';
import { findMisreads } from '#photo/misread.ts';
import { correct } from '#photo/picture.ts';
import type { Correction, PictureRead } from '#photo/picture.ts';
import { textsOf } from '#photo/texts.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { verdictOfText } from '#store/asking/misread.ts';

/** What a picture's clues prove, and which single misread place would explain it where they have not one solution. */
export interface PhotoProof {
  readonly verdict: 'looking' | 'unique' | 'several' | 'none' | 'unknown';
  readonly misreads: readonly Correction[];
}

const LOOKING: PhotoProof = { verdict: 'looking', misreads: [] };

/** What somebody answered to what no picture says, by the questions' ids. */
export type Answers = Readonly<Record<string, string>>;

/** The text of what a picture says, as a type's form writes it. */
export const textOfPhoto = (
  { photo }: PuzzleType,
  picture: PictureRead,
  answers: Answers,
): string => photo?.text(textsOf(picture, photo.asks, answers)) ?? '';

/** Has a picture's clues proved, as they stand after somebody's corrections. */
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

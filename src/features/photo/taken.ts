import type { PictureRead } from '#photo/picture.ts';
import { writtenTexts } from '#photo/texts.ts';
import { withProgress } from '#puzzle/progress.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues, valueOfKey } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { textOfPhoto } from './useProof.ts';
import type { Answers } from './useProof.ts';

/**
 * The text for the board: what is printed as the type's text form, then handwriting as marks,
 * encoded as in links.
 */
export function takenText(type: PuzzleType, picture: PictureRead, answers: Answers): string {
  const text = textOfPhoto(type, picture, answers);
  const written = writtenTexts(picture);
  const read = readPuzzle(type, text);
  // Problems of the text are reported when it is put on the board.
  if (!read.ok || written.every((sign) => sign === '')) return text;
  const slot = type.slot(read.value.parameters);
  const marks = read.value.givens.map((_, cell) => valueOf(slot, written[cell] ?? ''));
  return withProgress(writePuzzle(type, read.value), { marks, notes: [] });
}

/** The value of a sign or number, as written by photo forms. */
const valueOf = (slot: Slot, sign: string): number | undefined =>
  valueOfKey(slot, sign) ?? slotValues(slot).find((value) => `${value}` === sign);

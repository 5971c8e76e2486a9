import type { PrintedLook } from '#puzzle/photoForm.ts';
import { contrastOf, cutCell, FAINT, normaliseCell } from './cells.ts';
import { photoChoices, readSign } from './choices.ts';
import { unlikePrint } from './hands.ts';
import type { Grey, Tints } from './image.ts';
import { lookAtInks } from './inks.ts';
import type { NetworkLayer } from './network.ts';
import { makePass } from './network.ts';
import type { PictureRead, PlaceRead } from './picture.ts';
import { SURE } from './picture.ts';
import { isCell } from './texts.ts';
import { middleOfLine } from './walls.ts';

/** What is needed to read what somebody wrote: a network for it, and the photo's colours where they are known. */
export interface WrittenReader {
  readonly layers: readonly NetworkLayer[];
  readonly tints?: Tints;
}

/** As likely is a digit at most where rather none was seen. */
const GUESSED = 0.5;

/** Tells what was written by hand into cells from what is printed there, and reads it once more. */
export function readWritten(
  photo: Grey,
  { layers, tints }: WrittenReader,
  look: PrintedLook,
  picture: PictureRead,
): PictureRead {
  const { lattice, places } = picture;
  const areDigits = look.cells.kind === 'digits' || look.cells.kind === 'numbers';
  // In circles on crossings, and in numbers of several digits, it is not looked for.
  if (!areDigits || look.margins === 'circles' || places[0]?.takes.kind !== 'signs') return picture;
  const filled = places.flatMap(({ id, text }, at) => (text === '' || !isCell(id) ? [] : [at]));
  const looks = lookAtInks(photo, tints, lattice, filled);
  const signs = filled.flatMap((cell, at) => {
    const look = looks[at];
    return look === undefined ? [] : [{ cell, text: places[cell]!.text, look }];
  });
  const unlike = new Map(
    [...unlikePrint(signs)].map(([at, kind]) => [signs[at]!.cell, kind] as const),
  );
  if (unlike.size === 0) return picture;
  const print = filled.filter((cell) => !unlike.has(cell));
  const usual = middleOfLine(print.map((cell) => contrastOf(cutCell(photo, lattice, cell))));
  const choices = photoChoices(look.cells, Math.max(lattice.across, lattice.down));
  const pass = makePass();
  const read = places.map((place, cell): PlaceRead => {
    const kind = unlike.get(cell);
    if (kind === undefined) return place;
    if (kind === 'note') return { ...place, text: '', others: [place.text] };
    const picture = normaliseCell(cutCell(photo, lattice, cell), usual * FAINT);
    const { text, chance, others } = readSign(layers, picture, choices, pass);
    // Rather a doubtful digit than none where there is as much ink.
    if (text === '' && chance < SURE)
      return {
        ...place,
        text: others[0] ?? '',
        chance: Math.min(GUESSED, 1 - chance),
        others: others.slice(1),
        hand: 'written',
      };
    return { ...place, text, chance, others, hand: text === '' ? 'printed' : 'written' };
  });
  return { ...picture, places: read };
}

/** Which signs of a photo were written by hand: those unlike the print of the same photo. */
import type { InkLook } from './inks.ts';
import { likenessOf } from './inks.ts';
import { middleOfLine } from './walls.ts';

/** Signs so much like another one of the same text were printed: a hand makes hardly two so much alike. */
const TWINS = 0.93;
/** As much like print as a printed sign is at least, however badly it came out. */
const ALIKE = 0.85;
/** Of fewer printed signs is not known what the print of a photo looks like. */
const ENOUGH = 5;
/** A single sign unlike the others may be badly printed; hardly anybody writes only so few. */
const FEWEST = 2;
/** Candidates are lower than this part of a printed sign. */
const SMALL = 0.5;
/** How far signs are moved over each other, in samples: usually, and where something may hide one's edge. */
const MOVES = { few: 2, many: 6 } as const;
/** How far off print's usual measures printed signs are that others are compared with, in each. */
const USUAL = 2.5;
/** How far off in all a sign is that was written: by itself, and where its shape says so, too. */
const FAR = 6;
const OFF = 1.5;
/** How far off in colour alone, where its shape is not the very same. */
const OTHER_INK = 6.5;

/** What signs are compared by besides their shape, and how far print differs in it at least. */
const MEASURES: readonly (readonly [of: (look: InkLook) => number, least: number])[] = [
  [({ top, bottom }) => Math.log(bottom - top), 0.06],
  [({ top, bottom }) => (top + bottom) / 2, 0.025],
  [({ stroke }) => Math.log(Math.max(0.02, stroke)), 0.12],
  [({ dark }) => Math.log(dark), 0.1],
  // Blue ink takes red light, and leaves the blue one. It stands last.
  [({ red, blue }) => red - blue, 0.1],
];

/** A sign to be told. */
export interface Inked {
  readonly text: string;
  readonly look: InkLook;
}

/** What a sign is that nobody printed: a value, or one of the candidates that somebody noted. */
export type Handwriting = 'value' | 'note';

/** Which of these signs were written by hand, by their places in the list: none where all are of one kind. */
export function unlikePrint(signs: readonly Inked[]): ReadonlyMap<number, Handwriting> {
  const all = [...signs.keys()];
  const likeness = likenesses(signs);
  const twinOf = (sign: number, among: readonly number[], moves: number): number | undefined => {
    const same = among.filter(
      (other) => other !== sign && signs[other]!.text === signs[sign]!.text,
    );
    return same.length === 0
      ? undefined
      : Math.max(...same.map((other) => likeness(other, sign, moves)));
  };
  const twins = all.map((sign) => twinOf(sign, all, MOVES.few) ?? -1);
  let print = all.filter((sign) => twins[sign]! >= TWINS);
  let unlike: readonly number[] = [];
  for (let round = 0; round < 3; round += 1) {
    if (print.length < ENOUGH) break;
    const away = awayFrom(print, signs);
    const farOf = (sign: number) => Math.hypot(...away[sign]!);
    const likely = all.filter(
      (sign) =>
        !unlike.includes(sign) && twins[sign]! >= ALIKE && away[sign]!.every((far) => far < USUAL),
    );
    // Of two kinds of a digit that one is printed which looks more as print does.
    print = likely.filter((sign) => {
      const same = likely.filter((other) => signs[other]!.text === signs[sign]!.text);
      const first = same.reduce((a, b) => (farOf(b) < farOf(a) ? b : a));
      return first === sign || likeness(first, sign, MOVES.few) >= ALIKE;
    });
    if (print.length < ENOUGH) break;
    unlike = all.filter((sign) => {
      const near = twinOf(sign, print, MOVES.few);
      if (near === undefined) return farOf(sign) > FAR;
      // Some papers print in two colours: then the shapes are the same.
      if (near < TWINS && away[sign]!.at(-1)! > OTHER_INK) return true;
      if (near >= ALIKE || farOf(sign) <= OFF) return false;
      return (twinOf(sign, print, MOVES.many) ?? 0) < ALIKE;
    });
  }
  const high = middleOfLine(print.map((sign) => heightOf(signs[sign]!)));
  const kinds = unlike.map((sign): readonly [number, Handwriting] => [
    sign,
    heightOf(signs[sign]!) < SMALL * high ? 'note' : 'value',
  ]);
  const values = kinds.filter(([, kind]) => kind === 'value').length;
  return new Map(kinds.filter(([, kind]) => kind === 'note' || values >= FEWEST));
}

const heightOf = ({ look: { top, bottom } }: Inked): number => bottom - top;

/** How much a sign is like another, each pair looked at once. */
function likenesses(signs: readonly Inked[]) {
  const known = new Map<string, number>();
  return (one: number, other: number, moves: number): number => {
    const key = `${one} ${other} ${moves}`;
    const found = known.get(key) ?? likenessOf(signs[one]!.look, signs[other]!.look, moves);
    known.set(key, found);
    return found;
  };
}

/** How far the measures of all signs lie from those of some, each of what is usual among these. */
function awayFrom(
  some: readonly number[],
  signs: readonly Inked[],
): readonly (readonly number[])[] {
  const measured = signs.map(({ look }) => MEASURES.map(([of]) => of(look)));
  const usual = MEASURES.map(([, least], at) => {
    const values = some.map((sign) => measured[sign]![at]!);
    const middle = middleOfLine(values);
    const spread = least + 1.5 * middleOfLine(values.map((value) => Math.abs(value - middle)));
    return { middle, spread };
  });
  return measured.map((values) =>
    values.map((value, at) => Math.min(8, Math.abs(value - usual[at]!.middle) / usual[at]!.spread)),
  );
}

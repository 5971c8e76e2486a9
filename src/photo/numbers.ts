import type { Glyph, GlyphPart } from './glyphs.ts';
import type { PhotoChoice, SignRead } from './choices.ts';
import { readSign } from './choices.ts';
import type { NetworkLayer, Pass, Sign } from './network.ts';

/** A digit after another one of the same number begins so near to it, in heights of a digit. */
const BESIDE = 0.36;
/** The same from middle to middle: in some typefaces digits are all as wide, and a 1 has room around it. */
const APART = 0.86;

/** As likely as numbers are at most that cannot stand where they were read. */
export const IMPOSSIBLE = 0.4;

const DIGITS: readonly PhotoChoice[] = [
  { text: '0', looks: ['O'] },
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const satisfies readonly Sign[]).map(
    (digit) => ({ text: digit, looks: [digit] }),
  ),
];

/** A number as it was read, and where it stands. */
export interface NumberRead extends SignRead {
  readonly box: GlyphPart;
}

export const middleOfBox = ([left, top, right, bottom]: GlyphPart): readonly [
  u: number,
  v: number,
] => [(left + right) / 2, (top + bottom) / 2];

/** Groups glyphs of one line, from left to right, into numbers. */
export function groupNumbers(line: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const sorted = line.toSorted((a, b) => a.box[0] - b.box[0]);
  const numbers: Glyph[][] = [];
  for (const glyph of sorted) {
    const before = numbers.at(-1)?.at(-1);
    if (before !== undefined && isBeside(before.box, glyph.box)) numbers.at(-1)!.push(glyph);
    else numbers.push([glyph]);
  }
  return numbers;
}

function isBeside(one: GlyphPart, other: GlyphPart): boolean {
  const high = Math.max(one[3] - one[1], other[3] - other[1]);
  const gap = other[0] - one[2];
  return gap < BESIDE * high || middleOfBox(other)[0] - middleOfBox(one)[0] < APART * high;
}

/** Glyphs that stand in lines, line after line from above. */
export function groupLines(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => middleOfBox(a.box)[1] - middleOfBox(b.box)[1])) {
    const last = lines.at(-1);
    const high = glyph.box[3] - glyph.box[1];
    const isSame =
      last !== undefined &&
      middleOfBox(glyph.box)[1] - middleOfBox(last.at(-1)!.box)[1] < 0.5 * high;
    if (isSame) last.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** The glyphs of the line with the most of them, from left to right; none where there are none. */
export function longestLine(glyphs: readonly Glyph[]): readonly Glyph[] {
  const [line = []] = groupLines(glyphs).toSorted((a, b) => b.length - a.length);
  return line.toSorted((a, b) => a.box[0] - b.box[0]);
}

/** Reads the digits of one number, from left to right; one larger than `most` is less likely. */
export function readPhotoNumber(
  layers: readonly NetworkLayer[],
  glyphs: readonly Glyph[],
  most: number,
  pass: Pass,
): NumberRead {
  const digits = glyphs.map(({ picture }) => readSign(layers, picture, DIGITS, pass));
  const text = digits.map((digit) => digit.text).join('');
  const least = digits.reduce((worst, digit) => (digit.chance < worst.chance ? digit : worst));
  const at = digits.indexOf(least);
  const others = least.others
    .map((other) => digits.map((digit, index) => (index === at ? other : digit.text)).join(''))
    .filter((other) => isNumber(other, most));
  const isPossible = isNumber(text, most);
  const boxes = glyphs.map(({ box }) => box);
  return {
    text: isPossible ? text : (others[0] ?? text),
    chance: isPossible ? least.chance : Math.min(least.chance, IMPOSSIBLE),
    others: isPossible ? others : others.slice(1),
    sureness: digits.reduce((sum, digit) => sum + digit.sureness, 0) / digits.length,
    box: [
      Math.min(...boxes.map(([left]) => left)),
      Math.min(...boxes.map(([, top]) => top)),
      Math.max(...boxes.map(([, , right]) => right)),
      Math.max(...boxes.map(([, , , bottom]) => bottom)),
    ],
  };
}

const isNumber = (text: string, most: number): boolean =>
  (text === '0' || !text.startsWith('0')) && Number(text) <= most;

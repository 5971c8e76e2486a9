/** Cells as a photo of a newspaper shows them, drawn from glyphs and chance. */
import { FAINT, normaliseCell } from '../../src/photo/cells.ts';
import { SIDE } from '../../src/photo/network.ts';
import { GLYPH } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';

/** What is drawn is twice as fine as what is read. */
const FINE = SIDE * 2;

export interface Sample {
  readonly picture: Float32Array;
  /** Its place in `SIGNS`; 0 is nothing. */
  readonly sign: number;
}

/** How signs stand in cells. */
interface Style {
  /** Their height, in cells. */
  readonly heights: readonly [least: number, most: number];
  /** How wide they are, of what is usual. */
  readonly widths: readonly [least: number, most: number];
  /** How far they are turned, sheared, bent and moved aside at most. */
  readonly turn: number;
  readonly shear: number;
  readonly bend: number;
  readonly aside: number;
}

const PRINTED: Style = {
  heights: [0.4, 0.8],
  widths: [0.78, 1.2],
  turn: 0.12,
  shear: 0.18,
  bend: 0.002,
  aside: 0.12,
};
const WRITTEN: Style = {
  heights: [0.35, 0.95],
  widths: [0.65, 1.35],
  turn: 0.25,
  shear: 0.4,
  bend: 0.004,
  aside: 0.2,
};
/** Candidates that somebody noted. */
const NOTED: Style = { ...WRITTEN, heights: [0.12, 0.3] };

/** A cell with a printed sign, or in one of five with none. */
export const drawSample = (glyphs: readonly Glyph[], random: () => number): Sample =>
  draw(glyphs, random, PRINTED);

/** The same with a sign written by hand; in one of five there is none, but mostly small candidates. */
export const drawWritten = (glyphs: readonly Glyph[], random: () => number): Sample =>
  draw(glyphs, random, WRITTEN);

function draw(glyphs: readonly Glyph[], random: () => number, style: Style): Sample {
  const between = (low: number, high: number) => low + (high - low) * random();
  const isEmpty = random() < 0.2;
  const glyph = glyphs[Math.floor(random() * glyphs.length)]!;
  const ink = new Float32Array(FINE * FINE);
  if (!isEmpty) layGlyph(ink, glyph, style, between, random);
  else if (style === WRITTEN) layNotes(ink, glyphs, between, random);
  layLines(ink, between, random);
  // A screen of dots, as in shaded cells.
  if (random() < 0.12) {
    const [strength, step, slant] = [between(0.1, 0.45), between(2.2, 6), between(-1, 1)];
    for (let pixel = 0; pixel < ink.length; pixel += 1) {
      const [x, y] = [pixel % FINE, Math.floor(pixel / FINE)];
      const dots =
        Math.sin((x + slant * y) * (Math.PI / step)) * Math.sin((y - slant * x) * (Math.PI / step));
      ink[pixel] = Math.max(ink[pixel]!, strength * Math.max(0, dots));
    }
  }
  for (let specks = random() < 0.3 ? between(1, 5) : 0; specks > 0; specks -= 1) {
    const at = Math.floor(random() * FINE * (FINE - 2));
    const dark = between(0.2, 0.8);
    for (const to of [at, at + 1, at + FINE]) ink[to] = Math.max(ink[to]!, dark);
  }
  const blurred = blur(blur(ink, between(0.3, 3.2) * (random() < 0.5 ? 0.5 : 1)), 0.6);
  const contrast = between(0.25, 0.95);
  const [slopeX, slopeY, noise] = [
    between(-0.25, 0.25),
    between(-0.25, 0.25),
    between(0, 0.07) * contrast,
  ];
  const greys = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = 2 * y * FINE + 2 * x;
      const dark =
        (blurred[at]! + blurred[at + 1]! + blurred[at + FINE]! + blurred[at + FINE + 1]!) / 4;
      const light = 200 * (1 + slopeX * (x / SIDE - 0.5) + slopeY * (y / SIDE - 0.5));
      greys[y * SIDE + x] =
        light * (1 - contrast * dark + noise * (random() + random() + random() - 1.5) * 2);
    }
  // The grid's own contrast is known from its other cells, more or less.
  const usual = contrast * 0.9 * between(0.6, 1.1);
  const picture = normaliseCell(greys, style === WRITTEN ? usual * FAINT : usual);
  return { picture, sign: isEmpty ? 0 : glyph.sign };
}

type Between = (low: number, high: number) => number;

/** A few candidates in corners and anywhere else. */
function layNotes(
  ink: Float32Array,
  glyphs: readonly Glyph[],
  between: Between,
  random: () => number,
): void {
  for (let left = random() < 0.25 ? 0 : between(1, 5); left > 1; left -= 1) {
    const one = new Float32Array(FINE * FINE);
    layGlyph(one, glyphs[Math.floor(random() * glyphs.length)]!, NOTED, between, random);
    const [right, down] = [0, 0].map(() => Math.round(between(-0.36, 0.36) * FINE));
    one.forEach((value, at) => {
      const [x, y] = [(at % FINE) + right!, Math.floor(at / FINE) + down!];
      if (x < 0 || y < 0 || x >= FINE || y >= FINE) return;
      ink[y * FINE + x] = Math.max(ink[y * FINE + x]!, value);
    });
  }
}

function layGlyph(
  ink: Float32Array,
  glyph: Glyph,
  { heights, widths, turn: turned, shear: sheared, bend, aside }: Style,
  between: Between,
  random: () => number,
): void {
  // Circles and crosses fill more of their cell than digits.
  const most = glyph.sign > 9 ? heights[1] * 1.125 : heights[1];
  const height = between(heights[0], most) * FINE;
  const tall = height / 40;
  const wide = tall * between(...widths);
  const [turn, shear] = [between(-turned, turned), between(-sheared, sheared)];
  const [bendX, bendY] = [between(-bend, bend), between(-bend, bend)];
  const room = (FINE - height) / 2;
  const [middleX, middleY] = [
    FINE / 2 + between(-aside, aside) * FINE,
    FINE / 2 + between(-1, 1) * Math.min(Math.max(0, room), (aside + 0.01) * FINE),
  ];
  const strength = random() < 0.8 ? 1 : between(0.6, 1);
  for (let y = 0; y < FINE; y += 1)
    for (let x = 0; x < FINE; x += 1) {
      const [dx, dy] = [
        x - middleX + bendX * (y - middleY) ** 2,
        y - middleY + bendY * (x - middleX) ** 2,
      ];
      const gx = (dx * Math.cos(turn) + dy * Math.sin(turn)) / wide;
      const gy = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / tall;
      const value = sampleAt(glyph.ink, gx + shear * gy + GLYPH / 2, gy + GLYPH / 2);
      ink[y * FINE + x] = strength * value;
    }
}

/** Between four pixels. */
function sampleAt(ink: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left >= GLYPH - 1 || top >= GLYPH - 1) return 0;
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = top * GLYPH + left;
  return (
    (ink[at]! * (1 - right) + ink[at + 1]! * right) * (1 - down) +
    (ink[at + GLYPH]! * (1 - right) + ink[at + GLYPH + 1]! * right) * down
  );
}

/** What is left of the grid's own lines at the sides. */
function layLines(ink: Float32Array, between: Between, random: () => number): void {
  for (const side of [0, 1, 2, 3]) {
    if (random() < 0.35) continue;
    const [depth, thick, slant, dark] = [
      between(-2, 5),
      between(0.5, 4),
      between(-0.07, 0.07),
      between(0.3, 1),
    ];
    const [from, to] = random() < 0.7 ? [0, FINE] : [between(0, FINE), FINE];
    for (let along = Math.floor(from); along < to; along += 1) {
      const start = depth + slant * (along - FINE / 2);
      for (let away = Math.max(0, Math.floor(start)); away < start + thick; away += 1) {
        const across = side % 2 === 0 ? away : FINE - 1 - away;
        if (across < 0 || across >= FINE) continue;
        const pixel = side < 2 ? across * FINE + along : along * FINE + across;
        ink[pixel] = Math.max(ink[pixel]!, dark * Math.min(1, start + thick - away));
      }
    }
  }
}

/** A Gaussian of this width, in pixels. */
function blur(ink: Float32Array, width: number): Float32Array {
  const reach = Math.ceil(width * 2.5);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * width * width)),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  const pass = (from: Float32Array, step: number, stride: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < FINE; line += 1)
      for (let at = 0; at < FINE; at += 1) {
        let value = 0;
        for (let tap = -reach; tap <= reach; tap += 1) {
          const place = Math.min(FINE - 1, Math.max(0, at + tap));
          value += kernel[tap + reach]! * from[line * stride + place * step]!;
        }
        to[line * stride + at * step] = value / sum;
      }
    return to;
  };
  return pass(pass(ink, 1, FINE), FINE, 1);
}

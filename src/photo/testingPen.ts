/** Signs written over drawn photos, for tests: nothing of them was photographed. */
import type { Glyph } from '../../e2e/photo/glyphs.ts';
import { GLYPH, HEIGHT, readGlyphs, UNSEEN_WRITTEN } from '../../e2e/photo/glyphs.ts';
import { randomOf } from '../../e2e/photo/random.ts';
import type { Grey, Tints } from './image.ts';
import type { Quad } from './quad.ts';
import { perspectiveTo } from './quad.ts';
import { backOf } from './testing.ts';

/** How much of the light a pen's ink takes: of red, of all, and of blue, from 0 to 1. */
const PENS = {
  'a blue pen': [0.75, 0.65, 0.25],
  'a pencil': [0.42, 0.42, 0.42],
  'a black pen': [0.7, 0.7, 0.7],
} as const;

export type PenName = keyof typeof PENS;

/** A typeface like handwriting that no network was trained on. */
export const penGlyphs = (): readonly Glyph[] => {
  const all = readGlyphs((face) => face === UNSEEN_WRITTEN[0]);
  return all.slice(0, all.length / 4);
};

/** A photo over which somebody wrote. */
export interface WrittenOver {
  readonly photo: Grey;
  readonly tints: Tints;
}

/** What is written with, and whether small, as candidates are noted in a corner. */
interface Writing {
  readonly pen: PenName;
  readonly glyphs: readonly Glyph[];
  readonly seed: number;
  readonly small?: boolean;
}

/** Writes a letter into each cell of a square grid that has one, each in another size, slant and place. */
export function writeOver(
  photo: Grey,
  quad: Quad,
  letters: readonly string[],
  { pen, glyphs, seed, small = false }: Writing,
): WrittenOver {
  const random = randomOf(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const across = Math.sqrt(letters.length);
  const marks = letters.map((letter) => ({
    glyph: glyphs.find((glyph) => glyph.letter === letter),
    high: small ? between(0.16, 0.28) : between(0.5, 0.72),
    u: small ? between(0.2, 0.3) : between(0.38, 0.62),
    v: small ? between(0.22, 0.3) : between(0.4, 0.6),
    turn: between(-0.15, 0.15),
    slant: between(-0.05, 0.3),
  }));
  const inkAt = (u: number, v: number): number => {
    if (u < 0 || v < 0 || u >= across || v >= across) return 0;
    const mark = marks[Math.floor(v) * across + Math.floor(u)];
    if (mark?.glyph === undefined) return 0;
    const [dx, dy] = [(u % 1) - mark.u, (v % 1) - mark.v].map((far) => (far / mark.high) * HEIGHT);
    const y = -dx! * Math.sin(mark.turn) + dy! * Math.cos(mark.turn);
    const x = dx! * Math.cos(mark.turn) + dy! * Math.sin(mark.turn) + mark.slant * y;
    const [column, row] = [Math.floor(x + GLYPH / 2), Math.floor(y + GLYPH / 2)];
    const isOff = column < 0 || row < 0 || column >= GLYPH || row >= GLYPH;
    return isOff ? 0 : mark.glyph.ink[row * GLYPH + column]!;
  };
  const map = perspectiveTo(quad, across, across);
  const ink = photo.data.map((_, at) => {
    const [x, y] = [at % photo.width, Math.floor(at / photo.width)];
    let sum = 0;
    for (let place = 0; place < 4; place += 1)
      sum += inkAt(...backOf(map, x + (place % 2) / 2 - 0.25, y + (place >> 1) / 2 - 0.25)) / 4;
    return sum;
  });
  const [red, all, blue] = PENS[pen];
  const under = (takes: number) => photo.data.map((grey, at) => grey * (1 - takes * ink[at]!));
  const half = (data: Float32Array) => {
    const [width, height] = [photo.width >> 1, photo.height >> 1];
    const at = (pixel: number) => 2 * Math.floor(pixel / width) * photo.width + 2 * (pixel % width);
    return {
      width,
      height,
      data: Uint8ClampedArray.from({ length: width * height }, (_, pixel) => {
        const first = at(pixel);
        const below = first + photo.width;
        return (data[first]! + data[first + 1]! + data[below]! + data[below + 1]!) / 4;
      }),
    };
  };
  return {
    photo: { ...photo, data: under(all) },
    tints: { red: half(under(red)), blue: half(under(blue)) },
  };
}

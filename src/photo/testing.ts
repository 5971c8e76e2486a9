/** Photos of grids drawn for tests: nothing in them was photographed. */
import type { Glyph } from '../../e2e/photo/glyphs.ts';
import { GLYPH, readGlyphs } from '../../e2e/photo/glyphs.ts';
import { randomOf } from '../../e2e/photo/random.ts';
import type { Grey } from './image.ts';
import type { Quad } from './quad.ts';
import { perspectiveTo } from './quad.ts';

export const WIDE = 640;
export const HIGH = 520;

/** The digits of a typeface that the network was not trained on. */
export const unseenGlyphs = (): readonly Glyph[] =>
  readGlyphs((face) => face === 'public-sans').slice(9, 18);

/** What a photo of a grid is like. */
export interface Scene {
  readonly quad: Quad;
  /** Row by row, 0 for none. */
  readonly digits: readonly number[];
  /** How many cells wide and high a box is; nine cells of three by three without it. */
  readonly box?: readonly [wide: number, high: number];
  /** How much darker the right side is than the left, from 0 to 1. */
  readonly shadow: number;
  readonly seed: number;
  /** How dark lines within a box are, from 0 to 1; as dark as the others without it. */
  readonly faint?: number;
  /** How far the page is bent in its middle, in cells. */
  readonly bend?: number;
  /** How far the picture is out of focus each way, in pixels. */
  readonly blur?: number;
  /** How large a change by chance each pixel has, of 255. */
  readonly noise?: number;
}

/** A photo of a grid with thick boxes on a page with some text. */
export function drawScene(
  { quad, digits, box = [3, 3], shadow, seed, faint = 1, bend = 0, blur = 0, noise = 8 }: Scene,
  glyphs: readonly Glyph[],
): Grey {
  const random = randomOf(seed);
  const side = Math.sqrt(digits.length);
  const map = perspectiveTo(quad, side);
  const paper = new Float32Array(WIDE * HIGH);
  for (let y = 0; y < HIGH; y += 1)
    for (let x = 0; x < WIDE; x += 1) {
      let ink = 0;
      // Four places in each pixel.
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const [u, v] = backOf(map, x + dx - 0.5, y + dy - 0.5);
        const sunk = v - bend * Math.sin((Math.PI * u) / side);
        ink += inkAt([u, sunk], digits, box, faint, glyphs) / 4;
      }
      const light = 205 * (1 - shadow * (x / WIDE));
      paper[y * WIDE + x] = light * (1 - 0.7 * ink);
    }
  const data = meanAround(paper, blur).map((grey) => grey + noise * (random() - 0.5));
  return { width: WIDE, height: HIGH, data };
}

/** Each pixel the mean of a square around it. */
function meanAround(data: Float32Array, reach: number): Float32Array {
  const along = (from: Float32Array, step: number): Float32Array =>
    from.map((own, at) => {
      let sum = own;
      for (let far = 1; far <= reach; far += 1)
        sum += (from[at - far * step] ?? own) + (from[at + far * step] ?? own);
      return sum / (2 * reach + 1);
    });
  return reach === 0 ? data : along(along(data, 1), WIDE);
}

/** Where on the grid a pixel lies, in cells. */
function backOf(map: readonly number[], x: number, y: number): readonly [u: number, v: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = map;
  // By Cramer's rule: each pixel asks four times.
  const [uX, vX, restX] = [a - g * x, b - h * x, x - c];
  const [uY, vY, restY] = [d - g * y, e - h * y, y - f];
  const scale = uX * vY - vX * uY;
  return [(restX * vY - vX * restY) / scale, (uX * restY - restX * uY) / scale];
}

function inkAt(
  [u, v]: readonly [number, number],
  digits: readonly number[],
  [wide, high]: readonly [number, number],
  faint: number,
  glyphs: readonly Glyph[],
): number {
  const side = Math.sqrt(digits.length);
  // Lines of text above the grid.
  if (v < -0.5 && v > -1.3) return Math.sin(u * 40) * Math.sin(v * 25) > 0.4 ? 1 : 0;
  const lineAt = (at: number, along: number, box: number): number => {
    const line = Math.round(at);
    if (line < 0 || line > side || along < -0.04 || along > side + 0.04) return 0;
    const isThick = line % box === 0;
    return Math.abs(at - line) < (isThick ? 0.045 : 0.02) ? (isThick ? 1 : faint) : 0;
  };
  const line = Math.max(lineAt(u, v, wide), lineAt(v, u, high));
  if (line > 0) return line;
  if (u < 0 || v < 0 || u >= side || v >= side) return 0;
  const digit = digits[Math.floor(v) * side + Math.floor(u)] ?? 0;
  const glyph = digit === 0 ? undefined : glyphs[digit - 1];
  // A glyph is 40 of 48 pixels high, and six tenths of a cell.
  const at = (place: number): number => Math.floor(((place % 1) - 0.5) * (40 / 0.6) + GLYPH / 2);
  const [x, y] = [at(u), at(v)];
  return x < 0 || y < 0 || x >= GLYPH || y >= GLYPH ? 0 : (glyph?.ink[y * GLYPH + x] ?? 0);
}

/** A grid's digits row by row, and where it lies: turned by so many radians, and stretched at its corners. */
export const PRINTED =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const printed: readonly number[] = Array.from(PRINTED, Number);

/** A square turned about the middle of the picture, each corner moved besides, as parts of its side. */
export function quadOf(turn: number, side: number, moves: readonly number[]): Quad {
  const corner = (at: number, right: number, down: number) => {
    const [x, y] = [
      (right - 0.5 + (moves[2 * at] ?? 0)) * side,
      (down - 0.5 + (moves[2 * at + 1] ?? 0)) * side,
    ];
    return {
      x: WIDE / 2 + x * Math.cos(turn) - y * Math.sin(turn),
      y: HIGH / 2 + 10 + x * Math.sin(turn) + y * Math.cos(turn),
    };
  };
  return [corner(0, 0, 0), corner(1, 1, 0), corner(2, 1, 1), corner(3, 0, 1)];
}

import type { PrintedSize } from '#puzzle/photoForm.ts';
import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Quad } from './quad.ts';
import { perspectiveTo, project } from './quad.ts';

/**
 * Up to this many sizes, each is fitted to the picture; of more, or of large ones, only the
 * likeliest.
 */
const FEW = 7;
const SMALL = 9;
/** The least ratio of the shortest to the longest side of cells, if sizes are recognised by it. */
const ASLANT = 0.6;
/** Sizes whose score is less than this fraction of the best are excluded. */
const POSSIBLE = 0.5;
/** The number of strips across the lines, scored separately: on a curved page lines bend. */
const STRIPS = 8;
/** The number of samples along a strip, and across it. */
const FINE = 720;
const THICK = 6;
/** The largest displacement of a line, in cells. */
const OFF = 0.16;

/**
 * The possible sizes of a grid between four corners, from the positions of lines and the lengths of
 * sides.
 */
export function likelySizes(
  dark: Grey,
  quad: Quad,
  sizes: readonly PrintedSize[],
): readonly PrintedSize[] {
  const small = sizes.filter(({ width, height }) => Math.max(width, height) <= SMALL);
  if (sizes.length <= FEW && small.length === sizes.length) return sizes;
  const counted = countSizes(dark, quad, sizes);
  return sizes.length > FEW ? counted : [...new Set([...small, ...counted])];
}

/** The sizes whose lines are most visible. */
function countSizes(dark: Grey, quad: Quad, sizes: readonly PrintedSize[]): readonly PrintedSize[] {
  const shaped = sizes.filter((size) => isShaped(quad, size, ASLANT));
  const fitting = shaped.length > 0 ? shaped : sizes;
  const score = (isLevel: boolean): ReadonlyMap<number, number> => {
    const counts = new Set(fitting.map(({ width, height }) => (isLevel ? height : width)));
    const strips = stripsOf(dark, quad, isLevel);
    return new Map([...counts].map((count) => [count, scoreOf(strips, count)]));
  };
  const [widths, heights] = [score(false), score(true)];
  const scored = fitting
    .map((size) => ({ size, score: widths.get(size.width)! + heights.get(size.height)! }))
    .sort((a, b) => b.score - a.score)
    .slice(0, FEW);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }, at) => at === 0 || score >= POSSIBLE * best)
    .map(({ size }) => size);
}

/**
 * Whether four corners may be those of a grid of square cells with this size, at most this much in
 * perspective.
 */
export function isShaped(quad: Quad, { width, height }: PrintedSize, aslant: number): boolean {
  const sides = quad.map(({ x, y }, at) => {
    const next = quad[(at + 1) % 4]!;
    // Sides alternate between rows and columns of the grid.
    return Math.hypot(next.x - x, next.y - y) * (at % 2 === 0 ? 1 : width / height);
  });
  return Math.min(...sides) > aslant * Math.max(...sides);
}

/** The darkness along each strip, across the lines to be counted. */
function stripsOf(dark: Grey, quad: Quad, isLevel: boolean): readonly Float32Array[] {
  const map = perspectiveTo(quad, 1, 1);
  return Array.from({ length: STRIPS }, (_, strip) => {
    const values = new Float32Array(FINE + 1);
    for (let at = 0; at <= FINE; at += 1) {
      for (let line = 0; line < THICK; line += 1) {
        const aside = (strip + (line + 0.5) / THICK) / STRIPS;
        const [u, v] = isLevel ? [aside, at / FINE] : [at / FINE, aside];
        const { x, y } = project(map, u, v);
        values[at]! += Math.min(0.15, valueAt(dark, x, y)) / THICK;
      }
    }
    return values;
  });
}

/** How much darker the strips are where the lines of this many cells would be than between them. */
function scoreOf(strips: readonly Float32Array[], count: number): number {
  const reach = Math.round((FINE / count) * OFF);
  let score = 0;
  for (const strip of strips) {
    const most = (middle: number): number => {
      let best = 0;
      for (let at = middle - reach; at <= middle + reach; at += 1)
        best = Math.max(best, strip[at] ?? 0);
      return best;
    };
    // The outer lines are there for any number of cells.
    for (let line = 1; line < count; line += 1)
      score += most(Math.round((line * FINE) / count)) / (count - 1) / STRIPS;
    for (let cell = 0; cell < count; cell += 1)
      score -= most(Math.round(((cell + 0.5) * FINE) / count)) / count / STRIPS;
  }
  return score;
}

import type { PrintedSize } from '#puzzle/photoForm.ts';
import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Quad } from './quad.ts';
import { perspectiveTo, project } from './quad.ts';

/** With so few sizes each is laid into the picture; of more, and of large ones, only the likeliest. */
const FEW = 7;
const SMALL = 9;
/** How long the shortest side of cells may look, of the longest, where sizes are told by it. */
const ASLANT = 0.6;
/** Of these, those with less than this part of the best one's darkness are none. */
const POSSIBLE = 0.5;
/** Strips across the lines, each looked at for itself: on a curved page lines bend. */
const STRIPS = 8;
/** Samples along a strip, and across it. */
const FINE = 720;
const THICK = 6;
/** How far a line may be off, as a part of a cell. */
const OFF = 0.16;

/** The sizes that a grid between four corners may have, by where lines stand and how long its sides are. */
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

/** The sizes whose lines are seen the best. */
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

/** Whether four corners may be those of a grid of square cells of this size, seen aslant by so much. */
export function isShaped(quad: Quad, { width, height }: PrintedSize, aslant: number): boolean {
  const sides = quad.map(({ x, y }, at) => {
    const next = quad[(at + 1) % 4]!;
    // Every second side is a column of the grid.
    return Math.hypot(next.x - x, next.y - y) * (at % 2 === 0 ? 1 : width / height);
  });
  return Math.min(...sides) > aslant * Math.max(...sides);
}

/** How dark each strip is from its begin to its end, across the lines that are counted. */
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

/** How much darker the strips are where lines of so many cells would stand than between them. */
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
    // The outer lines stand there whatever the number is.
    for (let line = 1; line < count; line += 1)
      score += most(Math.round((line * FINE) / count)) / (count - 1) / STRIPS;
    for (let cell = 0; cell < count; cell += 1)
      score -= most(Math.round(((cell + 0.5) * FINE) / count)) / count / STRIPS;
  }
  return score;
}

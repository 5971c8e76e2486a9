import type { Grey } from './image.ts';
import type { Quad, Spot } from './quad.ts';
import { areaOf, quadAround } from './quad.ts';

/**
 * Quadrilaterals around what hangs together in ink, the largest first. Ink is what is darker than its
 * surroundings by a share; `narrowest` is how wide they are at least for their length.
 */
export function quadsOf(
  dark: Grey,
  bias: number,
  most: number,
  narrowest: number,
): readonly Quad[] {
  const { width, height } = dark;
  const least = Math.min(width, height) * 0.28;
  const seen = new Uint8Array(width * height);
  const found: { readonly quad: Quad; readonly area: number }[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || dark.data[start]! < bias) continue;
    let size = 0;
    let filled = 1;
    stack[0] = start;
    seen[start] = 1;
    const lefts = new Map<number, [number, number]>();
    let [left, right] = [width, 0];
    while (filled > 0) {
      filled -= 1;
      const pixel = stack[filled]!;
      size += 1;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      const ends = lefts.get(y);
      if (ends === undefined) lefts.set(y, [x, x]);
      else {
        ends[0] = Math.min(ends[0], x);
        ends[1] = Math.max(ends[1], x);
      }
      for (let down = -1; down <= 1; down += 1)
        for (let aside = -1; aside <= 1; aside += 1) {
          const [nextX, nextY] = [x + aside, y + down];
          if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
          const next = nextY * width + nextX;
          if (seen[next] === 1 || dark.data[next]! < bias) continue;
          seen[next] = 1;
          stack[filled] = next;
          filled += 1;
        }
    }
    const [short, long] = [right - left, lefts.size].sort((a, b) => a - b) as [number, number];
    if (short < least * narrowest || long < least || size < least * 3) continue;
    const spots: Spot[] = [...lefts].flatMap(([y, [from, to]]) => [
      { x: from, y },
      { x: to, y },
    ]);
    const quad = quadAround(spots);
    if (quad !== undefined) found.push({ quad, area: areaOf(quad) });
  }
  return found
    .sort((a, b) => b.area - a.area)
    .slice(0, most)
    .map(({ quad }) => quad);
}

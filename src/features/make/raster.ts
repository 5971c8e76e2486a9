/**
 * Reduces a picture of any size to a few black and white cells. Greys are 0, black, to 255, white.
 */

/** A picture without its colours. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** In row-major order. */
  readonly greys: ArrayLike<number>;
}

/** Whether the picture is cropped to the board, or fits inside it with blank borders. */
export type Framing = 'cropped' | 'whole';

/** The interval of a picture's side that each cell covers, in pixels. */
interface Cut {
  readonly from: number;
  readonly to: number;
}

/**
 * The mean grey under each of width × height cells, indexed by cell, with partly covered pixels
 * weighted by area. Cells are square, and the picture is centred; `undefined` for cells outside it.
 */
export function reduceRaster(
  { width: across, height: down, greys }: Raster,
  width: number,
  height: number,
  framing: Framing,
): readonly (number | undefined)[] {
  const sides = [across / width, down / height];
  const side = framing === 'cropped' ? Math.min(...sides) : Math.max(...sides);
  const columns = cuts(across, width, side);
  const rows = cuts(down, height, side);
  return rows.flatMap((row) =>
    columns.map((column) => {
      let sum = 0;
      let area = 0;
      for (let y = Math.floor(row.from); y < row.to; y += 1) {
        const tall = Math.min(row.to, y + 1) - Math.max(row.from, y);
        for (let x = Math.floor(column.from); x < column.to; x += 1) {
          const part = tall * (Math.min(column.to, x + 1) - Math.max(column.from, x));
          sum += part * (greys[y * across + x] ?? 0);
          area += part;
        }
      }
      // A cell that is mostly outside the picture would be decided by a sliver of it.
      return area < (side * side) / 2 ? undefined : sum / area;
    }),
  );
}

/** The intervals of cells with this side, in pixels, centred on a picture's side. */
function cuts(pixels: number, cells: number, side: number): readonly Cut[] {
  const start = (pixels - cells * side) / 2;
  return Array.from({ length: cells }, (_, cell) => ({
    from: Math.max(0, start + cell * side),
    to: Math.min(pixels, start + (cell + 1) * side),
  }));
}

/**
 * Otsu's threshold, which maximises the variance between dark and light: "A threshold selection
 * method from gray-level histograms" (1979). The middle one of equally good thresholds; 127 if all
 * greys are equal.
 */
export function bestThreshold(greys: readonly (number | undefined)[]): number {
  const counts = Array.from({ length: 256 }, () => 0);
  let all = 0;
  let total = 0;
  for (const grey of greys) {
    if (grey === undefined) continue;
    const level = Math.round(grey);
    counts[level] = (counts[level] ?? 0) + 1;
    all += 1;
    total += level;
  }
  let [dark, darkSum] = [0, 0];
  let best: { readonly between: number; readonly first: number; last: number } | undefined;
  for (const [level, count] of counts.entries()) {
    dark += count;
    darkSum += count * level;
    const light = all - dark;
    if (dark === 0 || light === 0) continue;
    // Integers as long as possible, so that brightening the picture changes nothing.
    const apart = darkSum * light - (total - darkSum) * dark;
    const between = apart ** 2 / (dark * light);
    if (best === undefined || between > best.between) {
      best = { between, first: level, last: level };
    } else if (between === best.between) best.last = level;
  }
  return best === undefined ? 127 : Math.floor((best.first + best.last) / 2);
}

/**
 * Whether each cell is drawn: it is at most as light as the threshold; the opposite if inverted.
 */
export const inked = (
  greys: readonly (number | undefined)[],
  threshold: number,
  isInverted: boolean,
): readonly boolean[] =>
  greys.map((grey) => {
    if (grey === undefined) return false;
    const isDark = Math.round(grey) <= threshold;
    return isDark !== isInverted;
  });

import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { placedLines } from '#logic/place.ts';
import type { PlacedLine } from '#logic/place.ts';

export const SIZES = [4, 5, 6, 7, 8, 9];

export const skyscrapersGrid = (size: number): Rectangle => rectangle(size, size);

/** A line viewed from one of its ends. */
export interface SightLine {
  readonly place: Pick<PlacedLine['place'], 'words' | 'noun' | 'line'>;
  readonly end: 'near' | 'far';
  /** In order from that end. */
  readonly cells: readonly number[];
  /** "the left". */
  readonly from: string;
}

const ENDS = {
  row: { near: 'the left', far: 'the right' },
  column: { near: 'above', far: 'below' },
} as const;

/** Rows from the left, columns from above, rows from the right, columns from below. */
export function sightLines(size: number): readonly SightLine[] {
  const lines = placedLines(skyscrapersGrid(size));
  return (['near', 'far'] as const).flatMap((end) =>
    lines.map(({ place: { words, noun, line }, cells }) => ({
      place: { words, noun, line },
      end,
      cells: end === 'near' ? cells : cells.toReversed(),
      from: ENDS[line.axis][end],
    })),
  );
}

/** How many towers are visible along these heights. */
export const seenAlong = (heights: readonly number[]): number =>
  heights.filter((height, at) => heights.slice(0, at).every((before) => before < height)).length;

import type { Place } from './claim.ts';
import { placedLines } from './place.ts';
import type { PlacedLine } from './place.ts';

/** A line seen from one of its ends. */
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
export function sightLines(grid: Parameters<typeof placedLines>[0]): readonly SightLine[] {
  const lines = placedLines(grid);
  return (['near', 'far'] as const).flatMap((end) =>
    lines.map(({ place: { words, noun, line }, cells }) => ({
      place: { words, noun, line },
      end,
      cells: end === 'near' ? cells : cells.toReversed(),
      from: ENDS[line.axis][end],
    })),
  );
}

/** "row 3 from the left". */
export const sightWords = ({
  place,
  from,
}: {
  readonly place: Pick<Place, 'words'>;
  readonly from: string;
}): string => `${place.words} from ${from}`;

/** Numbers beside each row and column of a Penpa drawing, as the rows of pzpr's files have them. */
import { cellRows } from './penpaReader.ts';
import { NONE, takeCounts } from './penpaRows.ts';
import type { Sketch } from './penpaSketch.ts';
import type { PzprRows } from './pzprRows.ts';

/** The counts on one side of the board, or, if there are none, on the other one, where they say the same. */
export function nearestCounts(
  sketch: Sketch,
  near: 'above' | 'left',
  far: 'below' | 'right',
): readonly string[] {
  const counts = takeCounts(sketch, near);
  return counts.every((word) => word === NONE) ? takeCounts(sketch, far) : counts;
}

/** Counts above the columns and before the rows, or behind them, and words for cells. */
export function counted(sketch: Sketch, words: readonly string[]): PzprRows {
  const above = nearestCounts(sketch, 'above', 'below');
  const before = nearestCounts(sketch, 'left', 'right');
  return [
    [NONE, ...above],
    ...cellRows(sketch, words).map((row, at) => [before[at] ?? NONE, ...row]),
  ];
}

/** Numbers beside each row and column of a Penpa drawing, as the rows of pzpr's files have them. */
import { cellRows } from './penpaReader.ts';
import { NONE, takeCounts } from './penpaRows.ts';
import type { Sketch } from './penpaSketch.ts';
import type { PzprRows } from './pzprRows.ts';

/** Counts above the columns and before the rows, or behind them, and words for cells. */
export function counted(sketch: Sketch, words: readonly string[]): PzprRows {
  const either = (near: readonly string[], far: readonly string[]): readonly string[] =>
    near.every((word) => word === NONE) ? far : near;
  const nearest = (near: 'above' | 'left', far: 'below' | 'right'): readonly string[] => {
    const counts = takeCounts(sketch, near);
    return either(counts, counts.every((word) => word === NONE) ? takeCounts(sketch, far) : counts);
  };
  const above = nearest('above', 'below');
  const before = nearest('left', 'right');
  return [
    [NONE, ...above],
    ...cellRows(sketch, words).map((row, at) => [before[at] ?? NONE, ...row]),
  ];
}

import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { O, X } from './board.ts';
import type { KurosuParameters } from './board.ts';

/**
 * The number of ways to fill a line of this many cells: half and half, never three equal in a row.
 */
function waysToFill(cells: number): number {
  /** Keyed by the line's end: the number of X's, the last value, and the length of its run. */
  let ways = new Map([['0 - 0', 1]]);
  for (let at = 0; at < cells; at += 1) {
    const next = new Map<string, number>();
    for (const [state, count] of ways) {
      const [filled = '0', last = '-', run = '0'] = state.split(' ');
      for (const value of [O, X]) {
        const length = String(value) === last ? Number(run) + 1 : 1;
        const total = Number(filled) + value;
        if (length > 2 || total > cells / 2) continue;
        const key = `${total} ${value} ${length}`;
        next.set(key, (next.get(key) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways].reduce(
    (sum, [state, count]) => (Number(state.split(' ')[0]) === cells / 2 ? sum + count : sum),
    0,
  );
}

/** Lines that cannot all differ, because there are more of them than ways to fill one. */
export function kurosuComplaints({
  parameters: { width, height, noTwoAlike },
}: Puzzle<KurosuParameters>): readonly Complaint[] {
  if (!noTwoAlike) return [];
  const sides = [
    { lines: 'rows', count: height, cells: width },
    { lines: 'columns', count: width, cells: height },
  ];
  return sides.flatMap(({ lines, count, cells }) => {
    const ways = waysToFill(cells);
    if (count <= ways) return [];
    const sentence = `${count} ${lines} of ${cells} cells cannot all differ: there are ${ways} ways to fill one`;
    return [{ sentence, cells: [], sites: [] }];
  });
}

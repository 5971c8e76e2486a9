import { trueSums } from '#logic/kinds/runSums.ts';

/** The sums and sizes of all sets of the digits 1 to `digits`; bit d − 1 of a set is digit d. */
function digitSets(digits: number): readonly { readonly sum: number; readonly size: number }[] {
  return Array.from({ length: 2 ** digits }, (_, set) => {
    const members = Array.from({ length: digits }, (__, bit) => bit + 1).filter(
      (digit) => (set >> (digit - 1)) & 1,
    );
    return { sum: members.reduce((sum, digit) => sum + digit, 0), size: members.length };
  });
}

/**
 * Whether a line of `cells` cells can have these printed sums by itself: disjoint sets of digits
 * that make them, and an empty cell between two runs. The set of used digits determines the number
 * of filled cells, so it is the whole state.
 */
export function sumsFit(
  printed: readonly number[],
  cells: number,
  digits: number,
  off: 0 | 1,
): boolean {
  const sets = digitSets(digits);
  const room = cells - Math.max(0, printed.length - 1);
  let used: ReadonlySet<number> = new Set([0]);
  for (const number of printed) {
    const wanted = trueSums(number, off);
    const runs = [...sets.entries()].flatMap(([set, { sum }]) =>
      wanted.includes(sum) ? [set] : [],
    );
    used = new Set(
      [...used].flatMap((before) =>
        runs.flatMap((run) => ((before & run) === 0 ? [before | run] : [])),
      ),
    );
  }
  return [...used].some((set) => (sets[set]?.size ?? 0) <= room);
}

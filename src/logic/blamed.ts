import type { Sight, Values } from './claim.ts';

/**
 * Those of the filled cells without any of which something is no longer wrong, ascending like `cells`.
 * Without other cells it has to be as wrong, and with more of them no less.
 */
export function blamedFor(
  cells: readonly number[],
  shown: Values,
  isWrong: (shown: Values) => boolean,
): readonly number[] {
  const kept = cells.filter((cell) => shown[cell] !== undefined);
  const own = new Set(kept);
  const blamed = shown.map((value, cell) => (own.has(cell) ? value : undefined));
  /** Leaves out what can be, many cells at once where possible, which comes to the same as one by one. */
  const leaveOut = (from: number, to: number): void => {
    const tried = kept.slice(from, to);
    for (const cell of tried) blamed[cell] = undefined;
    if (isWrong(blamed)) return;
    for (const cell of tried) blamed[cell] = shown[cell];
    if (tried.length === 1) return;
    const middle = Math.ceil((from + to) / 2);
    leaveOut(from, middle);
    leaveOut(middle, to);
  };
  if (kept.length > 0) leaveOut(0, kept.length);
  return kept.filter((cell) => blamed[cell] !== undefined);
}

/** What is known of some cells, as facts of a reason. */
export const factsAt = (cells: readonly number[], shown: Values) =>
  cells.flatMap((cell) => {
    const value = shown[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });

/** A step that gives some cells one value; none if there is no such cell. */
export const sightOfValue = (
  technique: Sight['technique'],
  cells: readonly number[],
  value: number,
  facts: Sight['facts'],
  why: string,
): readonly Sight[] =>
  cells.length === 0
    ? []
    : [
        {
          technique,
          conclusions: cells.map((cell) => ({ cell, value, holds: true })),
          facts,
          why: () => why,
        },
      ];

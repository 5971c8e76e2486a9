import type { Sight, Values } from './claim.ts';

/**
 * Those of the filled cells without any of which something is no longer wrong, ascending like `cells`.
 * Without other cells it has to be as wrong.
 */
export function blamedFor(
  cells: readonly number[],
  shown: Values,
  isWrong: (shown: Values) => boolean,
): readonly number[] {
  const kept = cells.filter((cell) => shown[cell] !== undefined);
  const blamed = shown.map((value, cell) => (kept.includes(cell) ? value : undefined));
  for (const cell of kept) {
    const known = blamed[cell];
    blamed[cell] = undefined;
    if (!isWrong(blamed)) blamed[cell] = known;
  }
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

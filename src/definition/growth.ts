/** How a count grows with the side of a board. */
export interface Growth {
  /** The count at a side: between those that were measured in proportion, beyond them as it grew last. */
  at(side: number): number;
}

interface Measured {
  readonly side: number;
  readonly count: number;
}

/**
 * The largest power that is foreseen. The conditions of a path through all cells grow with the sixth;
 * a steeper step is one from boards that are too small for a clue to boards that are not.
 */
const STEEPEST = 8;

/** A count that is so many times less than what is allowed may grow in any way to the next side. */
const SMALL = 4;

/**
 * Measures a count at sides that ascend, as long as the next one is foreseen to be at most `allowed`;
 * always at the first two. A power of the side is assumed to lie between and beyond them.
 */
export function growthOf(
  sides: readonly number[],
  allowed: number,
  measure: (side: number) => number,
): Growth {
  const measured: Measured[] = [];
  for (const side of sides) {
    const last = measured.at(-1)?.count ?? 0;
    const isForeseen = measured.length >= 2 && last > allowed / SMALL;
    if (last > allowed && measured.length >= 2) break;
    if (isForeseen && countAt(measured, side) > allowed) break;
    // Nothing has no logarithm.
    measured.push({ side, count: Math.max(1, measure(side)) });
  }
  return { at: (side) => countAt(measured, side) };
}

function countAt(measured: readonly Measured[], side: number): number {
  const after = measured.findIndex((each) => each.side >= side);
  if (after === -1) {
    const last = measured.at(-1);
    if (last === undefined) return 0;
    return last.count * (side / last.side) ** Math.min(STEEPEST, lastPower(measured, last));
  }
  const [from, to] = [measured[after - 1], measured[after]];
  if (to === undefined) return 0;
  return from === undefined ? to.count : from.count * (side / from.side) ** powerBetween(from, to);
}

/**
 * The power of the last step, or of the last two if that is less: a step may be steep since smaller
 * boards have no room for a clue, or flat by chance.
 */
function lastPower(measured: readonly Measured[], last: Measured): number {
  const powers = [measured.at(-2), measured.at(-3)].flatMap((from) =>
    from === undefined ? [] : [powerBetween(from, last)],
  );
  return powers.length === 0 ? 0 : Math.max(1, Math.min(...powers));
}

const powerBetween = (from: Measured, to: Measured): number =>
  Math.log(to.count / from.count) / Math.log(to.side / from.side);

import type { Random } from '#puzzle/random.ts';
import type { Groups, Printing } from './printing.ts';
import type { FullGrid } from './rules.ts';

/** Cells with a given, by group: those that stand, and those that can be given besides. */
export interface Reduced {
  readonly kept: Groups;
  /** The last taken away first. */
  readonly removed: Groups;
}

/**
 * Takes away groups of givens, in an order as chance has it, as long as the solution stays the only
 * one: of what is kept no group can be left out. Pauses after each that was looked at.
 */
export function* reduce(
  printing: Printing,
  groups: Groups,
  random: Random,
): Generator<void, Reduced> {
  const { kept, removed } = yield* withoutSpare(printing, random.shuffled(groups));
  return { kept, removed: removed.toReversed() };
}

/** Takes away one spare group after the other; `removed` has the first that went first. */
function* withoutSpare(printing: Printing, groups: Groups): Generator<void, Reduced> {
  let kept = groups;
  const removed: Groups[number][] = [];
  for (;;) {
    const before = kept;
    let changesRules = false;
    for (const group of kept) {
      const fewer = kept.filter((other) => other !== group);
      if (printing.isSpare(group, kept)) {
        changesRules ||= !printing.isPlain(group);
        kept = fewer;
        removed.push(group);
      }
      yield;
    }
    // By other rules a group may be spare that was not.
    if (kept === before || !changesRules) return { kept, removed };
  }
}

/** As few givens as leave one solution, by looking at all sets of them: for small grids only. */
export function fewest(printing: Printing, groups: Groups, random: Random): Reduced {
  const shuffled = random.shuffled(groups);
  for (let count = 0; count <= shuffled.length; count += 1) {
    for (const kept of subsets(shuffled, count)) {
      if (printing.other(kept) !== 'none') continue;
      return { kept, removed: shuffled.filter((group) => !kept.includes(group)) };
    }
  }
  return { kept: shuffled, removed: [] };
}

function* subsets<T>(items: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - count; at += 1) {
    const item = items[at] as T;
    for (const rest of subsets(items, count - 1, at + 1)) yield [item, ...rest];
  }
}

/**
 * A board with this many groups is large: its clues outside the cells alone are too hard to solve.
 * So a share of the groups is given from the start, and a few more whenever the solver gives up.
 */
const LARGE = 17 * 17;
const SHARE_AT_FIRST = 0.08;
const MORE_AT_ONCE = 4;

/**
 * Adds givens where another solution differs until there is none, then takes away those that are
 * not needed after all. `undefined` when it could not be settled.
 */
export function* addFew(
  printing: Printing,
  solution: FullGrid,
  groups: Groups,
  random: Random,
): Generator<void, Reduced | undefined> {
  const isLarge = groups.length >= LARGE;
  const notIn = (some: Groups): Groups => groups.filter((group) => !some.includes(group));
  let kept: Groups = isLarge
    ? random.shuffled(groups).slice(0, Math.round(SHARE_AT_FIRST * groups.length))
    : [];
  for (;;) {
    yield;
    const other = printing.other(kept);
    if (other === 'none') break;
    if (other === 'unknown') {
      const left = notIn(kept);
      if (!isLarge || left.length === 0) return undefined;
      kept = [...kept, ...random.shuffled(left).slice(0, MORE_AT_ONCE)];
      continue;
    }
    const telling = groups.filter((group) => group.some((cell) => other[cell] !== solution[cell]));
    kept = [...kept, random.pick(telling)];
  }
  kept = (yield* withoutSpare(printing, kept)).kept;
  return { kept, removed: random.shuffled(notIn(kept)) };
}

import type { Random } from '#puzzle/random.ts';
import type { Groups, Printing } from './printing.ts';
import type { FullGrid } from './rules.ts';

/** Givens by group: those that are kept, and those that were removed. */
export interface Reduced {
  readonly kept: Groups;
  /** The last one removed comes first. */
  readonly removed: Groups;
}

/**
 * Removes groups of givens, in random order, as long as the solution stays unique: the result is
 * minimal. Yields after each group.
 */
export function* reduce(
  printing: Printing,
  groups: Groups,
  random: Random,
): Generator<void, Reduced> {
  const { kept, removed } = yield* withoutSpare(printing, random.shuffled(groups));
  return { kept, removed: removed.toReversed() };
}

/** Removes spare groups one after the other; in `removed`, the last one removed comes first. */
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
    // Under changed rules a group may have become spare.
    if (kept === before || !changesRules) return { kept, removed };
  }
}

/**
 * The fewest givens that leave one solution, by searching all sets of them: for small grids only.
 */
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
 * The number of groups from which some are given at the start, and more if uniqueness is too hard
 * to decide: with only the clues outside the cells, it is never decided.
 */
const LARGE = 17 * 17;
const GIVEN_FIRST = 0.08;
const GIVEN_BESIDES = 4;

/**
 * Adds givens in cells where another solution differs until there is none, then removes those that
 * are unnecessary. `undefined` if uniqueness could not be decided.
 */
export function* addFew(
  printing: Printing,
  solution: FullGrid,
  groups: Groups,
  random: Random,
): Generator<void, Reduced | undefined> {
  const isLarge = groups.length >= LARGE;
  let kept: Groups = isLarge
    ? random.shuffled(groups).slice(0, Math.round(GIVEN_FIRST * groups.length))
    : [];
  for (;;) {
    yield;
    const other = printing.other(kept);
    if (other === 'none') break;
    if (other === 'unknown') {
      const left = groups.filter((group) => !kept.includes(group));
      if (!isLarge || left.length === 0) return undefined;
      kept = [...kept, ...random.shuffled(left).slice(0, GIVEN_BESIDES)];
      continue;
    }
    const telling = groups.filter((group) => group.some((cell) => other[cell] !== solution[cell]));
    kept = [...kept, random.pick(telling)];
  }
  kept = (yield* withoutSpare(printing, kept)).kept;
  const rest = groups.filter((group) => !kept.includes(group));
  return { kept, removed: random.shuffled(rest) };
}

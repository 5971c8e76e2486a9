import type { Values } from '#logic/claim.ts';
import { decide, rangeOf } from './bounds.ts';
import type { Ranges } from './bounds.ts';
import { unknownsOf } from './term.ts';
import type { Condition, Whole } from './term.ts';

/** With more cells, all are blamed: trying to leave out each would take too long. */
const MOST_TRIED = 12;

/**
 * Filled cells that alone break a condition; minimal if there are a dozen or fewer. `ranges` are
 * those with these values, `open` those without any values.
 */
export function blame(
  condition: Condition,
  shown: Values,
  ranges: Ranges,
  open: Ranges,
): readonly number[] {
  const narrow = narrowed(condition, ranges);
  if (narrow.unknowns.length > MOST_TRIED) {
    return narrow.unknowns.filter((cell) => shown[cell] !== undefined);
  }
  const without = new Set<number>();
  const left: Ranges = (cell) => (without.has(cell) ? open(cell) : ranges(cell));
  for (const cell of narrow.unknowns) {
    without.add(cell);
    if (decide(narrow, left) !== false) without.delete(cell);
  }
  return narrow.unknowns.filter((cell) => !without.has(cell));
}

/** The most cells that are tried one by one when a condition is broken. */
export function mostTried(condition: Condition): number {
  const cells =
    condition.kind === 'compare' || condition.kind === 'distinct'
      ? condition.of
          .map(({ unknowns }) => unknowns.length)
          .toSorted((a, b) => b - a)
          .slice(0, 2)
          .reduce((sum, count) => sum + count, 0)
      : condition.unknowns.length;
  return cells > MOST_TRIED ? 0 : cells;
}

/**
 * A comparison or `distinct` of several numbers, restricted to two that break it; any other
 * condition unchanged.
 */
function narrowed(condition: Condition, ranges: Ranges): Condition {
  if (condition.kind === 'compare') {
    const { by, of } = condition;
    const pairs = of.slice(1).map((second, at): Condition => {
      const pair = [of[at] ?? second, second];
      return { kind: 'compare', by, of: pair, unknowns: unknownsOf(pair) };
    });
    return pairs.findLast((pair) => decide(pair, ranges) === false) ?? condition;
  }
  if (condition.kind !== 'distinct') return condition;
  const known = new Map<number, Whole>();
  for (const term of condition.of) {
    const { low, high } = rangeOf(term, ranges);
    const same = low === high ? known.get(low) : undefined;
    if (same !== undefined) {
      const pair = [same, term];
      return { kind: 'distinct', of: pair, unknowns: unknownsOf(pair) };
    }
    if (low === high) known.set(low, term);
  }
  return condition;
}

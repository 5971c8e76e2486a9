import { shrink } from '#reasoning/shrink.ts';
import type { Contradicts } from '#reasoning/shrink.ts';

/** How long to look for a smaller set than the first. */
export interface Effort {
  /** How many orders to shrink in, the given one included. */
  readonly orders: number;
  /** No new order is begun after this time. */
  readonly milliseconds: number;
}

/** The items in an order that `seed` decides, always the same one. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const mixed = [...items];
  let state = seed * 2_654_435_761 + 1;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    // Numbers as from Park and Miller's generator: good enough to be unlike each other.
    state = (Math.abs(state) * 48_271 + 11) % 2_147_483_647;
    const other = state % (last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}

/**
 * Shrinks in several orders, since what is left depends on the order, and keeps the smallest set.
 * `tell` hears how many of the orders are done.
 */
export function shrinkWell<Member>(
  members: readonly Member[],
  contradicts: Contradicts<Member>,
  { orders, milliseconds }: Effort,
  tell: (done: number) => void = () => {},
): readonly Member[] {
  const start = performance.now();
  let best = shrink(members, contradicts);
  for (let order = 1; order < orders && best.length > 1; order += 1) {
    if (performance.now() - start > milliseconds) break;
    tell(order);
    const found = shrink(shuffled(members, order), contradicts);
    if (found.length < best.length) best = found;
  }
  return best;
}

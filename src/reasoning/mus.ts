/** Minimal unsatisfiable subsets (MUSes): sets that contradict, and of which no member can be left out. */

/**
 * Says of some members whether they already contradict: those of them that do (all of them or
 * fewer), or `undefined` when they do not.
 */
export type Contradicts<Member> = (members: readonly Member[]) => readonly Member[] | undefined;

/**
 * A MUS of `members`, which must contradict. They are tried in their order, so those at the front
 * are the first to go. (Deletion with the solver's own cores: Marques-Silva, "Minimal
 * unsatisfiability", 2010.)
 */
export function deletionMus<Member>(
  members: readonly Member[],
  contradicts: Contradicts<Member>,
): readonly Member[] {
  const needed: Member[] = [];
  let rest = [...members];
  for (;;) {
    const [tried, ...others] = rest;
    if (tried === undefined) return needed;
    const core = contradicts([...needed, ...others]);
    if (core === undefined) needed.push(tried);
    rest = core === undefined ? others : others.filter((member) => core.includes(member));
  }
}

/** How long to look for a smaller MUS than the first. */
export interface Effort {
  /** How many orders of the members to try, the given one included. */
  readonly orders: number;
  /** No new order is begun after this time. */
  readonly milliseconds: number;
}

/**
 * The smallest MUS of several, since what is left depends on the order of the members. `report` hears
 * how many of the orders are done.
 */
export function smallMus<Member>(
  members: readonly Member[],
  contradicts: Contradicts<Member>,
  { orders, milliseconds }: Effort,
  report: (done: number) => void = () => {},
): readonly Member[] {
  const start = performance.now();
  let best = deletionMus(members, contradicts);
  for (let order = 1; order < orders && best.length > 1; order += 1) {
    if (performance.now() - start > milliseconds) break;
    report(order);
    const found = deletionMus(shuffled(members, order), contradicts);
    if (found.length < best.length) best = found;
  }
  return best;
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

/** Minimal unsatisfiable subsets (MUSes): contradictory sets of which every member is needed. */

/**
 * Decides whether some members contradict: returns those that do (all of them or fewer), or
 * `undefined` if they are consistent.
 */
export type Contradicts<Member> = (members: readonly Member[]) => readonly Member[] | undefined;

/**
 * A MUS of `members`, which must contradict. Members are tried for deletion in order, so those at
 * the front go first. Uses the solver's cores: Marques-Silva, "Minimal unsatisfiability" (2010).
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

/** The budget for finding a smaller MUS than the first. */
export interface Effort {
  /** How many orders of the members to try, including the given one. */
  readonly orders: number;
  /** No further order is tried after this time. */
  readonly milliseconds: number;
}

/**
 * The smallest MUS over several deletion orders. `report` is called with the number of orders done.
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

/** Shuffles items deterministically by `seed`. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const mixed = [...items];
  let state = seed * 2_654_435_761 + 1;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    // The Park–Miller generator: random enough for different orders.
    state = (Math.abs(state) * 48_271 + 11) % 2_147_483_647;
    const other = state % (last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}

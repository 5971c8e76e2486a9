/** Who is paired with whom: bipartite matchings, by augmenting paths (Kuhn's algorithm). */

/** For each of one side, those of the other that it may be paired with. */
export type Options = ReadonlyMap<number, readonly number[]>;

/** A largest matching: the partner of those of the other side. */
function matchAll(options: Options): ReadonlyMap<number, number> {
  const partnerOf = new Map<number, number>();
  for (const one of options.keys()) findPartner(one, options, partnerOf, new Set());
  return partnerOf;
}

function findPartner(
  one: number,
  options: Options,
  partnerOf: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const other of options.get(one) ?? []) {
    if (tried.has(other)) continue;
    tried.add(other);
    const rival = partnerOf.get(other);
    if (rival === undefined || findPartner(rival, options, partnerOf, tried)) {
      partnerOf.set(other, one);
      return true;
    }
  }
  return false;
}

/** Some of one side that have too few options together, with all of these. */
export interface Shortage {
  /** Ascending. */
  readonly ones: readonly number[];
  /** All options of `ones`, ascending: one fewer than they are. */
  readonly options: readonly number[];
}

/** Why not all of one side can be paired (Hall's theorem); `undefined` if they can. */
export function shortageOf(options: Options): Shortage | undefined {
  const partnerOf = matchAll(options);
  const paired = new Set(partnerOf.values());
  const lonely = [...options.keys()].find((one) => !paired.has(one));
  if (lonely === undefined) return undefined;
  const ones = new Set([lonely]);
  const reached = new Set<number>();
  for (const one of ones) {
    for (const other of options.get(one) ?? []) {
      reached.add(other);
      const rival = partnerOf.get(other);
      if (rival !== undefined) ones.add(rival);
    }
  }
  const ascending = (all: ReadonlySet<number>): readonly number[] =>
    [...all].toSorted((a, b) => a - b);
  return { ones: ascending(ones), options: ascending(reached) };
}

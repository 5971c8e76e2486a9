/**
 * A minimum hitting set: the fewest items such that every set contains one; exact, by iterative
 * deepening. `atMost` is the largest size of interest: `undefined` if no set that small exists,
 * `gave up` after `steps`.
 */
export function minimumHittingSet(
  sets: readonly (readonly number[])[],
  atMost: number,
  steps = 200_000,
): readonly number[] | undefined | 'gave up' {
  const small = withoutLarger(sets);
  let left = steps;

  const hit = (open: readonly (readonly number[])[], size: number): number[] | undefined => {
    const [first] = open;
    if (first === undefined) return [];
    left -= 1;
    if (left < 0 || disjoint(open) > size) return undefined;
    for (const item of first) {
      const found = hit(
        open.filter((set) => !set.includes(item)),
        size - 1,
      );
      if (found !== undefined) return [item, ...found];
    }
    return undefined;
  };

  for (let size = disjoint(small); size <= atMost; size += 1) {
    const found = hit(small, size);
    if (found !== undefined) return found;
    if (left < 0) return 'gave up';
  }
  return undefined;
}

/** Drops sets that contain another set, since hitting that one hits them. Smallest first. */
function withoutLarger(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const kept: (readonly number[])[] = [];
  for (const set of sets.toSorted((a, b) => a.length - b.length)) {
    const items = new Set(set);
    if (!kept.some((smaller) => smaller.every((item) => items.has(item)))) kept.push(set);
  }
  return kept;
}

/** A lower bound: the number of greedily chosen disjoint sets. */
function disjoint(sets: readonly (readonly number[])[]): number {
  const taken = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((item) => taken.has(item))) continue;
    count += 1;
    for (const item of set) taken.add(item);
  }
  return count;
}

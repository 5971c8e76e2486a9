/**
 * Divides literals into groups of which no two can be true together: at most as many are true as there are groups. Not
 * always into the fewest. `excluded` has for each literal those that are false with it.
 */
export function groupCompatible<T>(
  literals: readonly T[],
  excluded: ReadonlyMap<T, ReadonlySet<T>>,
): readonly (readonly T[])[] {
  const areApart = (one: T, other: T): boolean =>
    excluded.get(one)?.has(other) === true || excluded.get(other)?.has(one) === true;
  const left = new Set(literals);
  const neighboursOf = (one: T): readonly T[] =>
    [...left].filter((other) => other !== one && areApart(one, other));
  const groups: T[][] = [];
  while (left.size > 0) {
    // What few others exclude finds no company later.
    const [lonely] = [...left]
      .map((one) => ({ one, others: neighboursOf(one) }))
      .toSorted((a, b) => a.others.length - b.others.length);
    if (lonely === undefined) break;
    const group = [lonely.one];
    const byCompany = lonely.others
      .map((other) => ({ other, company: neighboursOf(other).length }))
      .toSorted((a, b) => a.company - b.company);
    for (const { other } of byCompany) {
      if (group.every((member) => areApart(member, other))) group.push(other);
    }
    groups.push(group);
    for (const member of group) left.delete(member);
  }
  return groups;
}

/**
 * Says of some members whether they already contradict: those of them that do (all of them or
 * fewer), or `undefined` when they do not.
 */
export type Contradicts<Member> = (members: readonly Member[]) => readonly Member[] | undefined;

/**
 * A subset that contradicts and of which no member can be left out. Members are tried in their
 * order, so those at the front are the first to go. `members` must contradict. (Deletion with the
 * solver's own cores: Marques-Silva, "Minimal unsatisfiability", 2010.)
 */
export function shrink<Member>(
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

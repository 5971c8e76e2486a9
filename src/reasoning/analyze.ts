import type { Lit } from './pbConstraint.ts';
import type { Propagator } from './propagator.ts';

/** A clause that follows from a conflict and forbids it. */
export interface Analyzed {
  /** The one literal of the present level, whose contrary is the first unique implication point. */
  readonly first: Lit;
  /** Literals of lower levels, above 0. */
  readonly others: readonly Lit[];
}

/**
 * Resolves the antecedents of literals of the present level until only one of them is left.
 *
 * The literals of `conflict` are all false, at least one of them at the present level, which is above
 * 0. `bump` hears of each variable that took part.
 */
export function analyzeConflict(
  propagator: Propagator,
  conflict: readonly Lit[],
  bump: (variable: number) => void,
): Analyzed {
  const { levels, trail, level } = propagator;
  const seen = new Set<number>();
  const lower: Lit[] = [];
  /** How many literals of the present level were seen and not yet resolved. */
  let here = 0;
  const add = (literals: readonly Lit[]): void => {
    for (const literal of literals) {
      const variable = literal >> 1;
      const known = levels[variable] ?? 0;
      if (known === 0 || seen.has(variable)) continue;
      seen.add(variable);
      bump(variable);
      if (known === level) here += 1;
      else lower.push(literal);
    }
  };
  add(conflict);
  let place = trail.length - 1;
  for (;;) {
    while (!seen.has((trail[place] ?? 0) >> 1)) place -= 1;
    const literal = trail[place] ?? 0;
    place -= 1;
    here -= 1;
    if (here === 0) return { first: literal ^ 1, others: lower };
    add(propagator.reasonFor(literal));
  }
}

/** The literals with one of the highest level first: what a learnt clause watches second. */
export function lastFirst(literals: readonly Lit[], levels: Int32Array): readonly Lit[] {
  const [first] = literals;
  if (first === undefined) return [];
  const levelOf = (literal: Lit): number => levels[literal >> 1] ?? 0;
  const last = literals.reduce(
    (best, each) => (levelOf(each) > levelOf(best) ? each : best),
    first,
  );
  return [last, ...literals.filter((each) => each !== last)];
}

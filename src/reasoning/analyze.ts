import type { CertainReasons } from './certainReasons.ts';
import type { Lit } from './pbConstraint.ts';
import type { Propagator } from './propagator.ts';

/** A clause that a conflict implies and that excludes it. */
export interface Analyzed {
  /** The literal of the current level: the negation of the first unique implication point. */
  readonly first: Lit;
  /** Literals of lower levels, all above level 0. */
  readonly others: readonly Lit[];
}

/**
 * Resolves the antecedents of literals of the current level until only one is left (first UIP). All
 * literals of `conflict` are false, and at least one is of the current level, which is above 0.
 * `bump` is called for each variable that took part, and `reasons` are asked about level 0.
 */
export function analyzeConflict(
  propagator: Propagator,
  conflict: readonly Lit[],
  bump: (variable: number) => void,
  reasons?: CertainReasons,
): Analyzed {
  const { levels, trail, level } = propagator;
  const seen = new Set<number>();
  const lower: Lit[] = [];
  /** Literals of the current level that were seen and are not resolved yet. */
  let here = 0;
  const add = (literals: readonly Lit[]): void => {
    for (const literal of literals) {
      const variable = literal >> 1;
      const known = levels[variable] ?? 0;
      if (known === 0) reasons?.ask([literal]);
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

/** Moves a literal of the highest level to the front: a learnt clause watches it second. */
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

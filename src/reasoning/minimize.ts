import type { Lit } from './pbConstraint.ts';
import { ASSUMED } from './propagator.ts';
import type { Propagator } from './propagator.ts';

/** How long a chain of reasons may be; longer ones are rare, and hard on the stack. */
const LONGEST_CHAIN = 200;

/**
 * Those of a learnt clause's literals, all false, that the others do not imply to be false: without
 * the rest it still follows, and by unit propagation.
 */
export function minimize(propagator: Propagator, literals: readonly Lit[]): readonly Lit[] {
  const minimizer = new Minimizer(propagator, literals);
  return literals.filter((literal) => !minimizer.isImplied(literal));
}

class Minimizer {
  private readonly propagator: Propagator;
  private readonly variables = new Set<number>();
  /** The levels of the literals: those alone cannot imply anything at another level. */
  private readonly levels = new Set<number>();
  /** Whether variables that are not in the clause are implied by the contrary of its literals. */
  private readonly implied = new Map<number, boolean>();
  /** How long the chain of reasons is that is looked at. */
  private chain = 0;

  constructor(propagator: Propagator, literals: readonly Lit[]) {
    this.propagator = propagator;
    for (const literal of literals) {
      this.variables.add(literal >> 1);
      this.levels.add(propagator.levels[literal >> 1] ?? 0);
    }
  }

  /** Whether a false literal is implied to be so by literals of the clause. */
  isImplied(literal: Lit): boolean {
    const { propagator } = this;
    if (this.chain > LONGEST_CHAIN || propagator.antecedentOf(literal) === ASSUMED) return false;
    this.chain += 1;
    const all = propagator.everyReason(literal ^ 1, this.isMet);
    this.chain -= 1;
    return all;
  }

  /** Whether a false literal of a reason is in the clause, certain, or implied in its turn. */
  private readonly isMet = (literal: Lit): boolean => {
    const variable = literal >> 1;
    if (this.variables.has(variable)) return true;
    const level = this.propagator.levels[variable] ?? 0;
    if (level === 0) return true;
    if (!this.levels.has(level)) return false;
    const known = this.implied.get(variable) ?? this.isImplied(literal);
    this.implied.set(variable, known);
    return known;
  };
}

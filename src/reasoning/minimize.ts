import type { CertainReasons } from './certainReasons.ts';
import type { Lit } from './pbConstraint.ts';
import { ASSUMED } from './layout.ts';
import type { Propagator } from './propagator.ts';

/**
 * The longest chain of reasons that is followed; longer ones are rare and would overflow the stack.
 */
const LONGEST_CHAIN = 200;

/**
 * Removes literals that the negation of the others implies (Sörensson and Biere): the clause still
 * follows by unit propagation. `reasons` are asked about level 0.
 */
export function minimize(
  propagator: Propagator,
  literals: readonly Lit[],
  reasons?: CertainReasons,
): readonly Lit[] {
  const minimizer = new Minimizer(propagator, literals, reasons);
  return literals.filter((literal) => !minimizer.isImplied(literal));
}

class Minimizer {
  private readonly propagator: Propagator;
  private readonly reasons: CertainReasons | undefined;
  private readonly variables = new Set<number>();
  /** Levels in the clause: literals of other levels are not implied by it. */
  private readonly levels = new Set<number>();
  /** By variable: whether the negated clause implies it. */
  private readonly implied = new Map<number, boolean>();
  /** Depth of the chain of reasons that is followed. */
  private chain = 0;

  constructor(propagator: Propagator, literals: readonly Lit[], reasons?: CertainReasons) {
    this.propagator = propagator;
    this.reasons = reasons;
    for (const literal of literals) {
      this.variables.add(literal >> 1);
      this.levels.add(propagator.levels[literal >> 1] ?? 0);
    }
  }

  /** Whether literals of the clause imply a false literal. */
  isImplied(literal: Lit): boolean {
    const { propagator } = this;
    if (this.chain > LONGEST_CHAIN || propagator.antecedentOf(literal) === ASSUMED) return false;
    this.chain += 1;
    const all = propagator.everyReason(literal ^ 1, this.isMet);
    this.chain -= 1;
    return all;
  }

  /** Whether a false literal of a reason is in the clause, of level 0, or implied itself. */
  private readonly isMet = (literal: Lit): boolean => {
    const variable = literal >> 1;
    if (this.variables.has(variable)) return true;
    const level = this.propagator.levels[variable] ?? 0;
    if (level === 0) {
      this.reasons?.ask([literal]);
      return true;
    }
    if (!this.levels.has(level)) return false;
    const known = this.implied.get(variable) ?? this.isImplied(literal);
    this.implied.set(variable, known);
    return known;
  };
}

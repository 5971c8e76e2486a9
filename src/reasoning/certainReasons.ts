import type { Lit } from './pbConstraint.ts';
import type { Propagator } from './propagator.ts';

/**
 * Asks why literals are false on every board, and so on, each once. Only a log needs to know: what is
 * certain is left out of learnt clauses, but a proof must have the cuts behind it.
 */
export class CertainReasons {
  private readonly propagator: Propagator;
  private readonly asked = new Set<number>();

  constructor(propagator: Propagator) {
    this.propagator = propagator;
  }

  /** Literals of other levels are left out. */
  ask(literals: readonly Lit[]): void {
    const { propagator, asked } = this;
    const open = [...literals];
    for (let literal = open.pop(); literal !== undefined; literal = open.pop()) {
      const variable = literal >> 1;
      if (propagator.levels[variable] !== 0 || asked.has(variable)) continue;
      asked.add(variable);
      open.push(...propagator.reasonFor(literal ^ 1));
    }
  }
}

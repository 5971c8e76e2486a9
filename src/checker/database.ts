import type { Constraint } from './constraint.ts';
import { Propagation } from './propagation.ts';

/** The constraints of a formula and of the steps after it, as proofs number them, from 1. */
export class Database {
  /** At place 0 the first; `undefined` where one was deleted. */
  private readonly constraints: (Constraint | undefined)[];
  private readonly literals: number;
  /** Over all that are not deleted; `undefined` until it is asked for again. */
  private propagation: Propagation | undefined;

  /** `propagation` has all constraints; there are so many `literals`. */
  constructor(constraints: readonly Constraint[], propagation: Propagation, literals: number) {
    this.constraints = [...constraints];
    this.propagation = propagation;
    this.literals = literals;
  }

  at(number: number): Constraint | undefined {
    return this.constraints[number - 1];
  }

  /** Whether the last constraint is a contradiction, and not deleted. */
  endsInContradiction(): boolean {
    const last = this.constraints.at(-1);
    return last !== undefined && last.literals.length === 0 && last.degree > 0;
  }

  add(constraint: Constraint): void {
    this.constraints.push(constraint);
    this.propagation?.add(constraint);
  }

  /** Whether a constraint follows by reverse unit propagation. */
  implies(constraint: Constraint): boolean {
    this.propagation ??= this.propagateAnew();
    return this.propagation.implies(constraint);
  }

  private propagateAnew(): Propagation {
    const propagation = new Propagation(this.literals);
    for (const constraint of this.constraints) {
      if (constraint !== undefined) propagation.add(constraint);
    }
    return propagation;
  }

  /**
   * Deletes what `id 3 5` names, or `range 3 6`, which are 3, 4 and 5. Less follows then, never more. As
   * with VeriPB, not even the literals are kept that these constraints have implied. `fail` throws.
   */
  delete([kind, ...words]: readonly string[], fail: (what: string) => never): void {
    const numbers = words.map((word) =>
      /^\d{1,9}$/.test(word) ? Number(word) : fail(`has "${word}" where a number belongs`),
    );
    const [first = 0, end = 0] = numbers;
    if (kind === 'id') for (const number of numbers) this.deleteOne(number, fail);
    else if (kind !== 'range' || numbers.length !== 2) fail('deletes no id and no range');
    else for (let number = first; number < end; number += 1) this.deleteOne(number, fail);
    this.propagation = undefined;
  }

  private deleteOne(number: number, fail: (what: string) => never): void {
    if (this.at(number) === undefined) fail(`deletes constraint ${number}, which is not there`);
    this.constraints[number - 1] = undefined;
  }
}

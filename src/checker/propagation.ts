import type { Constraint } from './constraint.ts';

/** A clause: at least one of its literals is true. The first two are watched. */
type Clause = number[];

/** Whether a single true literal satisfies it. */
function isClause({ coefficients, degree }: Constraint): boolean {
  for (const coefficient of coefficients) if (coefficient < degree) return false;
  return true;
}

/**
 * Constraints and unit propagation over them. Added constraints stay, and so do literals implied
 * without assumptions.
 */
export class Propagation {
  /** The constraints are unsatisfiable. */
  contradiction = false;
  /** Indexed by literal: 1 if true, −1 if false, 0 if unassigned. */
  private readonly states: Int8Array;
  /** The true literals, in the order of assignment. */
  private readonly trail: number[] = [];
  /** The number of trail literals that were propagated (MiniSat's `qhead`). */
  private followed = 0;
  private readonly constraints: Constraint[] = [];
  /** By constraint: the slack, which is the sum of non-false coefficients minus the degree. */
  private readonly slack: number[] = [];
  /** By constraint: its largest coefficient; with at least as much slack it implies nothing. */
  private readonly largest: number[] = [];
  /** By literal: the constraints that contain it, each followed by its coefficient there. */
  private readonly mentions: number[][];
  /** By literal: the clauses that watch it. */
  private readonly watchers: Clause[][];

  constructor(literals: number) {
    this.states = new Int8Array(literals);
    this.mentions = Array.from({ length: literals }, () => []);
    this.watchers = Array.from({ length: literals }, () => []);
  }

  /** Whether the variable is assigned. */
  knows(variable: number): boolean {
    return this.states[2 * variable] !== 0;
  }

  /** Adds a constraint permanently. */
  add(constraint: Constraint): void {
    if (this.contradiction) return;
    const isMet = isClause(constraint) ? this.watch(constraint) : this.count(constraint);
    this.contradiction = !isMet || !this.follow();
  }

  /**
   * Whether the constraint is implied (RUP): its negation propagates to a conflict. Otherwise calls
   * `look`, if given, in the state after propagating the negation.
   */
  implies(constraint: Constraint, look?: () => void): boolean {
    if (this.contradiction || constraint.degree <= 0) return true;
    const known = this.trail.length;
    const fails = isClause(constraint)
      ? this.refutes(constraint.literals, look)
      : this.refutesSum(constraint, look);
    this.forget(known);
    return fails;
  }

  /** Whether assuming all literals false leads to a conflict. */
  private refutes(literals: readonly number[], look?: () => void): boolean {
    for (const literal of literals) {
      if (this.states[literal] === 1) return true;
      if (this.states[literal] === 0) this.assign(literal ^ 1);
    }
    if (!this.follow()) return true;
    look?.();
    return false;
  }

  /** Whether assuming that the constraint is violated leads to a conflict. */
  private refutesSum(constraint: Constraint, look?: () => void): boolean {
    const { literals, coefficients, degree } = constraint;
    const all = coefficients.reduce((sum, each) => sum + each, 0);
    const contrary = literals.map((literal) => literal ^ 1);
    const less = { literals: contrary, coefficients, degree: all - degree + 1 };
    const known = this.trail.length;
    const fails = !this.count(less) || !this.follow();
    if (!fails) look?.();
    this.forget(known);
    this.constraints.pop();
    this.slack.pop();
    this.largest.pop();
    for (const literal of contrary) this.mentions[literal]?.splice(-2);
    return fails;
  }

  private assign(literal: number): void {
    this.states[literal] = 1;
    this.states[literal ^ 1] = -1;
    this.trail.push(literal);
  }

  /**
   * Adds a constraint with slack counting; false on a conflict. Requires an empty propagation
   * queue.
   */
  private count(constraint: Constraint): boolean {
    const { literals, coefficients, degree } = constraint;
    let slack = -degree;
    literals.forEach((literal, at) => {
      const coefficient = coefficients[at] ?? 0;
      if (this.states[literal] !== -1) slack += coefficient;
      this.mentions[literal]?.push(this.constraints.length, coefficient);
    });
    this.constraints.push(constraint);
    this.slack.push(slack);
    this.largest.push(coefficients.reduce((most, each) => Math.max(most, each), 0));
    return this.force(this.constraints.length - 1);
  }

  /** Assigns the literals that a constraint implies; false on a conflict. */
  private force(index: number): boolean {
    const slack = this.slack[index] ?? 0;
    const constraint = this.constraints[index];
    if (slack < 0 || constraint === undefined) return false;
    const { literals, coefficients } = constraint;
    for (let at = 0; at < literals.length; at += 1) {
      const literal = literals[at] ?? 0;
      if ((coefficients[at] ?? 0) > slack && this.states[literal] === 0) this.assign(literal);
    }
    return true;
  }

  /** Adds a clause; false on a conflict. */
  private watch({ literals, degree }: Constraint): boolean {
    if (degree <= 0 || literals.some((literal) => this.states[literal] === 1)) return true;
    const clause = literals.filter((literal) => this.states[literal] === 0);
    const [first, second] = clause;
    if (first === undefined) return false;
    if (second === undefined) this.assign(first);
    else {
      this.watchers[first]?.push(clause);
      this.watchers[second]?.push(clause);
    }
    return true;
  }

  /** Propagates the trail; false on a conflict. */
  private follow(): boolean {
    while (this.followed < this.trail.length) {
      const isFalse = (this.trail[this.followed] ?? 0) ^ 1;
      this.followed += 1;
      // `lose` completes even on a conflict, since `forget` reverts it for each propagated literal.
      const counted = this.lose(isFalse);
      if (!counted || !this.followClauses(isFalse)) return false;
    }
    return true;
  }

  /** Subtracts a false literal's coefficients from slacks; false on a conflict. */
  private lose(literal: number): boolean {
    const mentions = this.mentions[literal] ?? [];
    let holds = true;
    for (let at = 0; at < mentions.length; at += 2) {
      const index = mentions[at] ?? 0;
      const slack = (this.slack[index] ?? 0) - (mentions[at + 1] ?? 0);
      this.slack[index] = slack;
      if (holds && slack < (this.largest[index] ?? 0)) holds = this.force(index);
    }
    return holds;
  }

  /** Visits the clauses that watch a literal that became false; false on a conflict. */
  private followClauses(literal: number): boolean {
    const watchers = this.watchers[literal] ?? [];
    let kept = 0;
    let holds = true;
    for (const clause of watchers) {
      if (holds && this.watchOther(clause, literal)) continue;
      watchers[kept] = clause;
      kept += 1;
      const first = clause[0] ?? 0;
      if (!holds || this.states[first] === 1) continue;
      if (this.states[first] === -1) holds = false;
      else this.assign(first);
    }
    if (kept < watchers.length) watchers.length = kept;
    return holds;
  }

  /** Replaces a false watched literal of a clause by one that is not false, if there is one. */
  private watchOther(clause: Clause, literal: number): boolean {
    // Moves the false literal to index 1.
    if (clause[0] === literal) {
      clause[0] = clause[1] ?? 0;
      clause[1] = literal;
    }
    if (this.states[clause[0] ?? 0] === 1) return false;
    for (let at = 2; at < clause.length; at += 1) {
      const other = clause[at] ?? 0;
      if (this.states[other] === -1) continue;
      clause[at] = literal;
      clause[1] = other;
      this.watchers[other]?.push(clause);
      return true;
    }
    return false;
  }

  /** Unassigns all but the first `length` literals of the trail. */
  private forget(length: number): void {
    for (let place = this.trail.length - 1; place >= length; place -= 1) {
      const literal = this.trail[place] ?? 0;
      this.states[literal] = 0;
      this.states[literal ^ 1] = 0;
      if (place >= this.followed) continue;
      const mentions = this.mentions[literal ^ 1] ?? [];
      for (let at = 0; at < mentions.length; at += 2) {
        const index = mentions[at] ?? 0;
        this.slack[index] = (this.slack[index] ?? 0) + (mentions[at + 1] ?? 0);
      }
    }
    this.trail.length = length;
    this.followed = Math.min(this.followed, length);
  }
}

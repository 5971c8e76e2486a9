import type { Lit } from './pbConstraint.ts';

/** Values of literals, and where implied literals are assigned. */
interface Assigning {
  /** Indexed by literal: 1 true, −1 false, 0 unassigned. */
  readonly values: Int8Array;
  assign(literal: Lit, antecedent: number): void;
}

/**
 * Learnt clauses with two watched literals: the first two. A clause is visited only when one
 * becomes false.
 */
export class WatchedClauses {
  /** Literals visited so far. */
  work = 0;
  private readonly clauses: Lit[][] = [];
  /** The clauses that watch a literal, indexed by literal. */
  private readonly watches: (number[] | undefined)[] = [];
  /** The number of the first clause; lower numbers are constraints. */
  private readonly first: number;

  constructor(first: number) {
    this.first = first;
  }

  /** Adds a clause; see `Propagator.learn`. Returns its number. */
  add(clause: readonly Lit[]): number {
    const number = this.first + this.clauses.length;
    this.clauses.push([...clause]);
    this.watch(clause[0] ?? 0, number);
    this.watch(clause[1] ?? 0, number);
    return number;
  }

  /** The literals of a clause, by its number. */
  literalsOf(number: number): readonly Lit[] {
    return this.clauses[number - this.first] ?? [];
  }

  /** Visits the clauses that watch a false literal; returns one in conflict. */
  propagateWatches(literal: Lit, assigning: Assigning): number | undefined {
    const watchers = this.watches[literal];
    if (watchers === undefined) return undefined;
    const { values } = assigning;
    let kept = 0;
    let broken: number | undefined;
    for (const number of watchers) {
      const clause = this.clauses[number - this.first] ?? [];
      this.work += clause.length;
      if (broken === undefined) {
        // Moves the false literal to second place.
        if (clause[0] === literal) {
          clause[0] = clause[1] ?? 0;
          clause[1] = literal;
        }
        const first = clause[0] ?? 0;
        if (values[first] !== 1) {
          const other = notFalse(clause, values);
          if (other > 0) {
            const found = clause[other] ?? 0;
            clause[other] = literal;
            clause[1] = found;
            this.watch(found, number);
            continue;
          }
          if (values[first] === -1) broken = number;
          else assigning.assign(first, number);
        }
      }
      watchers[kept] = number;
      kept += 1;
    }
    watchers.length = kept;
    return broken;
  }

  private watch(literal: Lit, number: number): void {
    (this.watches[literal] ??= []).push(number);
  }
}

/** Index of the first literal beyond the watched two that is not false; −1 if all are. */
function notFalse(clause: readonly Lit[], values: Int8Array): number {
  for (let at = 2; at < clause.length; at += 1) if (values[clause[at] ?? 0] !== -1) return at;
  return -1;
}

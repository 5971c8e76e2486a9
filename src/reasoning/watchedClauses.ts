import type { Lit } from './pbConstraint.ts';

/** Values of literals, and where implied literals are assigned. */
interface Assigning {
  /** Indexed by literal: 1 true, −1 false, 0 unassigned. */
  readonly values: Int8Array;
  assign(literal: Lit, antecedent: number): void;
  antecedentOf(literal: Lit): number;
}

/** A clause that may be deleted. */
interface Deletable {
  readonly number: number;
  readonly lbd: number;
}

/** Clauses of up to this LBD are never deleted: "glue clauses", and all of two literals. */
const GLUE = 2;

/**
 * Learnt clauses with two watched literals: the first two. A clause is visited only when one
 * becomes false.
 */
export class WatchedClauses {
  /** Literals visited so far. */
  work = 0;
  /** Deleted ones leave a gap, so that the numbers of the others stay valid. */
  private readonly clauses: (Lit[] | undefined)[] = [];
  /** In the order in which they were learnt. */
  private deletable: Deletable[] = [];
  /** The clauses that watch a literal, indexed by literal. */
  private readonly watches: (number[] | undefined)[] = [];
  /** The number of the first clause; lower numbers are constraints. */
  private readonly first: number;

  constructor(first: number) {
    this.first = first;
  }

  /** How many clauses may be deleted. */
  get spare(): number {
    return this.deletable.length;
  }

  /**
   * Adds a clause of at least two literals; the first two must be the last assigned. Returns its
   * number. Its LBD is the number of levels among its literals; without one it is never deleted.
   */
  add(clause: readonly Lit[], lbd = 0): number {
    const number = this.first + this.clauses.length;
    this.clauses.push([...clause]);
    if (lbd > GLUE) this.deletable.push({ number, lbd });
    this.watch(clause[0] ?? 0, number);
    this.watch(clause[1] ?? 0, number);
    return number;
  }

  /** The literals of a clause that is not deleted, by its number. */
  literalsOf(number: number): readonly Lit[] {
    const clause = this.clauses[number - this.first];
    if (clause === undefined) throw new Error(`There is no clause ${number} any more`);
    return clause;
  }

  /**
   * Deletes half of the clauses that may be: those of the largest LBD, of equal ones the oldest.
   * Antecedents of assigned literals stay. Audemard and Simon, "Predicting Learnt Clauses Quality in
   * Modern SAT Solvers" (2009).
   */
  deleteHalf(assigning: Assigning): void {
    const sorted = this.deletable.toSorted((a, b) => b.lbd - a.lbd || a.number - b.number);
    for (const { number } of sorted.slice(0, sorted.length >> 1)) {
      // An implied literal is the first of its clause.
      const [first = 0] = this.literalsOf(number);
      const isUsed = assigning.values[first] === 1 && assigning.antecedentOf(first) === number;
      if (!isUsed) this.clauses[number - this.first] = undefined;
    }
    const isKept = (number: number): boolean => this.clauses[number - this.first] !== undefined;
    this.deletable = this.deletable.filter(({ number }) => isKept(number));
    for (const [literal, watchers] of this.watches.entries()) {
      if (watchers !== undefined) this.watches[literal] = watchers.filter(isKept);
    }
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

import type { Lit } from './pbConstraint.ts';

/** What clauses look at, and where they say what they imply. */
interface Assigning {
  /** Indexed by literal: 1 where it holds, −1 where its contrary does, 0 where neither is known. */
  readonly values: Int8Array;
  assign(literal: Lit, antecedent: number): void;
}

/** Learnt clauses, each watching its first two literals; they are looked at only where one is false. */
export class WatchedClauses {
  /** How many literals were looked at so far. */
  work = 0;
  private readonly clauses: Lit[][] = [];
  /** The clauses that watch a literal, indexed by literal. */
  private readonly watches: (number[] | undefined)[] = [];
  /** The number of the first clause: those below are constraints of others. */
  private readonly first: number;

  constructor(first: number) {
    this.first = first;
  }

  /** Keeps a clause; see `Propagator.learn`. Returns its number. */
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

  /** Looks at the clauses that watch a literal which is false now; returns one that cannot be met. */
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
        // The false one comes second.
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

/** The place of a clause's first literal beyond the second that is not false; −1 if all are. */
function notFalse(clause: readonly Lit[], values: Int8Array): number {
  for (let at = 2; at < clause.length; at += 1) if (values[clause[at] ?? 0] !== -1) return at;
  return -1;
}

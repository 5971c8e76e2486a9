/**
 * Which parts and facts a contradiction needs: the search logs its learnt clauses, and each is
 * traced through its antecedents back to parts and facts.
 */
import type { Literal } from '#logic/literal.ts';
import { ASSUMED, NO_PART } from './layout.ts';
import type { Antecedent } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbFormula } from './pbFormula.ts';
import { Propagator } from './propagator.ts';
import { learnToRefute } from './search.ts';

/** Parts, by index, and facts that contradict each other; not necessarily minimal. */
export interface Core {
  readonly parts: readonly number[];
  readonly facts: readonly Literal[];
}

/**
 * The core of some parts and facts; `'stand'` if they are consistent by themselves; `undefined` if
 * deciding takes more work than `limit` (see `Wanted`).
 */
export function coreOf(
  formula: PbFormula,
  parts: readonly number[],
  facts: readonly Literal[],
  limit: number,
): Core | 'stand' | undefined {
  const learnt = learnToRefute(formula, parts, facts, limit);
  return typeof learnt === 'object' ? new Retracing(formula, parts, facts).follow(learnt) : learnt;
}

/** Direct sources of a clause or conflict: part indices, fact indices and learnt clause indices. */
interface Sources {
  readonly parts: ReadonlySet<number>;
  readonly facts: ReadonlySet<number>;
  readonly learnt: ReadonlySet<number>;
}

const contraryOf = (literal: Lit): Lit => literal ^ 1;

/** Replays learnt clauses over some parts and facts, at level 0. */
class Retracing {
  private readonly formula: PbFormula;
  private readonly facts: readonly Literal[];
  private readonly propagator: Propagator;
  /** By literal: the index of the fact that asserts it. */
  private readonly factAt = new Map<Lit, number>();
  /** By literal: the index of the learnt unit clause that asserts it. */
  private readonly aloneAt = new Map<Lit, number>();
  /** By antecedent: the index of its learnt clause. */
  private readonly clauseAt = new Map<Antecedent, number>();
  /** Sources of each learnt clause so far. */
  private readonly sources: Sources[] = [];

  constructor(formula: PbFormula, parts: readonly number[], facts: readonly Literal[]) {
    this.formula = formula;
    this.facts = facts;
    this.propagator = new Propagator(formula, { parts });
  }

  follow(learnt: readonly (readonly Lit[])[]): Core | undefined {
    const { propagator } = this;
    const early = this.assumeFacts();
    if (early !== undefined) return early;
    let broken = propagator.propagate();
    for (const clause of learnt) {
      if (broken !== undefined) break;
      const sources = this.sourcesOfClause(clause);
      if (sources === undefined) return undefined;
      this.sources.push(sources);
      if (!this.add(clause)) return this.core(this.sourcesOf(clause.map(contraryOf)), sources);
      broken = propagator.propagate();
    }
    if (broken === undefined) return undefined;
    return this.core(this.sourcesOf(this.contraries(broken), broken));
  }

  /** The core, if the facts contradict themselves or each other. */
  private assumeFacts(): Core | undefined {
    const { formula, propagator, facts } = this;
    for (const [at, fact] of facts.entries()) {
      const literal = formula.literal(fact);
      if (literal === 'never') return { parts: [], facts: [fact] };
      if (literal === 'always' || propagator.values[literal] === 1) continue;
      if (propagator.values[literal] === -1) {
        const other = facts[this.factAt.get(literal ^ 1) ?? -1];
        return { parts: [], facts: other === undefined ? [fact] : [fact, other] };
      }
      this.factAt.set(literal, at);
      propagator.assign(literal);
    }
    return undefined;
  }

  /** Sources of a clause: assumes its negation and collects the conflict. */
  private sourcesOfClause(clause: readonly Lit[]): Sources | undefined {
    const { propagator } = this;
    propagator.openLevel();
    let found: Sources | undefined;
    for (const literal of clause) {
      const value = propagator.values[literal];
      if (value === 0) propagator.assign(literal ^ 1);
      // The clause is implied: this literal is true already.
      else if (value === 1) found ??= this.sourcesOf([literal]);
    }
    const broken = found === undefined ? propagator.propagate() : undefined;
    if (broken !== undefined) found = this.sourcesOf(this.contraries(broken), broken);
    propagator.backtrack(0);
    return found;
  }

  /** Adds a clause; false if all of its literals are false. */
  private add(clause: readonly Lit[]): boolean {
    const { propagator, aloneAt, clauseAt, sources } = this;
    const { values } = propagator;
    const open = clause.filter((literal) => values[literal] !== -1);
    const [first, second] = open;
    if (first === undefined) return false;
    if (clause.length === 1) {
      aloneAt.set(first, sources.length - 1);
      if (values[first] === 0) propagator.assign(first);
      return true;
    }
    const number = propagator.learn([...open, ...clause.filter((each) => !open.includes(each))]);
    clauseAt.set(number, sources.length - 1);
    if (second === undefined && values[first] === 0) propagator.assign(first, number);
    return true;
  }

  private contraries(broken: Antecedent): readonly Lit[] {
    return this.propagator.conflictOf(broken).map(contraryOf);
  }

  /** All antecedents of true literals, and of the constraint they violate. */
  private sourcesOf(literals: readonly Lit[], broken?: Antecedent): Sources {
    const { propagator, factAt, aloneAt, clauseAt } = this;
    const [parts, facts, learnt] = [new Set<number>(), new Set<number>(), new Set<number>()];
    const use = (antecedent: Antecedent): void => {
      const clause = clauseAt.get(antecedent);
      const part = propagator.partOf(antecedent);
      if (clause !== undefined) learnt.add(clause);
      else if (part !== NO_PART) parts.add(part);
    };
    if (broken !== undefined) use(broken);
    const seen = new Set(literals);
    for (const literal of seen) {
      const antecedent = propagator.antecedentOf(literal);
      if (antecedent === ASSUMED) {
        const [fact, alone] = [factAt.get(literal), aloneAt.get(literal)];
        // A literal that is neither a fact nor learnt was assumed from the negated clause.
        if (fact !== undefined) facts.add(fact);
        else if (alone !== undefined) learnt.add(alone);
        continue;
      }
      use(antecedent);
      for (const before of propagator.reasonFor(literal)) seen.add(before ^ 1);
    }
    return { parts, facts, learnt };
  }

  /** Follows sources transitively to parts and facts. */
  private core(...last: readonly Sources[]): Core {
    const parts = new Set<number>();
    const facts = new Set<number>();
    const clauses = new Set<number>();
    const take = (sources: Sources): void => {
      for (const part of sources.parts) parts.add(part);
      for (const fact of sources.facts) facts.add(fact);
      for (const clause of sources.learnt) clauses.add(clause);
    };
    last.forEach(take);
    for (const clause of clauses) {
      const sources = this.sources[clause];
      if (sources !== undefined) take(sources);
    }
    return {
      parts: [...parts].toSorted((a, b) => a - b),
      facts: this.facts.filter((_, at) => facts.has(at)),
    };
  }
}

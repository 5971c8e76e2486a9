/**
 * Finds all solutions of a puzzle by conflict-driven clause learning, as in Eén and Sörensson, "An
 * Extensible SAT-solver" (2003): propagate; where nothing follows any more, decide; where something
 * cannot hold, analyze why, learn a clause, and backtrack. Constraints with coefficients are
 * propagated as they are.
 */
import type { Literal } from '#logic/literal.ts';
import { ActivityOrder } from './activityOrder.ts';
import { analyzeConflict, lastFirst } from './analyze.ts';
import { CertainReasons } from './certainReasons.ts';
import type { PbCut } from './pbGraph.ts';
import { minimize } from './minimize.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, readModel } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { Propagator } from './propagator.ts';
import { STRATEGY } from './strategy.ts';
import type { Strategy } from './strategy.ts';
import { variablesAbout } from './variablesAbout.ts';

/** How a search ended: nothing more to find, the visitor had enough, or it was too much work. */
export type SearchEnding = 'exhausted' | 'stopped' | 'too much';

/** A log of a search, for checking its result. */
export interface SearchLog {
  /**
   * Learnt clauses in order. Each follows by unit propagation from the constraints, the clauses
   * before it, and the clauses that exclude solutions already found.
   */
  readonly learnt: (readonly Lit[])[];
  /** The cuts that these clauses rest on, as they were asked for; some come again. */
  readonly cuts: PbCut[];
  /** The model of each solution: 1 for true, 0 for false, indexed by variable. */
  readonly models: Uint8Array[];
}

/** What to search for. */
export interface Wanted {
  /** Literals that hold in every solution. */
  readonly known: readonly Literal[];
  /** The work limit: visited literals, and undone ones (see `UNDOING`). Deterministic. */
  readonly limit: number;
  /** A random number in [0, 1): makes the first solution a random one. */
  readonly chance?: () => number;
  /** Where to log learnt clauses and models. */
  readonly log?: SearchLog;
  readonly strategy?: Strategy;
  /**
   * After a solution: literals of which the next must have at least one. The solution has none of
   * them, and later lists are subsets of earlier ones. By default the next solution need only
   * differ.
   */
  readonly next?: (solution: readonly number[]) => readonly Literal[];
  /** Limits the search to these parts, by index, and the cells of these parts and `known`. */
  readonly parts?: readonly number[];
}

/** Calls `visit` with each solution, which may stop the search. */
export function searchSolutions(
  formula: PbFormula,
  wanted: Wanted,
  visit: (solution: readonly number[]) => 'go on' | 'stop',
): SearchEnding {
  const search = new Search(formula, wanted);
  return search.begin() ? search.run(visit) : 'exhausted';
}

/**
 * Learns clauses until some literals are refuted by a few parts, by index. `'stand'` if they are
 * consistent; `undefined` if that takes more work than `limit`.
 */
export function learnToRefute(
  formula: PbFormula,
  parts: readonly number[],
  known: readonly Literal[],
  limit: number,
): readonly (readonly Lit[])[] | 'stand' | undefined {
  const log: SearchLog = { learnt: [], cuts: [], models: [] };
  const search = new Search(formula, { known, limit, parts, log });
  if (!search.begin()) return [];
  const ending = search.settle();
  if (ending === 'exhausted') return log.learnt;
  return ending === 'found' ? 'stand' : undefined;
}

/**
 * The work of undoing one literal, in visited literals: its variable returns to the heap, and the
 * slack of its constraints is restored. Measured on boards of a hundred and of thousands of cells,
 * so that a limit takes about the same time on both.
 */
const UNDOING = 100;

class Search {
  private readonly formula: PbFormula;
  private readonly wanted: Wanted;
  private readonly strategy: Strategy;
  private readonly propagator: Propagator;
  private readonly order: ActivityOrder;
  /** Set if there is a log. */
  private readonly reasons: CertainReasons | undefined;
  /** Saved phases: 0 true, 1 false, to be added to the variable's positive literal. */
  private readonly phases: Uint8Array;
  private decisions = 0;
  /** Literals undone so far. */
  private undone = 0;
  /** Conflicts since the last restart. */
  private conflicts = 0;
  /** The restart round, from 1. */
  private round = 1;
  /** The round of deletion, from 1. */
  private deletion = 1;

  constructor(formula: PbFormula, wanted: Wanted) {
    this.formula = formula;
    this.wanted = wanted;
    this.strategy = wanted.strategy ?? STRATEGY;
    const { parts, log } = wanted;
    this.propagator = new Propagator(formula, {
      ...(parts === undefined ? {} : { parts }),
      ...(log === undefined ? {} : { onCut: (cut) => log.cuts.push(cut) }),
    });
    this.reasons = log === undefined ? undefined : new CertainReasons(this.propagator);
    this.order = new ActivityOrder(formula.variables, this.strategy.activityGrowth);
    this.phases = new Uint8Array(formula.variables).fill(1);
  }

  /** Propagates known literals and builds the decision order; false on a conflict. */
  begin(): boolean {
    const { propagator, formula } = this;
    for (const fact of this.wanted.known) {
      const literal = formula.literal(fact);
      if (literal === 'never') return false;
      if (literal === 'always' || propagator.values[literal] === 1) continue;
      if (propagator.values[literal] === -1) return false;
      propagator.assign(literal);
    }
    const broken = propagator.propagate();
    if (broken !== undefined) this.reasons?.ask(propagator.conflictOf(broken));
    if (broken !== undefined) return false;
    const { parts } = this.wanted;
    if (parts === undefined) this.orderCells();
    else {
      const about = variablesAbout(formula, parts, this.wanted.known);
      this.order.heapify(
        (variable) => propagator.values[2 * variable] === 0 && about.has(variable),
      );
    }
    return true;
  }

  /** Bumps cells with few values first, or shuffles by `chance`. */
  private orderCells(): void {
    const { formula, order, phases, propagator } = this;
    const { chance } = this.wanted;
    formula.domains.forEach((domain, cell) => {
      const open = domain.flatMap((value) => {
        const literal = formula.literal({ cell, value, holds: true });
        return typeof literal === 'number' && propagator.values[literal] === 0 ? [literal] : [];
      });
      for (const literal of open) {
        order.activities[literal >> 1] = chance?.() ?? 1 / open.length;
        if (open.length > 2) phases[literal >> 1] = literal & 1;
        else if (chance !== undefined) phases[literal >> 1] = chance() < 0.5 ? 0 : 1;
      }
    });
    order.heapify((variable) => propagator.values[2 * variable] === 0);
  }

  run(visit: (solution: readonly number[]) => 'go on' | 'stop'): SearchEnding {
    for (;;) {
      const ending = this.settle();
      if (ending !== 'found') return ending;
      const solution = this.readSolution();
      if (visit(solution) === 'stop') return 'stopped';
      const next = this.wanted.next?.(solution);
      if (!this.demand(next ?? differences(solution))) return 'exhausted';
      if (next !== undefined) this.prefer(next);
    }
  }

  /** Propagates and decides until all variables are assigned or a conflict is final. */
  settle(): 'found' | 'exhausted' | 'too much' {
    const { propagator, strategy } = this;
    for (;;) {
      const broken = propagator.propagate();
      if (broken !== undefined) {
        this.conflicts += 1;
        if (!this.analyze(propagator.conflictOf(broken), 'spare')) return 'exhausted';
        continue;
      }
      if (this.isTooMuch()) return 'too much';
      if (this.conflicts > strategy.restartAfter(this.round)) {
        this.conflicts = 0;
        this.round += 1;
        this.backtrack(0);
      }
      if (propagator.learnt.spare > strategy.deleteAbove(this.deletion)) {
        this.deletion += 1;
        propagator.learnt.deleteHalf(propagator);
      }
      if (!this.decide()) return 'found';
    }
  }

  private isTooMuch(): boolean {
    const deciding = this.decisions * this.strategy.decisionWork * this.formula.variables;
    const undoing = this.undone * UNDOING;
    return this.propagator.work + deciding + undoing > this.wanted.limit;
  }

  /** Decides the most active open variable with its saved phase; false if none is open. */
  private decide(): boolean {
    const { order, phases, propagator } = this;
    this.decisions += 1;
    // All variables are assigned: skips popping the heap.
    if (propagator.trail.length === this.phases.length) return false;
    for (;;) {
      const variable = order.pop();
      if (variable === undefined) return false;
      if (propagator.values[2 * variable] !== 0) continue;
      propagator.openLevel();
      propagator.assign(2 * variable + (phases[variable] ?? 0));
      return true;
    }
  }

  private backtrack(level: number): void {
    this.propagator.backtrack(level, (literal) => {
      this.undone += 1;
      this.phases[literal >> 1] = literal & 1;
      this.order.insert(literal >> 1);
    });
  }

  /**
   * Analyzes a conflict of false literals: learns a clause, backjumps, and assigns its first
   * literal. False at level 0. A clause that excludes a solution must be kept for good.
   */
  private analyze(conflict: readonly Lit[], worth: 'spare' | 'kept'): boolean {
    const { propagator, order, strategy } = this;
    const levelOf = (literal: Lit): number => propagator.levels[literal >> 1] ?? 0;
    this.backtrack(Math.max(0, ...conflict.map(levelOf)));
    if (propagator.level === 0) this.reasons?.ask(conflict);
    if (propagator.level === 0) return false;
    const bump = (variable: number): void => order.bump(variable);
    const analyzed = analyzeConflict(propagator, conflict, bump, this.reasons);
    const { others: all } = analyzed;
    const others = strategy.minimizes ? minimize(propagator, all, this.reasons) : all;
    const clause = [analyzed.first, ...lastFirst(others, propagator.levels)];
    this.wanted.log?.learnt.push(clause);
    order.grow();
    const [first = 0, second] = clause;
    const lbd = worth === 'kept' ? undefined : new Set(clause.map(levelOf)).size;
    this.backtrack(second === undefined ? 0 : levelOf(second));
    if (second === undefined) propagator.assign(first);
    else propagator.assign(first, propagator.learn(clause, lbd));
    return true;
  }

  private readSolution(): readonly number[] {
    const { values } = this.propagator;
    const model = new Uint8Array(this.formula.variables);
    for (let variable = 0; variable < model.length; variable += 1) {
      if (values[2 * variable] === 1) model[variable] = 1;
    }
    this.wanted.log?.models.push(model);
    return readModel(this.formula, model);
  }

  /**
   * Demands that the next solution has one of these literals, of which this one has none. Learnt
   * clauses may mention variables that a solution does not determine, so the solution itself is
   * excluded, too. False if no solution is left.
   */
  private demand(shown: readonly Literal[]): boolean {
    const { formula, propagator } = this;
    const levelOf = (literal: Lit): number => propagator.levels[literal >> 1] ?? 0;
    const literals = litsOf(formula, shown);
    this.reasons?.ask(literals);
    const open = literals.filter((literal) => levelOf(literal) > 0);
    const clause = open.toSorted((a, b) => levelOf(b) - levelOf(a));
    const [first, second] = clause.map(levelOf);
    if (!this.analyze(clause, 'kept')) return false;
    // If only one literal is of the last level, this clause is the learnt one.
    if (second !== undefined && first === second) propagator.learn(clause);
    return true;
  }

  /** Sets the saved phases so that decisions prefer these literals. */
  private prefer(wanted: readonly Literal[]): void {
    this.backtrack(0);
    this.phases.fill(1);
    for (const literal of litsOf(this.formula, wanted)) this.phases[literal >> 1] = literal & 1;
  }
}

/** A clause that excludes a solution. */
const differences = (solution: readonly number[]): readonly Literal[] =>
  solution.map((value, cell) => ({ cell, value, holds: false }));

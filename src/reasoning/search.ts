/**
 * Finds all solutions of a puzzle by conflict-driven clause learning, as in Eén and Sörensson, "An
 * Extensible SAT-solver" (2003): propagate; where nothing follows any more, decide; where something
 * cannot hold, analyze why, learn a clause, and backtrack. Constraints with coefficients are
 * propagated as they are.
 */
import type { Literal } from '#logic/literal.ts';
import { ActivityOrder } from './activityOrder.ts';
import { analyzeConflict, lastFirst } from './analyze.ts';
import { minimize } from './minimize.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, readModel } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { Propagator } from './propagator.ts';
import { STRATEGY } from './strategy.ts';
import type { Strategy } from './strategy.ts';

/** How a search ended: nothing more to find, the visitor had enough, or it was too much work. */
export type SearchEnding = 'exhausted' | 'stopped' | 'too much';

/** What a search writes down, so that others can check what comes of it. */
export interface SearchLog {
  /**
   * The clauses learnt, in that order: literals of which one must hold. Each follows by unit
   * propagation from the constraints, the clauses before it, and that no solution comes again.
   */
  readonly learnt: (readonly Lit[])[];
  /** For each solution found, whether each variable is true there (1) or not (0). */
  readonly models: Uint8Array[];
}

/** What is searched for. */
export interface Wanted {
  /** What the solutions keep to. */
  readonly known: readonly Literal[];
  /** How much work to do: literals looked at, and those taken back (see `UNDOING`); of the same search always the same. */
  readonly limit: number;
  /** From 0 up to, but without, 1: makes the first solution any of all, as chance has it. */
  readonly chance?: () => number;
  /** Where to write down what is learnt and found. */
  readonly log?: SearchLog;
  readonly strategy?: Strategy;
  /**
   * Of what the solutions after one must show at least one: literals that it has not, and all of them
   * among those of the time before. Without it, a solution need only be another.
   */
  readonly next?: (solution: readonly number[]) => readonly Literal[];
  /** Only these parts, by index, and what they and `known` are about; without it, all there are. */
  readonly parts?: readonly number[];
}

/** Shows each solution that makes all constraints true to `visit`, which may end the search. */
export function searchSolutions(
  formula: PbFormula,
  wanted: Wanted,
  visit: (solution: readonly number[]) => 'go on' | 'stop',
): SearchEnding {
  const search = new Search(formula, wanted);
  return search.begin() ? search.run(visit) : 'exhausted';
}

/**
 * What is learnt until literals are known not to stand beside a few parts, by index, in that order
 * (see `SearchLog`); that they `stand`, or `undefined` where that is more work than `limit`.
 */
export function learnToRefute(
  formula: PbFormula,
  parts: readonly number[],
  known: readonly Literal[],
  limit: number,
): readonly (readonly Lit[])[] | 'stand' | undefined {
  const log: SearchLog = { learnt: [], models: [] };
  const search = new Search(formula, { known, limit, parts, log });
  if (!search.begin()) return [];
  const ending = search.settle();
  if (ending === 'exhausted') return log.learnt;
  return ending === 'found' ? 'stand' : undefined;
}

/**
 * As how many literals looked at one counts that is taken back: its variable is put in order again, and
 * all constraints that it is in count it no longer. Measured on boards of a hundred and of thousands of cells,
 * where it makes the time that a limit takes about the same.
 */
const UNDOING = 100;

class Search {
  private readonly formula: PbFormula;
  private readonly wanted: Wanted;
  private readonly strategy: Strategy;
  private readonly propagator: Propagator;
  private readonly order: ActivityOrder;
  /** What each variable was last: 0 true, 1 false, to be added to its literal. */
  private readonly phases: Uint8Array;
  private decisions = 0;
  /** How many literals were taken back. */
  private undone = 0;
  /** Since the search last began anew. */
  private conflicts = 0;
  /** How often it began anew, from 1. */
  private round = 1;

  constructor(formula: PbFormula, wanted: Wanted) {
    this.formula = formula;
    this.wanted = wanted;
    this.strategy = wanted.strategy ?? STRATEGY;
    const { parts } = wanted;
    this.propagator = new Propagator(formula, parts === undefined ? {} : { parts });
    this.order = new ActivityOrder(formula.variables, this.strategy.activityGrowth);
    this.phases = new Uint8Array(formula.variables).fill(1);
  }

  /** Propagates what is known, and orders the rest; false if that cannot be. */
  begin(): boolean {
    const { propagator, formula } = this;
    for (const fact of this.wanted.known) {
      const literal = formula.literal(fact);
      if (literal === 'never') return false;
      if (literal === 'always' || propagator.values[literal] === 1) continue;
      if (propagator.values[literal] === -1) return false;
      propagator.assign(literal);
    }
    if (propagator.propagate() !== undefined) return false;
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

  /** Cells with few values left come first, or any as chance has it. */
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

  /** Goes on until everything is decided and holds together, or cannot be. */
  settle(): 'found' | 'exhausted' | 'too much' {
    const { propagator, strategy } = this;
    for (;;) {
      const broken = propagator.propagate();
      if (broken !== undefined) {
        this.conflicts += 1;
        if (!this.analyze(propagator.conflictOf(broken))) return 'exhausted';
        continue;
      }
      if (this.isTooMuch()) return 'too much';
      if (this.conflicts > strategy.restartAfter(this.round)) {
        this.conflicts = 0;
        this.round += 1;
        this.backtrack(0);
      }
      if (!this.decide()) return 'found';
    }
  }

  private isTooMuch(): boolean {
    const deciding = this.decisions * this.strategy.decisionWork * this.formula.variables;
    const undoing = this.undone * UNDOING;
    return this.propagator.work + deciding + undoing > this.wanted.limit;
  }

  /** Decides on the most active variable that is open, as it was last; false if none is. */
  private decide(): boolean {
    const { order, phases, propagator } = this;
    this.decisions += 1;
    // Nobody needs to look at them one by one.
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
   * Analyzes a conflict, literals that are all false though one must hold: learns a clause, and
   * backtracks to where it implies its first literal. False if nothing is left.
   */
  private analyze(conflict: readonly Lit[]): boolean {
    const { propagator, order, strategy } = this;
    const levelOf = (literal: Lit): number => propagator.levels[literal >> 1] ?? 0;
    this.backtrack(Math.max(0, ...conflict.map(levelOf)));
    if (propagator.level === 0) return false;
    const analyzed = analyzeConflict(propagator, conflict, (variable) => order.bump(variable));
    const others = strategy.minimizes ? minimize(propagator, analyzed.others) : analyzed.others;
    const clause = [analyzed.first, ...lastFirst(others, propagator.levels)];
    this.wanted.log?.learnt.push(clause);
    order.grow();
    const [first = 0, second] = clause;
    this.backtrack(second === undefined ? 0 : levelOf(second));
    if (second === undefined) propagator.assign(first);
    else propagator.assign(first, propagator.learn(clause));
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
   * Has the next solution show one of these literals, of which this one has none. What is learnt from
   * that may speak of variables that a solution does not determine, and this one could come back with
   * others of them: so it is kept, too. False if nothing is left.
   */
  private demand(shown: readonly Literal[]): boolean {
    const { formula, propagator } = this;
    const levelOf = (literal: Lit): number => propagator.levels[literal >> 1] ?? 0;
    const open = litsOf(formula, shown).filter((literal) => levelOf(literal) > 0);
    const clause = open.toSorted((a, b) => levelOf(b) - levelOf(a));
    const [first, second] = clause.map(levelOf);
    if (!this.analyze(clause)) return false;
    // Where only one is of the last level, what was learnt is this clause.
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

/** What another solution differs in: one of these holds. */
const differences = (solution: readonly number[]): readonly Literal[] =>
  solution.map((value, cell) => ({ cell, value, holds: false }));

/** The variables of parts, of all their cells, and of cells that something is known of. */
function variablesAbout(
  formula: PbFormula,
  parts: readonly number[],
  known: readonly Literal[],
): ReadonlySet<number> {
  const { partStarts, starts, literals } = formula;
  const about = new Set<number>();
  for (const part of parts) {
    const end = starts[partStarts[part + 1] ?? 0] ?? 0;
    for (let at = starts[partStarts[part] ?? 0] ?? 0; at < end; at += 1) {
      about.add((literals[at] ?? 0) >> 1);
    }
  }
  const own = parts.flatMap((part) => formula.parts[part]?.cells ?? []);
  for (const cell of new Set([...own, ...known.map((literal) => literal.cell)])) {
    for (const value of formula.domains[cell] ?? []) {
      const literal = formula.literal({ cell, value, holds: true });
      if (typeof literal === 'number') about.add(literal >> 1);
    }
  }
  return about;
}

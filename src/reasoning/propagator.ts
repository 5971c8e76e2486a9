import { isOfGraph, propagateGraphs } from './graphPropagation.ts';
import type { GraphPropagation } from './graphPropagation.ts';
import type { PbGraph } from './pbGraph.ts';
import { ASSUMED, INERT, literalCountOf, literalsWhere, NO_PART, slackOf } from './layout.ts';
import type { Antecedent, PbLayout } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import { LongVisits } from './longVisits.ts';
import { Occurrences } from './occurrences.ts';
import type { PropagatorOptions } from './propagatorOptions.ts';
import { WatchedClauses } from './watchedClauses.ts';

/**
 * Unit propagation with decision levels; level 0 is certain. Constraints count their slack, clauses watch literals.
 */
export class Propagator {
  /** Indexed by literal: 1 true, −1 false, 0 unassigned. */
  readonly values: Int8Array;
  /** Decision level of each variable. */
  readonly levels: Int32Array;
  /** Assigned literals in chronological order. */
  readonly trail: Lit[] = [];
  private looked = 0;
  private readonly layout: PbLayout;
  private readonly parts: readonly number[] | undefined;
  private readonly eager: boolean;
  private readonly slack: Int32Array;
  private readonly occurrences: Occurrences;
  /** Antecedent of each assigned variable. */
  private readonly antecedents: Int32Array;
  /** Trail index of each variable. */
  private readonly places: Int32Array;
  /** Trail length at the start of each level above 0. */
  private readonly levelStarts: number[] = [];
  /** Trail index of the next literal to propagate (MiniSat's `qhead`). */
  private propagated = 0;
  private begun = false;
  readonly learnt: WatchedClauses;
  private readonly graphs: GraphPropagation | undefined;
  private readonly visits: LongVisits;

  constructor(
    layout: PbLayout & { readonly graphs?: readonly PbGraph[] },
    { parts, eager = false, onCut }: PropagatorOptions = {},
  ) {
    this.layout = layout;
    this.parts = parts;
    this.eager = eager;
    this.slack = parts === undefined ? layout.slack.slice() : slackOf(layout, parts);
    this.occurrences = new Occurrences(layout, parts);
    this.learnt = new WatchedClauses(layout.size);
    this.values = new Int8Array(2 * layout.variables);
    this.levels = new Int32Array(layout.variables);
    this.antecedents = new Int32Array(layout.variables);
    this.places = new Int32Array(layout.variables);
    this.visits = new LongVisits(this.trail, layout.variables);
    this.graphs = propagateGraphs(layout.graphs ?? [], parts, this, onCut);
  }

  /** Literals visited so far. */
  get work(): number {
    return this.looked + this.learnt.work + (this.graphs?.work ?? 0);
  }

  get level(): number {
    return this.levelStarts.length;
  }

  /** Trail length at the start of a level above 0. */
  startOf(level: number): number {
    return this.levelStarts[level - 1] ?? 0;
  }

  /** Trail index of an assigned literal's variable. */
  placeOf(literal: Lit): number {
    return this.places[literal >> 1] ?? 0;
  }

  /** Assigns a literal, with its antecedent. */
  assign(literal: Lit, antecedent: Antecedent = ASSUMED): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    this.levels[variable] = this.levelStarts.length;
    this.places[variable] = this.trail.length;
    this.visits.assign();
    this.antecedents[variable] = antecedent;
    this.trail.push(literal);
    if (this.eager) this.count(literal ^ 1);
  }

  /** Opens a new decision level. */
  openLevel(): void {
    this.levelStarts.push(this.trail.length);
  }

  /** Propagates to a fixpoint; returns the antecedent in conflict, if any. */
  propagate(): Antecedent | undefined {
    for (;;) {
      const broken = this.propagateUnits();
      if (broken !== undefined || this.graphs === undefined) return broken;
      const found = this.graphs.propagate();
      if (typeof found === 'number') return found;
      if (found === 'nothing') return undefined;
    }
  }

  private propagateUnits(): Antecedent | undefined {
    const early = this.begun ? undefined : this.begin();
    if (early !== undefined) return early;
    while (this.propagated < this.trail.length) {
      const literal = (this.trail[this.propagated] ?? 0) ^ 1;
      this.propagated += 1;
      const broken =
        this.propagateConstraints(literal) ?? this.learnt.propagateWatches(literal, this);
      if (broken !== undefined) return broken;
    }
    return undefined;
  }

  /** Cancels all levels above `level`; `forgotten` is called for each literal. */
  backtrack(level: number, forgotten?: (literal: Lit) => void): void {
    const length = this.levelStarts[level] ?? this.trail.length;
    this.levelStarts.length = level;
    for (let place = this.trail.length - 1; place >= length; place -= 1) {
      const literal = this.trail[place] ?? 0;
      this.values[literal] = 0;
      this.values[literal ^ 1] = 0;
      if (this.eager || place < this.propagated) this.uncount(literal ^ 1);
      this.graphs?.forget(literal);
      forgotten?.(literal);
    }
    this.trail.length = length;
    this.propagated = Math.min(this.propagated, length);
  }

  /** Adds a learnt clause, see `WatchedClauses.add`. */
  learn(clause: readonly Lit[], lbd?: number): Antecedent {
    return this.learnt.add(clause, lbd);
  }

  /** The part that an antecedent belongs to, by index, or `NO_PART`. */
  partOf(antecedent: Antecedent): number {
    if (this.graphs !== undefined && isOfGraph(antecedent)) return this.graphs.partOf(antecedent);
    return this.layout.origins[antecedent] ?? NO_PART;
  }

  /** What implied a literal that holds, or `ASSUMED`. */
  antecedentOf(literal: Lit): Antecedent {
    return this.antecedents[literal >> 1] ?? ASSUMED;
  }

  /** The false literals that put an antecedent in conflict. */
  conflictOf(broken: Antecedent): readonly Lit[] {
    if (this.graphs !== undefined && isOfGraph(broken)) return this.graphs.conflict;
    if (broken >= this.layout.size) return this.learnt.literalsOf(broken);
    return this.falseLiterals(broken, this.trail.length);
  }

  /** The false literals that imply a literal; empty if it was assumed. */
  reasonFor(literal: Lit): readonly Lit[] {
    const antecedent = this.antecedentOf(literal);
    if (antecedent === ASSUMED) return [];
    if (this.graphs !== undefined && isOfGraph(antecedent)) return this.graphs.reasonFor(literal);
    if (antecedent >= this.layout.size) {
      return this.learnt.literalsOf(antecedent).filter((other) => other !== literal);
    }
    return this.falseLiterals(antecedent, this.placeOf(literal));
  }

  /** Whether `test` holds for all false literals that imply a literal; stops at the first that fails. */
  everyReason(literal: Lit, test: (other: Lit) => boolean): boolean {
    const antecedent = this.antecedentOf(literal);
    const clause = isOfGraph(antecedent)
      ? this.graphs?.reasonFor(literal)
      : antecedent >= this.layout.size && this.learnt.literalsOf(antecedent);
    if (clause) return clause.every((other) => other === literal || test(other));
    const { starts, literals } = this.layout;
    const before = this.placeOf(literal);
    const [start, end] = [starts[antecedent] ?? 0, starts[antecedent + 1] ?? 0];
    let at = start;
    for (; at < end; at += 1) {
      const other = literals[at] ?? 0;
      const isReason = this.values[other] === -1 && (this.places[other >> 1] ?? 0) < before;
      if (isReason && !test(other)) break;
    }
    this.looked += at - start;
    return at === end;
  }

  /** Assigns what the constraints imply at level 0. */
  private begin(): Antecedent | undefined {
    this.begun = true;
    const { size, partStarts } = this.layout;
    const ofCells = partStarts[0] ?? 0;
    if (this.eager) {
      // Consequences of a cell's one value cite no part, so they come first.
      for (const literal of this.trail) {
        const broken = this.propagateConstraints(literal ^ 1, ofCells);
        if (broken !== undefined) return broken;
      }
    }
    if (this.parts === undefined) return this.look(0, size);
    for (const part of this.parts) {
      const broken = this.look(partStarts[part] ?? 0, partStarts[part + 1] ?? 0);
      if (broken !== undefined) return broken;
    }
    // Cell constraints are visited again when their implying literal is propagated.
    for (let index = 0; index < ofCells; index += 1) {
      const broken =
        literalCountOf(this.layout, index) === 1 ? this.look(index, index + 1) : undefined;
      if (broken !== undefined) return broken;
    }
    return undefined;
  }

  /** Visits constraints from one index up to, excluding, another. */
  private look(from: number, to: number): Antecedent | undefined {
    for (let index = from; index < to; index += 1) {
      const left = this.slack[index] ?? 0;
      if (this.eager) this.looked += literalCountOf(this.layout, index);
      if (left < 0) return index;
      if (left < (this.layout.largest[index] ?? 0)) this.imply(index);
    }
    return undefined;
  }

  /** Visits constraints that contain a false literal, below an index. */
  private propagateConstraints(literal: Lit, below = INERT): Antecedent | undefined {
    const { largest } = this.layout;
    const { slack, eager } = this;
    if (!eager && this.count(literal) >= 0) return undefined;
    const { starts, ends, pairs } = this.occurrences.of(literal);
    const end = ends[literal] ?? 0;
    for (let at = starts[literal] ?? 0; at < end; at += 2) {
      const index = pairs[at] ?? 0;
      if (index >= below) return undefined;
      const left = slack[index] ?? 0;
      if (eager) this.looked += literalCountOf(this.layout, index);
      if (left < 0) return index;
      if (left < (largest[index] ?? 0)) this.imply(index);
    }
    return undefined;
  }

  /**
   * Subtracts a false literal's coefficient from all slacks. Returns a negative number if a
   * constraint may be unit or violated.
   */
  private count(literal: Lit): number {
    const { largest } = this.layout;
    const { slack } = this;
    const { starts, ends, pairs } = this.occurrences.of(literal);
    let least = 0;
    const start = starts[literal] ?? 0;
    const end = ends[literal] ?? 0;
    for (let at = start; at < end; at += 2) {
      const index = pairs[at] ?? 0;
      const left = (slack[index] ?? 0) - (pairs[at + 1] ?? 0);
      slack[index] = left;
      least |= left - (largest[index] ?? 0);
    }
    if (!this.eager) this.looked += (end - start) >> 1;
    return least;
  }

  private uncount(literal: Lit): void {
    const { starts, ends, pairs } = this.occurrences.of(literal);
    const { slack } = this;
    const end = ends[literal] ?? 0;
    for (let at = starts[literal] ?? 0; at < end; at += 2) {
      const index = pairs[at] ?? 0;
      slack[index] = (slack[index] ?? 0) + (pairs[at + 1] ?? 0);
    }
  }

  /** Assigns the literals that a constraint implies. */
  private imply(index: number): void {
    const { starts, literals, coefficients } = this.layout;
    const left = this.slack[index] ?? 0;
    const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0];
    if (!this.eager) this.looked += end - start;
    if (this.visits.isSettled(index, end - start, left)) return;
    let open = 0;
    for (let at = start; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      if (this.values[literal] !== 0) continue;
      const coefficient = coefficients[at] ?? 0;
      if (coefficient > left) this.assign(literal, index);
      else if (coefficient > open) open = coefficient;
    }
    this.visits.note(index, end - start, open);
  }

  /** A constraint's literals that were false before a trail index. */
  private falseLiterals(index: number, before: number): Lit[] {
    if (!this.eager) this.looked += literalCountOf(this.layout, index);
    const wasFalse = (of: Lit): boolean => this.values[of] === -1 && this.placeOf(of) < before;
    return literalsWhere(this.layout, index, wasFalse);
  }
}

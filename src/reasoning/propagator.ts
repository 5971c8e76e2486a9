import { INERT, NO_PART, slackOf } from './layout.ts';
import type { PbLayout } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import { WatchedClauses } from './watchedClauses.ts';

/**
 * What implied a literal, or cannot be met: a constraint by its index, or a learnt clause by the
 * number that `learn` gave it.
 */
export type Antecedent = number;

/** The antecedent of a literal that nothing implied: it was assumed, or decided. */
export const ASSUMED = -1;

export interface PropagatorOptions {
  /** Only the parts with these indices, and that cells have one of their values. */
  readonly parts?: readonly number[];
  /**
   * Whether every constraint sees all that is known as soon as it is assigned, so that what is found
   * first takes the fewest rounds. Otherwise a literal counts when its turn on the trail comes, which
   * is quicker. The order of what is found depends on it, and with that both hints and recipes.
   */
  readonly eager?: boolean;
}

/**
 * Unit propagation: literals that hold, each at a level, level 0 being certain, and all that they
 * imply by one constraint at a time. Each constraint counts how much slack it has left, each learnt
 * clause watches two of its literals.
 */
export class Propagator {
  /** Indexed by literal: 1 where it holds, −1 where its contrary does, 0 where neither is known. */
  readonly values: Int8Array;
  /** At which level each variable became known. */
  readonly levels: Int32Array;
  /** The literals that hold, in the order in which they were found. */
  readonly trail: Lit[] = [];
  private looked = 0;
  private readonly layout: PbLayout;
  private readonly parts: readonly number[] | undefined;
  private readonly eager: boolean;
  private readonly slack: Int32Array;
  /** Indexed by variable, where it is known. */
  private readonly antecedents: Int32Array;
  /** Where on the trail each variable is. */
  private readonly places: Int32Array;
  /** The length of the trail when each level above 0 began. */
  private readonly levelStarts: number[] = [];
  /** How much of the trail was propagated. */
  private propagated = 0;
  private begun = false;
  private readonly learnt: WatchedClauses;

  constructor(layout: PbLayout, { parts, eager = false }: PropagatorOptions = {}) {
    this.layout = layout;
    this.parts = parts;
    this.eager = eager;
    this.slack = parts === undefined ? layout.slack.slice() : slackOf(layout, parts);
    this.learnt = new WatchedClauses(layout.size);
    this.values = new Int8Array(2 * layout.variables);
    this.levels = new Int32Array(layout.variables);
    this.antecedents = new Int32Array(layout.variables);
    this.places = new Int32Array(layout.variables);
  }

  /** How many literals were looked at so far. */
  get work(): number {
    return this.looked + this.learnt.work;
  }

  get level(): number {
    return this.levelStarts.length;
  }

  /** The length of the trail when a level above 0 began. */
  startOf(level: number): number {
    return this.levelStarts[level - 1] ?? 0;
  }

  /** Takes a literal to be true because of something, or for granted. */
  assign(literal: Lit, antecedent: Antecedent = ASSUMED): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    this.levels[variable] = this.levelStarts.length;
    this.places[variable] = this.trail.length;
    this.antecedents[variable] = antecedent;
    this.trail.push(literal);
    if (this.eager) this.count(literal ^ 1);
  }

  /** Begins the next level. */
  openLevel(): void {
    this.levelStarts.push(this.trail.length);
  }

  /** Draws all conclusions; returns what cannot be met, if anything. */
  propagate(): Antecedent | undefined {
    if (!this.begun) {
      this.begun = true;
      const broken = this.begin();
      if (broken !== undefined) return broken;
    }
    while (this.propagated < this.trail.length) {
      const literal = (this.trail[this.propagated] ?? 0) ^ 1;
      this.propagated += 1;
      const broken =
        this.propagateConstraints(literal) ?? this.learnt.propagateWatches(literal, this);
      if (broken !== undefined) return broken;
    }
    return undefined;
  }

  /** Forgets everything above a level; `forgotten` hears each literal. */
  backtrack(level: number, forgotten?: (literal: Lit) => void): void {
    const length = this.levelStarts[level] ?? this.trail.length;
    this.levelStarts.length = level;
    for (let place = this.trail.length - 1; place >= length; place -= 1) {
      const literal = this.trail[place] ?? 0;
      this.values[literal] = 0;
      this.values[literal ^ 1] = 0;
      if (this.eager || place < this.propagated) this.uncount(literal ^ 1);
      forgotten?.(literal);
    }
    this.trail.length = length;
    this.propagated = Math.min(this.propagated, length);
  }

  /**
   * Keeps a clause of at least two literals, of which the first two must be the last to become
   * false. Returns its number, to be used as an antecedent.
   */
  learn(clause: readonly Lit[]): Antecedent {
    return this.learnt.add(clause);
  }

  /** The part that an antecedent is of, by index, or `NO_PART`. */
  partOf(antecedent: Antecedent): number {
    return this.layout.origins[antecedent] ?? NO_PART;
  }

  /** What implied a literal that holds, or `ASSUMED`. */
  antecedentOf(literal: Lit): Antecedent {
    return this.antecedents[literal >> 1] ?? ASSUMED;
  }

  /** The literals, all false, that leave something no way out. */
  conflictOf(broken: Antecedent): readonly Lit[] {
    if (broken >= this.layout.size) return this.learnt.literalsOf(broken);
    return this.falseLiterals(broken, this.trail.length);
  }

  /** The literals, all false, for which a literal must hold; none if it was assumed. */
  reasonFor(literal: Lit): readonly Lit[] {
    const antecedent = this.antecedentOf(literal);
    if (antecedent === ASSUMED) return [];
    if (antecedent >= this.layout.size) {
      return this.learnt.literalsOf(antecedent).filter((other) => other !== literal);
    }
    return this.falseLiterals(antecedent, this.places[literal >> 1] ?? 0);
  }

  /**
   * Whether `test` is true of all literals, each false, for which a literal holds that was implied;
   * looks no further than the first of which it is not.
   */
  everyReason(literal: Lit, test: (other: Lit) => boolean): boolean {
    const antecedent = this.antecedentOf(literal);
    if (antecedent >= this.layout.size) {
      const clause = this.learnt.literalsOf(antecedent);
      return clause.every((other) => other === literal || test(other));
    }
    const { starts, literals } = this.layout;
    const before = this.places[literal >> 1] ?? 0;
    const end = starts[antecedent + 1] ?? 0;
    const start = starts[antecedent] ?? 0;
    let at = start;
    for (; at < end; at += 1) {
      const other = literals[at] ?? 0;
      const isReason = this.values[other] === -1 && (this.places[other >> 1] ?? 0) < before;
      if (isReason && !test(other)) break;
    }
    this.looked += at - start;
    return at === end;
  }

  /** Before anything is assumed, some constraints imply something by themselves. */
  private begin(): Antecedent | undefined {
    const { size, partStarts } = this.layout;
    const ofCells = partStarts[0] ?? 0;
    if (this.eager) {
      // What follows from a cell's having one value needs no part, so it must come first.
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
    // Of the others, something is now known that implies them when its turn comes.
    for (let index = 0; index < ofCells; index += 1) {
      const broken = this.lengthOf(index) === 1 ? this.look(index, index + 1) : undefined;
      if (broken !== undefined) return broken;
    }
    return undefined;
  }

  /** Looks at the constraints from an index up to, but without, another. */
  private look(from: number, to: number): Antecedent | undefined {
    for (let index = from; index < to; index += 1) {
      const left = this.slack[index] ?? 0;
      if (this.eager) this.looked += this.lengthOf(index);
      if (left < 0) return index;
      if (left < (this.layout.largest[index] ?? 0)) this.imply(index);
    }
    return undefined;
  }

  /** Looks at the constraints with a literal that is false now, below an index. */
  private propagateConstraints(literal: Lit, below = INERT): Antecedent | undefined {
    const { occurrenceStarts, occurrences, largest } = this.layout;
    const { slack, eager } = this;
    if (!eager && this.count(literal) >= 0) return undefined;
    const end = occurrenceStarts[literal + 1] ?? 0;
    for (let at = occurrenceStarts[literal] ?? 0; at < end; at += 2) {
      const index = occurrences[at] ?? 0;
      if (index >= below) return undefined;
      const left = slack[index] ?? 0;
      if (eager) this.looked += this.lengthOf(index);
      if (left < 0) return index;
      if (left < (largest[index] ?? 0)) this.imply(index);
    }
    return undefined;
  }

  /**
   * Takes from the slack of all constraints that a literal is false now. Returns a negative number
   * where one of them may imply something.
   */
  private count(literal: Lit): number {
    const { occurrenceStarts, occurrences, largest } = this.layout;
    const { slack } = this;
    let least = 0;
    const start = occurrenceStarts[literal] ?? 0;
    const end = occurrenceStarts[literal + 1] ?? 0;
    for (let at = start; at < end; at += 2) {
      const index = occurrences[at] ?? 0;
      const left = (slack[index] ?? 0) - (occurrences[at + 1] ?? 0);
      slack[index] = left;
      least |= left - (largest[index] ?? 0);
    }
    if (!this.eager) this.looked += (end - start) >> 1;
    return least;
  }

  private uncount(literal: Lit): void {
    const { occurrenceStarts, occurrences } = this.layout;
    const { slack } = this;
    const end = occurrenceStarts[literal + 1] ?? 0;
    for (let at = occurrenceStarts[literal] ?? 0; at < end; at += 2) {
      const index = occurrences[at] ?? 0;
      slack[index] = (slack[index] ?? 0) + (occurrences[at + 1] ?? 0);
    }
  }

  /** Assigns what a constraint leaves no choice about. */
  private imply(index: number): void {
    const { starts, literals, coefficients } = this.layout;
    const { values } = this;
    const left = this.slack[index] ?? 0;
    const end = starts[index + 1] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      if ((coefficients[at] ?? 0) > left && values[literal] === 0) this.assign(literal, index);
    }
    if (!this.eager) this.looked += this.lengthOf(index);
  }

  private lengthOf(index: number): number {
    return (this.layout.starts[index + 1] ?? 0) - (this.layout.starts[index] ?? 0);
  }

  /** The literals of a constraint that were false before a place on the trail. */
  private falseLiterals(index: number, before: number): Lit[] {
    const { starts, literals } = this.layout;
    const found: Lit[] = [];
    if (!this.eager) this.looked += this.lengthOf(index);
    const end = starts[index + 1] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      if (this.values[literal] === -1 && (this.places[literal >> 1] ?? 0) < before) {
        found.push(literal);
      }
    }
    return found;
  }
}

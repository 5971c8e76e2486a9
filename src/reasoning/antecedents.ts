/** Traces implied literals back to the assumed ones, through the parts that hints cite. */
import { ASSUMED, NO_PART } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbFormula } from './pbFormula.ts';
import { Propagator } from './propagator.ts';

/** What goes wrong where literals are assumed. */
export interface PropagationConflict {
  /** The part that is broken, by index, or `NO_PART`. */
  readonly part: number;
  /** More parts, if it takes several. */
  readonly others?: readonly number[];
  /** How to say it, if its parts do not: "the lines from … and from … would cross". */
  readonly says?: string;
  /** The literals that violate it; all are true. */
  readonly literals: readonly Lit[];
}

/** Takes literals for granted and propagates; returns what goes wrong, if anything does. */
export function assume(
  propagator: Propagator,
  literals: readonly Lit[],
): PropagationConflict | undefined {
  for (const literal of literals) {
    const value = propagator.values[literal];
    if (value === 0) propagator.assign(literal);
    else if (value === -1) return { part: NO_PART, literals: [literal ^ 1] };
  }
  const broken = propagator.propagate();
  if (broken === undefined) return undefined;
  return { part: propagator.partOf(broken), literals: contraries(propagator.conflictOf(broken)) };
}

/** Assumes literals, passes the conflict (if any) to `look`, and backtracks. */
export function during<T>(
  propagator: Propagator,
  literals: readonly Lit[],
  look: (conflict: PropagationConflict | undefined) => T,
): T {
  propagator.openLevel();
  const found = look(assume(propagator, literals));
  propagator.backtrack(propagator.level - 1);
  return found;
}

/** Assumes an open literal, passes the conflict (if any) to `look`, and backtracks. */
export function tryLiteral<T>(
  propagator: Propagator,
  literal: Lit,
  look: (conflict: PropagationConflict | undefined) => T,
): T {
  propagator.openLevel();
  const found = look(assume(propagator, [literal]));
  propagator.backtrack(propagator.level - 1);
  return found;
}

/** What a literal was implied by at once; `undefined` where it was assumed. */
export function impliedBy(propagator: Propagator, literal: Lit): PropagationConflict | undefined {
  const antecedent = propagator.antecedentOf(literal);
  if (antecedent === ASSUMED) return undefined;
  return {
    part: propagator.partOf(antecedent),
    literals: contraries(propagator.reasonFor(literal)),
  };
}

/** The antecedents of a literal or conflict, traced to the assumptions. */
export interface Antecedents {
  /** Indices of parts, each once. */
  readonly parts: readonly number[];
  /** The assumed literals among them. */
  readonly assumed: readonly Lit[];
}

/**
 * All that a conflict, or a literal as its own, comes from; `undefined` as soon as that is more than `most`
 * parts.
 */
export function antecedentsOf(propagator: Propagator, conflict: PropagationConflict): Antecedents;
export function antecedentsOf(
  propagator: Propagator,
  conflict: PropagationConflict,
  most: number,
): Antecedents | undefined;
export function antecedentsOf(
  propagator: Propagator,
  { part, others = [], literals }: PropagationConflict,
  most = Infinity,
): Antecedents | undefined {
  const parts = new Set(part === NO_PART ? others : [part, ...others]);
  const seen = new Set(literals);
  const assumed: Lit[] = [];
  for (const literal of seen) {
    const implied = impliedBy(propagator, literal);
    if (implied === undefined) {
      assumed.push(literal);
      continue;
    }
    if (implied.part !== NO_PART) parts.add(implied.part);
    if (parts.size > most) return undefined;
    for (const before of implied.literals) seen.add(before);
  }
  return { parts: [...parts], assumed };
}

const contraries = (literals: readonly Lit[]): readonly Lit[] =>
  literals.map((literal) => literal ^ 1);

/** A propagator for finding reasons: with all parts, or only those with the given indices. */
export const eagerPropagator = (formula: PbFormula, parts?: readonly number[]): Propagator =>
  new Propagator(formula, { eager: true, ...(parts && { parts }) });

/**
 * Arguments by cases: one of a few literals must hold. Either every case implies the same
 * conclusion, or, after a supposition, every case leads to a contradiction.
 */
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { antecedentsOf, assume, during, eagerPropagator } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { atNeed, brokenBy, inferences } from './inference.ts';
import type { Broken, Inference } from './inference.ts';
import { NO_PART } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong } from './reason.ts';
import type { Cases, Reason } from './reason.ts';

/** A chain of inferences. */
interface Course {
  readonly steps: readonly Inference[];
  /** The contradiction; absent if the last step is the conclusion. */
  readonly broken?: Broken;
}

/** One case; the cases before it are excluded. */
export interface Case extends Course {
  readonly assumed: Literal;
}

/** An argument by cases, ordered for explaining. */
export interface ArgumentByCases {
  readonly supposed?: Literal;
  /** Inferences that all cases share. */
  readonly steps: readonly Inference[];
  readonly cases: readonly Case[];
}

/**
 * The reason behind all cases; `undefined` if they prove nothing. Leaves `propagator` as it was.
 */
export function reasonByCases(
  formula: PbFormula,
  propagator: Propagator,
  conclusion: Literal,
  { among, supposing }: Cases,
): Reason | undefined {
  const [goal] = litsOf(formula, [conclusion]);
  if (goal === undefined) return undefined;
  const splits = litsOf(formula, among);
  const own = new Set([goal ^ 1, ...splits, ...splits.map((split) => split ^ 1)]);
  const parts = new Set<number>();
  const assumed = new Set<Lit>();
  const rests = (conflict: PropagationConflict): true => {
    const antecedents = antecedentsOf(propagator, conflict);
    for (const part of antecedents.parts) parts.add(part);
    for (const literal of antecedents.assumed) if (!own.has(literal)) assumed.add(literal);
    return true;
  };
  const leads = (conflict: PropagationConflict | undefined): boolean => {
    if (conflict !== undefined) return rests(conflict);
    return propagator.values[goal] === 1 && rests({ part: NO_PART, literals: [goal] });
  };
  const showsAll = (): boolean =>
    during(
      propagator,
      contraries(splits),
      (conflict) => conflict !== undefined && rests(conflict),
    ) &&
    splits.every((split, at) =>
      during(propagator, [...contraries(splits.slice(0, at)), split], leads),
    );
  const shown = supposing
    ? during(propagator, [goal ^ 1], (conflict) => conflict === undefined && showsAll())
    : showsAll();
  return shown ? { parts: [...parts], facts: factsAmong(formula, [...assumed]) } : undefined;
}

const contraries = (literals: readonly Lit[]): readonly Lit[] => literals.map((of) => of ^ 1);

/** Drops premises of the cases that a cheap check shows to be redundant. */
export function shortenedByCases(
  formula: PbFormula,
  reason: Reason,
  conclusion: Literal,
  cases: Cases,
): Reason {
  /** The reason restricted to some parts and facts, if it still implies the conclusion. */
  const within = ({ parts, facts }: Reason): Reason | undefined => {
    const propagator = eagerPropagator(formula, parts);
    return assume(propagator, litsOf(formula, facts)) === undefined
      ? reasonByCases(formula, propagator, conclusion, cases)
      : undefined;
  };
  let kept = reason;
  for (const part of reason.parts) {
    if (!kept.parts.includes(part)) continue;
    kept = within({ ...kept, parts: kept.parts.filter((other) => other !== part) }) ?? kept;
  }
  for (const fact of reason.facts) {
    if (!kept.facts.some((other) => sameLiteral(other, fact))) continue;
    const facts = kept.facts.filter((other) => !sameLiteral(other, fact));
    kept = within({ ...kept, facts }) ?? kept;
  }
  return kept;
}

/**
 * Orders a reason as an argument by cases; `undefined` if the cases do not imply the conclusion.
 */
export function argueByCases(
  formula: PbFormula,
  { parts, facts }: Reason,
  conclusion: Literal,
  { among, supposing }: Cases,
): ArgumentByCases | undefined {
  const [goal] = litsOf(formula, [conclusion]);
  if (goal === undefined) return undefined;
  const propagator = eagerPropagator(formula, parts);
  if (assume(propagator, litsOf(formula, facts)) !== undefined) return undefined;
  if (propagator.values[goal] !== 0) return undefined;
  if (supposing) {
    propagator.openLevel();
    if (assume(propagator, [goal ^ 1]) !== undefined) return undefined;
  }
  const splits = litsOf(formula, among);
  if (during(propagator, contraries(splits), (conflict) => conflict === undefined))
    return undefined;
  const shared = new Set(propagator.trail);
  const isShared = ({ literal }: Inference): boolean =>
    litsOf(formula, [literal]).some((of) => shared.has(of));
  const steps: Inference[] = [];
  /** What the assumptions imply, without the inferences all cases share. */
  const follow = (literals: readonly Lit[]): Course | undefined =>
    during(propagator, literals, (conflict): Course | undefined => {
      if (conflict === undefined && propagator.values[goal] !== 1) {
        return undefined;
      }
      const broken = conflict && brokenBy(formula, propagator, conflict);
      const found =
        broken === undefined
          ? inferences(formula, propagator, [goal], [conclusion])
          : inferences(formula, propagator, conflict?.literals ?? [], broken.from);
      const news = found
        .filter(isShared)
        .filter(({ literal }) => !steps.some((step) => sameLiteral(step.literal, literal)));
      steps.push(...news);
      const own = found.filter((step) => !isShared(step));
      return broken === undefined ? { steps: own } : atNeed(formula, own, broken);
    });
  const cases: Case[] = [];
  for (const [at, assumed] of among.entries()) {
    const split = splits[at];
    const course =
      split === undefined ? undefined : follow([...contraries(splits.slice(0, at)), split]);
    if (course === undefined) return undefined;
    cases.push({ ...course, assumed });
  }
  return {
    ...(supposing && { supposed: meaningOf(formula, goal ^ 1) }),
    steps,
    cases,
  };
}

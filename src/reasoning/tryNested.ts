/** Finds suppositions below which others fail at once, one after the other, until nothing is left that fits. */
import type { Literal } from '#logic/literal.ts';
import { contrary } from '#logic/literal.ts';
import { antecedentsOf, assume, eagerPropagator, tryLiteral } from './antecedents.ts';
import type { Antecedents, PropagationConflict } from './antecedents.ts';
import { CandidateState } from './candidateState.ts';
import { assumeAndCross, crossableLines, tryAndCross } from './crossingConflict.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong } from './reason.ts';
import type { Known, Reason } from './reason.ts';

/** So many suppositions may fail below another; nobody keeps more of them in mind. */
const MOST_REFUTED = 4;
/** So often all suppositions are tried again with what the last ones showed. */
const MOST_ROUNDS = 3;

/** Suppositions that fail below another, which fails once they are excluded. */
export interface Nested {
  readonly supposed: Lit;
  /** In order: each fails with those before it excluded. */
  readonly refuted: readonly Lit[];
}

/** The conclusion that a supposition is false, and its reason, which need not be minimal. */
export interface NestedStep extends Nested {
  readonly conclusion: Literal;
  readonly reason: Reason;
}

/** A supposition that failed below another. */
interface Refuted extends Antecedents {
  readonly literal: Lit;
}

/** Wanted conclusions, those first that the fewest suppositions show; visits about `work` literals. */
export function tryNested(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  work: number,
): readonly NestedStep[] {
  const worked = (): number => all.work + (crossableLines(formula)?.faces.work ?? 0);
  const limit = worked() + work;
  const open = [
    ...new Set(
      openLiterals(formula, known).flatMap((literal) => {
        const binary = formula.domains[literal.cell]?.length === 2;
        return litsOf(formula, binary ? [literal] : [literal, contrary(literal)]);
      }),
    ),
  ];
  const standing = new CandidateState(new Set(open), all.values.length);
  const steps: NestedStep[] = [];
  for (const supposed of byImplied(all, open)) {
    if (worked() > limit) break;
    if (all.values[supposed] !== 0) continue;
    const conclusion = meaningOf(formula, supposed ^ 1);
    if (!only(conclusion)) continue;
    const found = refutedBelow(formula, all, open, supposed, standing);
    if (found === undefined) continue;
    const { refuted, parts, assumed } = found;
    const own = new Set([supposed, ...refuted.map((literal) => literal ^ 1)]);
    const facts = factsAmong(
      formula,
      assumed.filter((literal) => !own.has(literal) && !refuted.includes(literal)),
    );
    steps.push({ supposed, refuted, conclusion, reason: { parts, facts } });
  }
  return steps.toSorted(
    (a, b) => a.refuted.length - b.refuted.length || a.reason.parts.length - b.reason.parts.length,
  );
}

/** Literals that imply the most come first: the work may not be enough for all, and these fail most often. */
function byImplied(all: Propagator, open: readonly Lit[]): readonly Lit[] {
  const implied = new Map(
    open.map((literal) => [literal, tryLiteral(all, literal, () => all.trail.length)]),
  );
  return open.toSorted((a, b) => (implied.get(b) ?? 0) - (implied.get(a) ?? 0));
}

/** The suppositions by which another fails, with all that this comes from; `undefined` if it stands. */
function refutedBelow(
  formula: PbFormula,
  all: Propagator,
  open: readonly Lit[],
  supposed: Lit,
  standing: CandidateState,
): (Antecedents & { readonly refuted: readonly Lit[] }) | undefined {
  return tryAndCross(formula, all, supposed, (conflict) => {
    // What fails at once has been told, or is too long to tell.
    if (conflict !== undefined) return undefined;
    const start = all.startOf(all.level);
    standing.note(all.trail, start);
    const shown: Refuted[] = [];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const failed = open.flatMap((literal): readonly Refuted[] => {
        if (all.values[literal] !== 0) return [];
        if (round === 0 && standing.has(supposed, literal)) return [];
        return tryAndCross(formula, all, literal, (broken) => {
          if (broken !== undefined) return [{ literal, ...antecedentsOf(all, broken) }];
          if (round === 0) standing.note(all.trail, start);
          return [];
        });
      });
      if (failed.length === 0) return undefined;
      // The shortest come first, so that a conflict comes from these.
      for (const one of failed.toSorted((a, b) => a.parts.length - b.parts.length)) {
        if (all.values[one.literal] === -1) continue;
        shown.push(one);
        const broken = assumeAndCross(formula, all, [one.literal ^ 1]);
        if (broken !== undefined) return needed(all, shown, broken);
      }
    }
    return undefined;
  });
}

/** Of the suppositions that failed, those that a conflict comes from; `undefined` if these are many. */
function needed(
  all: Propagator,
  shown: readonly Refuted[],
  conflict: PropagationConflict,
): (Antecedents & { readonly refuted: readonly Lit[] }) | undefined {
  const last = antecedentsOf(all, conflict);
  const parts = new Set(last.parts);
  const assumed = new Set(last.assumed);
  const refuted: Lit[] = [];
  for (const one of shown.toReversed()) {
    if (!assumed.has(one.literal ^ 1)) continue;
    refuted.unshift(one.literal);
    if (refuted.length > MOST_REFUTED) return undefined;
    for (const part of one.parts) parts.add(part);
    for (const literal of one.assumed) assumed.add(literal);
  }
  return { refuted, parts: [...parts], assumed: [...assumed] };
}

/** The step with its reason restricted to what its suppositions need; drops premises that a cheap check shows to be redundant. */
export function shortenedNested(formula: PbFormula, step: NestedStep): NestedStep {
  let kept = step.reason;
  let { refuted } = step;
  const within = (reason: Reason, others: readonly Lit[]): Reason | undefined => {
    const propagator = eagerPropagator(formula, reason.parts);
    if (assume(propagator, litsOf(formula, reason.facts)) !== undefined) return undefined;
    return nestedReason(
      formula,
      propagator,
      { supposed: step.supposed, refuted: others },
      reason.parts,
    );
  };
  for (const literal of step.refuted) {
    const others = refuted.filter((other) => other !== literal);
    const reason = within(kept, others);
    if (reason === undefined) continue;
    kept = reason;
    refuted = others;
  }
  for (const part of step.reason.parts) {
    if (!kept.parts.includes(part)) continue;
    const parts = kept.parts.filter((other) => other !== part);
    kept = within({ ...kept, parts }, refuted) ?? kept;
  }
  return { ...step, refuted, reason: kept };
}

/** What shows that the suppositions fail; `undefined` if they do not. Leaves `propagator` as it was. */
function nestedReason(
  formula: PbFormula,
  propagator: Propagator,
  { supposed, refuted }: Nested,
  among: readonly number[],
): Reason | undefined {
  const parts = new Set<number>();
  const assumed = new Set<Lit>();
  const own = new Set([supposed, ...refuted.flatMap((literal) => [literal, literal ^ 1])]);
  const rests = (conflict: PropagationConflict): true => {
    const antecedents = antecedentsOf(propagator, conflict);
    for (const part of antecedents.parts) parts.add(part);
    for (const literal of antecedents.assumed) if (!own.has(literal)) assumed.add(literal);
    return true;
  };
  const look = (conflict: PropagationConflict | undefined): boolean => {
    if (conflict !== undefined) return rests(conflict);
    for (const literal of refuted) {
      if (propagator.values[literal] === -1) continue;
      const isOut = tryAndCross(
        formula,
        propagator,
        literal,
        (broken) => broken !== undefined && rests(broken),
        among,
      );
      if (!isOut) return false;
      const broken = assumeAndCross(formula, propagator, [literal ^ 1], among);
      if (broken !== undefined) return rests(broken);
    }
    return false;
  };
  const fails = tryAndCross(formula, propagator, supposed, look, among);
  return fails ? { parts: [...parts], facts: factsAmong(formula, [...assumed]) } : undefined;
}

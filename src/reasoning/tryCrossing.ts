/** Suppositions with which two lines that join dots would have to cross. */
import type { Literal } from '#logic/literal.ts';
import { antecedentsOf, assume, during, eagerPropagator, tryLiteral } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { crossingConflict, crossableLines } from './crossingConflict.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong } from './reason.ts';
import type { Known, Reason } from './reason.ts';

/** A supposition with which two lines would cross. */
export interface Crossing {
  readonly supposed: Lit;
  readonly conclusion: Literal;
  /** With the parts about the two lines, and about those that are in their way. */
  readonly reason: Reason;
}

/** Wanted conclusions, those with the fewest rules first; visits about `work` literals and dots. */
export function tryCrossing(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  work: number,
): readonly Crossing[] {
  const faces = crossableLines(formula)?.faces;
  if (faces === undefined) return [];
  const limit = all.work + faces.work + work;
  return openLiterals(formula, known)
    .flatMap((literal) => litsOf(formula, [literal]))
    .flatMap((supposed): readonly Crossing[] => {
      if (all.work + faces.work > limit || all.values[supposed] !== 0) return [];
      const conclusion = meaningOf(formula, supposed ^ 1);
      if (!only(conclusion)) return [];
      return tryLiteral(all, supposed, (conflict) => {
        const crossing = conflict === undefined ? crossingConflict(formula, all) : undefined;
        if (crossing === undefined) return [];
        return [{ supposed, conclusion, reason: reasonOf(formula, all, supposed, crossing) }];
      });
    })
    .toSorted((a, b) => a.reason.parts.length - b.reason.parts.length);
}

function reasonOf(
  formula: PbFormula,
  propagator: Propagator,
  supposed: Lit,
  crossing: PropagationConflict,
): Reason {
  const { parts, assumed } = antecedentsOf(propagator, crossing);
  const known = assumed.filter((literal) => literal !== supposed);
  return { parts, facts: factsAmong(formula, known) };
}

/** Looks at the lines that cross with what a step rests on alone; `undefined` if none do. */
export function crossingWithin<T>(
  formula: PbFormula,
  { supposed, reason: { parts, facts } }: Crossing,
  look: (propagator: Propagator, crossing: PropagationConflict) => T,
): T | undefined {
  const propagator = eagerPropagator(formula, parts);
  if (assume(propagator, litsOf(formula, facts)) !== undefined) return undefined;
  return during(propagator, [supposed], (conflict) => {
    if (conflict !== undefined) return undefined;
    const crossing = crossingConflict(formula, propagator, parts);
    return crossing && look(propagator, crossing);
  });
}

/** The step without the parts that it can do without. */
export function shortenedCrossing(formula: PbFormula, step: Crossing): Crossing {
  let kept = step;
  for (const part of step.reason.parts) {
    if (!kept.reason.parts.includes(part)) continue;
    const parts = kept.reason.parts.filter((other) => other !== part);
    const fewer = { ...kept, reason: { ...kept.reason, parts } };
    const reason = crossingWithin(formula, fewer, (propagator, crossing) =>
      reasonOf(formula, propagator, step.supposed, crossing),
    );
    if (reason !== undefined) kept = { ...kept, reason };
  }
  return kept;
}

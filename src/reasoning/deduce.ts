/**
 * The next step of an argument, by the method of Espasa, Gent, Hoffmann, Jefferson and Lynch,
 * "Using Small MUSes to Explain How to Solve Pen and Paper Puzzles" (2021): of everything that
 * follows, say that whose reason is the smallest, a reason being parts and facts of which none can
 * be left out. Possible steps come from unit propagation, which is quick and finds the short
 * ones; the solver takes away what they can do without, and finds reasons where propagation ends.
 */
import { contrary, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { isFact, isClaimPart } from '#logic/claimPart.ts';
import {
  propagateAll,
  impliedValues,
  openLiterals,
  tryAll,
  wholePartValues,
} from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import { gatherConclusions } from './gather.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import { effort, factsOf, minimal, shortened } from './reason.ts';
import type { Deduction, Known, Oracle, Reason } from './reason.ts';

/** How many of the most promising steps are compared at their shortest. */
const FINALISTS = 6;
/** How many of the reasons that only the solver found are made as short as they get. */
const LAST_FINALISTS = 6;
/** How much is looked at before trials are broken off: about a tenth of a second. */
const TRIAL_WORK = 4_000_000;
/** How much harder than the easiest a trial's finding may be to be told without trying again. */
const STILL_EASY = 1.5;
/** For how many conclusions the solver is asked when propagation finds none. */
const LAST_RESORTS = 24;

/** What single parts were found to say of their cells, as long as these stay the same. */
export type Seen = Map<string, readonly PossibleStep[]>;

/** Makes deductions about one puzzle, one after the other. */
export interface Deducing {
  /**
   * The easiest thing that follows from what is known; `undefined` when nothing is found.
   * `possible` has the values each cell can really have, for when propagation does not help; `only`
   * says which conclusions are wanted.
   */
  next(
    known: Known,
    possible: () => readonly (readonly number[])[],
    only?: (conclusion: Literal) => boolean,
  ): Deduction | undefined;
}

/** The oracle is asked about parts of the formula. */
export function startDeducing(
  formula: PbFormula,
  oracle: Oracle,
  seen: Seen = new Map(),
): Deducing {
  /** What earlier trials found: it still follows, for what is known only grows. */
  let stock: { readonly steps: readonly PossibleStep[]; readonly complete: boolean } = {
    steps: [],
    complete: true,
  };

  const byEffort = (steps: readonly PossibleStep[]): readonly PossibleStep[] =>
    steps
      .map((step) => ({ step, effort: effort(formula, step.reason) }))
      .toSorted((a, b) => a.effort - b.effort)
      .map(({ step }) => step);
  const made = (
    steps: readonly PossibleStep[],
    shorten: (step: PossibleStep) => Reason,
  ): readonly PossibleStep[] => byEffort(steps.map((step) => ({ ...step, reason: shorten(step) })));
  /** Those that are not much harder than the easiest. */
  const easy = (
    easiest: PossibleStep | undefined,
    steps: readonly PossibleStep[],
  ): readonly PossibleStep[] => {
    const limit = easiest === undefined ? 0 : effort(formula, easiest.reason) * STILL_EASY;
    return steps.filter(({ reason }) => effort(formula, reason) <= limit);
  };
  const byGlance = ({ conclusion, reason }: PossibleStep): Reason =>
    shortened(formula, reason, conclusion);
  const bySolver = ({ conclusion, reason }: PossibleStep): Reason =>
    minimal(formula, reason, conclusion, oracle);

  const best = (steps: readonly PossibleStep[], shortest: boolean): Deduction | undefined => {
    const [easiest] = made(byEffort(steps).slice(0, FINALISTS), byGlance);
    return (
      easiest && {
        conclusions: [easiest.conclusion],
        reason: bySolver(easiest),
        shortest,
      }
    );
  };

  /** Asks the solver, which sees through everything but knows nothing of short. */
  const lastResort = (
    known: Known,
    all: Propagator,
    possible: readonly (readonly number[])[],
    only: (conclusion: Literal) => boolean,
  ): Deduction | undefined => {
    const facts = factsOf(known);
    const conclusions = openLiterals(formula, known)
      .flatMap((literal) => {
        const left = possible[literal.cell] ?? [];
        const held = left.length === 1 && left[0] === literal.value;
        return held ? [literal] : left.includes(literal.value) ? [] : [contrary(literal)];
      })
      .filter(only)
      // What propagation shows anyway leads nowhere new.
      .filter((literal) => litsOf(formula, [literal]).every((at) => all.values[at] === 0))
      .slice(0, LAST_RESORTS);
    const steps = conclusions.flatMap((conclusion) => {
      const core = oracle.contradicts([...formula.parts, ...facts, contrary(conclusion)]);
      if (core === undefined) return [];
      const used = new Set(core.filter(isClaimPart));
      const parts = formula.parts.flatMap((part, index) => (used.has(part) ? [index] : []));
      const held = core.filter(isFact).filter((fact) => !sameLiteral(fact, contrary(conclusion)));
      return [{ conclusion, reason: { parts, facts: held } }];
    });
    const [easiest, ...others] = made(byEffort(steps).slice(0, LAST_FINALISTS), bySolver);
    stock = { steps: easy(easiest, others), complete: false };
    return (
      easiest && { conclusions: [easiest.conclusion], reason: easiest.reason, shortest: false }
    );
  };

  return {
    next(known, possible, only = () => true) {
      const all = propagateAll(formula, known);
      // Nothing follows from what contradicts, for everything would.
      if (all === undefined) return undefined;
      const wanted = (steps: readonly PossibleStep[]) =>
        steps.filter(({ conclusion }) => only(conclusion));
      const plain = wanted([
        ...wholePartValues(formula, known, seen),
        ...impliedValues(formula, known, all),
      ]);
      const found = best(plain, true) ?? byTrial(all, wanted);
      return found && gatherConclusions(formula, known, found, oracle);

      function byTrial(root: Propagator, keep: typeof wanted): Deduction | undefined {
        const facts = factsOf(known);
        const holds = (fact: Literal) => facts.some((other) => sameLiteral(other, fact));
        const left = stock.steps.filter(
          ({ conclusion, reason }) =>
            known.values[conclusion.cell] === undefined &&
            !holds(conclusion) &&
            reason.facts.every(holds),
        );
        if (keep(left).length > 0) return best(keep(left), stock.complete);
        const { steps, complete } = tryAll(formula, known, root, TRIAL_WORK);
        stock = { steps: easy(byEffort(steps)[0], steps), complete };
        return best(keep(steps), complete) ?? lastResort(known, root, possible(), only);
      }
    },
  };
}

/**
 * The next step of an argument, by the method of Espasa, Gent, Hoffmann, Jefferson and Lynch,
 * "Using Small MUSes to Explain How to Solve Pen and Paper Puzzles" (2021): of everything that
 * follows, say that whose reason is the smallest, a reason being parts and facts of which none can
 * be left out. Possible steps come from unit propagation, which is quick and finds the short
 * ones; the solver takes away what they can do without, and finds reasons where propagation ends.
 */
import { isClaimPart, isFact } from '#logic/claimPart.ts';
import { contrary, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { gatherConclusions } from './gather.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import {
  impliedValues,
  openLiterals,
  propagateAll,
  tryAll,
  wholePartValues,
} from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { effort, factsOf, minimal, shortened } from './reason.ts';
import type { Deduction, Known, Oracle } from './reason.ts';

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

/** The values each cell can really have, indexed by cell; worked out only when they are wanted. */
export type PossibleValues = () => readonly (readonly number[])[];

/** What is looked for at one position. */
interface Position {
  readonly known: Known;
  /** All that propagation shows of what is known. */
  readonly all: Propagator;
  readonly possible: PossibleValues;
  /** Which conclusions are wanted. */
  readonly only: (conclusion: Literal) => boolean;
}

/** Makes deductions about one puzzle, one after the other. */
export class Deducer {
  private readonly formula: PbFormula;
  private readonly oracle: Oracle;
  private readonly seen: Seen;
  /**
   * What the solver found earlier, or trials that were broken off: it still follows, for what is
   * known only grows.
   */
  private stock: readonly PossibleStep[] = [];

  /** The oracle is asked about parts of the formula. */
  constructor(formula: PbFormula, oracle: Oracle, seen: Seen = new Map()) {
    this.formula = formula;
    this.oracle = oracle;
    this.seen = seen;
  }

  /** The easiest thing that follows from what is known; `undefined` when nothing is found. */
  next(
    known: Known,
    possible: PossibleValues,
    only: (conclusion: Literal) => boolean = () => true,
  ): Deduction | undefined {
    const { formula, oracle, seen } = this;
    const all = propagateAll(formula, known);
    // Nothing follows from what contradicts, for everything would.
    if (all === undefined) return undefined;
    const position = { known, all, possible, only };
    const plain = [
      ...wholePartValues(formula, known, seen),
      ...impliedValues(formula, known, all),
    ].filter(({ conclusion }) => only(conclusion));
    const found = this.easiest(plain, true) ?? this.fromStock(position) ?? this.byTrial(position);
    return found && gatherConclusions(formula, known, found, oracle);
  }

  /** The easiest of the steps, with as short a reason as it gets. */
  private easiest(steps: readonly PossibleStep[], shortest: boolean): Deduction | undefined {
    const { formula, oracle } = this;
    const finalists = byEffort(formula, steps)
      .slice(0, FINALISTS)
      .map(({ conclusion, reason }) => ({
        conclusion,
        reason: shortened(formula, reason, conclusion),
      }));
    const [easiest] = byEffort(formula, finalists);
    if (easiest === undefined) return undefined;
    const { conclusion, reason } = easiest;
    return {
      conclusions: [conclusion],
      reason: minimal(formula, reason, conclusion, oracle),
      shortest,
    };
  }

  /** What was found earlier, and is not known yet. */
  private fromStock({ known, only }: Position): Deduction | undefined {
    const facts = factsOf(known);
    const holds = (fact: Literal): boolean => facts.some((other) => sameLiteral(other, fact));
    const left = this.stock.filter(
      ({ conclusion, reason }) =>
        known.values[conclusion.cell] === undefined &&
        !holds(conclusion) &&
        reason.facts.every(holds) &&
        only(conclusion),
    );
    return this.easiest(left, false);
  }

  /** Supposes the contrary of what may follow; asks the solver where that leads nowhere. */
  private byTrial(position: Position): Deduction | undefined {
    const { formula } = this;
    const { known, all, only } = position;
    const { steps, complete } = tryAll(formula, known, all, TRIAL_WORK);
    const [easiest] = byEffort(formula, steps);
    // Trials that were all made are made again: what they find next may be far easier.
    this.stock = complete ? [] : nearlyAsEasy(formula, easiest, steps);
    const wanted = steps.filter(({ conclusion }) => only(conclusion));
    return this.easiest(wanted, complete) ?? this.bySolver(position);
  }

  /** Asks the solver, which sees through everything but knows nothing of short. */
  private bySolver(position: Position): Deduction | undefined {
    const { formula, oracle } = this;
    const facts = factsOf(position.known);
    const steps = hiddenConclusions(formula, position).flatMap((conclusion): PossibleStep[] => {
      const core = oracle.contradicts([...formula.parts, ...facts, contrary(conclusion)]);
      if (core === undefined) return [];
      const used = new Set(core.filter(isClaimPart));
      const parts = formula.parts.flatMap((part, index) => (used.has(part) ? [index] : []));
      const held = core.filter(isFact).filter((fact) => !sameLiteral(fact, contrary(conclusion)));
      return [{ conclusion, reason: { parts, facts: held } }];
    });
    const finalists = byEffort(formula, steps)
      .slice(0, LAST_FINALISTS)
      .map(({ conclusion, reason }) => ({
        conclusion,
        reason: minimal(formula, reason, conclusion, oracle),
      }));
    const [easiest, ...others] = byEffort(formula, finalists);
    this.stock = nearlyAsEasy(formula, easiest, others);
    if (easiest === undefined) return undefined;
    return { conclusions: [easiest.conclusion], reason: easiest.reason, shortest: false };
  }
}

/** Some of what follows, though propagation does not show it. */
function hiddenConclusions(
  formula: PbFormula,
  { known, all, possible, only }: Position,
): readonly Literal[] {
  const values = possible();
  return openLiterals(formula, known)
    .flatMap((literal) => {
      const left = values[literal.cell] ?? [];
      const held = left.length === 1 && left[0] === literal.value;
      return held ? [literal] : left.includes(literal.value) ? [] : [contrary(literal)];
    })
    .filter(only)
    .filter((literal) => litsOf(formula, [literal]).every((of) => all.values[of] === 0))
    .slice(0, LAST_RESORTS);
}

/** The steps with the easiest first. */
const byEffort = (formula: PbFormula, steps: readonly PossibleStep[]): readonly PossibleStep[] =>
  steps
    .map((step) => ({ step, effort: effort(formula, step.reason) }))
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ step }) => step);

/** Those of the steps that are not much harder than the easiest. */
function nearlyAsEasy(
  formula: PbFormula,
  easiest: PossibleStep | undefined,
  steps: readonly PossibleStep[],
): readonly PossibleStep[] {
  const limit = easiest === undefined ? 0 : effort(formula, easiest.reason) * STILL_EASY;
  return steps.filter(({ reason }) => effort(formula, reason) <= limit);
}

/** Steps that no rule shows by itself: trials that fail, and what only the solver finds. */
import type { Literal } from '#logic/literal.ts';
import { contrary, distinct, sameLiteral } from '#logic/literal.ts';
import { isClaimPart, isFact } from '#logic/claimPart.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals, tryAll } from './possibleSteps.ts';
import type { PossibleStep, Trials } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { effort, factsOf } from './reason.ts';
import type { Deduction, Known, Oracle, Reason } from './reason.ts';
import { byEffort, finished, firstTold, pickEasiest } from './shortest.ts';
import { candidatesOf } from './techniques/candidates.ts';

/** How much is looked at before trials are broken off: about a tenth of a second. */
const TRIAL_WORK = 4_000_000;
/** How much harder than the easiest a trial's finding may be to be told without trying again. */
const STILL_EASY = 1.5;
/** For how many conclusions the solver is asked when propagation finds none. */
const LAST_RESORTS = 6;

/** The values each cell can really have, indexed by cell; worked out only when they are wanted. */
export type PossibleValues = () => readonly (readonly number[])[];

/** What is looked for at one position. */
export interface Position {
  readonly known: Known;
  /** All that propagation shows of what is known. */
  readonly all: Propagator;
  readonly possible: PossibleValues;
  /** Which conclusions are wanted. */
  readonly only: (conclusion: Literal) => boolean;
}

/** Makes trials about one puzzle, at one position after the other. */
export class Trying {
  private readonly formula: PbFormula;
  private readonly oracle: Oracle;
  /**
   * What the solver found earlier, or trials that were broken off: it still follows, for what is
   * known only grows.
   */
  private stock: readonly PossibleStep[] = [];
  /** What was tried last, and where. */
  private tried: { readonly all: Propagator; readonly trials: Trials } | undefined;

  constructor(formula: PbFormula, oracle: Oracle) {
    this.formula = formula;
    this.oracle = oracle;
  }

  /** A step that is no harder than what costs so much. */
  ahead(position: Position, cost: number): Deduction | undefined {
    const { formula, oracle } = this;
    const { steps, complete } = this.trialsAt(position);
    const easy = pickEasiest(formula, steps).filter(
      ({ technique }) => TECHNIQUES[technique].cost <= cost,
    );
    return firstTold(formula, easy, oracle, complete);
  }

  /** The easiest step; where that is too hard to be told, a value outright. */
  next(position: Position): Deduction | undefined {
    const { formula, oracle } = this;
    const stocked = firstTold(
      formula,
      pickEasiest(formula, this.fromStock(position)),
      oracle,
      false,
    );
    if (stocked !== undefined) return stocked;
    const { steps, complete, all } = this.trialsAt(position);
    const [first] = byEffort(formula, steps);
    // Trials that were all made are made again: what they find next may be far easier.
    this.stock = complete ? [] : nearlyAsEasy(formula, first, steps);
    const easiest = pickEasiest(formula, steps);
    const told =
      firstTold(formula, easiest, oracle, complete) ??
      this.outright(position, all) ??
      this.bySolver(position);
    if (told !== undefined) return told;
    const [hard] = easiest;
    return hard && finished(formula, hard.step, oracle, complete);
  }

  /** What trials show at a position, that is wanted; each position is tried once. */
  private trialsAt({ known, all, only }: Position): Trials & {
    readonly all: readonly PossibleStep[];
  } {
    if (this.tried?.all !== all) {
      this.tried = { all, trials: tryAll(this.formula, known, all, TRIAL_WORK) };
    }
    const { steps, complete } = this.tried.trials;
    const { left, links } = candidatesOf(this.formula, known);
    const wanted = steps.filter(({ conclusion }) => only(conclusion));
    // What a filled cell rules out at once is no step.
    const news = wanted.filter(
      ({ conclusion: { cell, value, holds } }) => holds || left[cell * links.stride + value] === 1,
    );
    return { steps: news.length > 0 ? news : wanted, complete, all: wanted };
  }

  /** What was found earlier, and is not known yet. */
  private fromStock({ known, only }: Position): readonly PossibleStep[] {
    const facts = factsOf(known);
    const holds = (fact: Literal): boolean => facts.some((other) => sameLiteral(other, fact));
    return this.stock.filter(
      ({ conclusion, reason }) =>
        known.values[conclusion.cell] === undefined &&
        !holds(conclusion) &&
        reason.facts.every(holds) &&
        only(conclusion),
    );
  }

  /** The value of a cell of which all other values fail, by the smallest reason for all of that. */
  private outright(
    { known, only }: Position,
    steps: readonly PossibleStep[],
  ): Deduction | undefined {
    const { formula, oracle } = this;
    const open = openLiterals(formula, known);
    const cells = [...new Set(open.map(({ cell }) => cell))];
    const found = cells.flatMap((cell): readonly PossibleStep[] => {
      const literals = open.filter((literal) => literal.cell === cell);
      const failing = literals.flatMap((literal) => {
        const step = steps.find(({ conclusion }) => sameLiteral(conclusion, contrary(literal)));
        return step === undefined ? [] : [{ literal, step }];
      });
      if (failing.length !== literals.length - 1) return [];
      const conclusion = literals.find((literal) => failing.every((of) => of.literal !== literal));
      if (conclusion === undefined || !only(conclusion)) return [];
      const out = known.excluded.filter((literal) => literal.cell === cell);
      return [
        {
          conclusion,
          reason: joined(
            failing.map(({ step }) => step.reason),
            out,
          ),
        },
      ];
    });
    const [smallest] = byEffort(formula, found);
    return smallest && finished(formula, smallest, oracle, false);
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
    const [easiest, ...others] = byEffort(formula, steps);
    this.stock = nearlyAsEasy(formula, easiest, others);
    return easiest && finished(formula, easiest, oracle, false);
  }
}

const joined = (reasons: readonly Reason[], facts: readonly Literal[]): Reason => ({
  parts: [...new Set(reasons.flatMap(({ parts }) => parts))],
  facts: distinct([...facts, ...reasons.flatMap((reason) => reason.facts)]),
});

/** Some of what follows, though propagation does not show it; values first. */
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
    .toSorted((a, b) => Number(b.holds) - Number(a.holds))
    .slice(0, LAST_RESORTS);
}

/** Those of the steps that are not much harder than the easiest. */
function nearlyAsEasy(
  formula: PbFormula,
  easiest: PossibleStep | undefined,
  steps: readonly PossibleStep[],
): readonly PossibleStep[] {
  const limit = easiest === undefined ? 0 : effort(formula, easiest.reason) * STILL_EASY;
  return steps.filter(({ reason }) => effort(formula, reason) <= limit);
}

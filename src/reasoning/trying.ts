/** Steps beyond single rules: failed trials, and conclusions that only the solver finds. */
import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { contrary, sameLiteral } from '#logic/literal.ts';
import { isClaimPart, isFact } from '#logic/claimPart.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { tryLiteral } from './antecedents.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals, tryAll } from './possibleSteps.ts';
import type { PossibleStep, Trials } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { effort, factsOf } from './reason.ts';
import type { Deduction, Known, Oracle } from './reason.ts';
import { byEffort, finished, firstTold, pickEasiest } from './shortest.ts';
import { explainStep } from './explainStep.ts';
import { explainInFull } from './fullExplanation.ts';
import { trySupposing, tryEitherWay } from './tryCases.ts';
import type { StepByCases } from './tryCases.ts';
import { crossingDeduction } from './crossingDeduction.ts';
import { nestedDeduction } from './nestedDeduction.ts';
import { tryPacking } from './tryPacking.ts';
import { tryWays } from './tryWays.ts';
import { isAllSeen } from './techniques/among.ts';
import { newsOf } from './techniques/candidates.ts';

/** The work limit of trials: about a tenth of a second. */
const TRIAL_WORK = 4_000_000;
/** The work limit of trials where these find nothing, as on large boards: about a second. */
const FURTHER_WORK = 32_000_000;
/** Techniques of at least this cost have arguments of any length. */
const LONG = TECHNIQUES.supposition.cost;
/**
 * The work limit of cases below a supposition: some hundredths of a second. A higher one hardly
 * finds more.
 */
const SUPPOSING_WORK = 6_000_000;
/** How much harder than the easiest finding one may be to be used without new trials. */
const STILL_EASY = 1.5;

/** The values of each cell over all solutions, indexed by cell; lazy. */
export type PossibleValues = () => readonly (readonly number[])[];

/** A position and the conclusions wanted there. */
export interface Position {
  readonly known: Known;
  /** A propagator with all that is known propagated. */
  readonly all: Propagator;
  readonly possible: PossibleValues;
  /** Filters conclusions. */
  readonly only: (conclusion: Literal) => boolean;
}

/** Makes trials in one puzzle, position after position. */
export class Trying {
  private readonly formula: PbFormula;
  private readonly oracle: Oracle;
  private readonly speech: Speech;
  /** Findings of trials that were cut off. They stay valid, since knowledge only grows. */
  private stock: readonly PossibleStep[] = [];
  /** The last trials, and their position. */
  private tried: { readonly all: Propagator; readonly trials: Trials } | undefined;

  /** Whether a step can be explained depends on the names of cells, hence `speech`. */
  constructor(formula: PbFormula, oracle: Oracle, speech: Speech) {
    this.formula = formula;
    this.oracle = oracle;
    this.speech = speech;
  }

  /** A step that costs no more than `cost`. */
  ahead(position: Position, cost: number): Deduction | undefined {
    const { formula, oracle } = this;
    const { steps, complete } = this.trialsAt(position);
    const easy = pickEasiest(formula, steps).filter(
      ({ technique }) => TECHNIQUES[technique].cost <= cost,
    );
    return this.ifTold(position, firstTold(formula, easy, oracle, complete));
  }

  /** A deduction that can be told at a position, or nothing. */
  ifTold({ known: before }: Position, deduction: Deduction | undefined): Deduction | undefined {
    if (deduction === undefined) return undefined;
    const { technique } = explainStep(this.formula, { ...deduction, before }, this.speech);
    return technique === 'too hard' ? undefined : deduction;
  }

  /** The easiest step; if that cannot be explained, a value outright. */
  next(position: Position): Deduction | undefined {
    const { formula, oracle } = this;
    const stocked = this.ifTold(
      position,
      firstTold(formula, pickEasiest(formula, this.fromStock(position)), oracle, false),
    );
    if (stocked !== undefined) return stocked;
    const trials = this.trialsAt(position);
    const told =
      this.byTrials(position, trials) ??
      this.byCrossing(position) ??
      this.byCases(position, trials) ??
      this.byFurtherTrials(position, trials) ??
      this.byPacking(position) ??
      this.byWays(position) ??
      this.bySuppositions(position) ??
      this.bySolver(position);
    if (told !== undefined) return told;
    const [hard] = pickEasiest(formula, trials.steps);
    return hard && finished(formula, hard.step, oracle, trials.complete);
  }

  /** The easiest step that trials found and that can be told, by as many lines as it takes. */
  private byTrials(position: Position, { steps, complete }: Trials): Deduction | undefined {
    const { formula, oracle, speech } = this;
    const [first] = byEffort(formula, steps);
    // Complete trials are repeated: what they find at the next position may be far easier.
    this.stock = complete ? [] : nearlyAsEasy(formula, first, steps);
    const easiest = pickEasiest(formula, steps);
    const [hard] = easiest;
    // For long arguments, more candidates are compared to find the shortest.
    const isLong = hard !== undefined && TECHNIQUES[hard.technique].cost >= LONG;
    return (
      (isLong ? undefined : this.ifTold(position, firstTold(formula, easiest, oracle, complete))) ??
      explainInFull(formula, { steps, complete }, oracle, speech)
    );
  }

  /** What further trials find where those that were made were cut off. */
  private byFurtherTrials(position: Position, { complete }: Trials): Deduction | undefined {
    if (complete) return undefined;
    const { known, all } = position;
    this.tried = { all, trials: tryAll(this.formula, known, all, all.work + FURTHER_WORK) };
    return this.byTrials(position, this.trialsAt(position));
  }

  /** The wanted findings of trials at a position; each position is tried once. */
  private trialsAt({ known, all, only }: Position): Trials {
    if (this.tried?.all !== all) {
      this.tried = { all, trials: tryAll(this.formula, known, all, TRIAL_WORK) };
    }
    const { steps, complete } = this.tried.trials;
    const wanted = steps.filter(({ conclusion }) => only(conclusion));
    const isNews = newsOf(this.formula, known);
    const news = wanted.filter(({ conclusion }) => isNews(conclusion));
    // What is excluded helps nobody who sees all there is in the numbers that stand there.
    const values = isAllSeen(this.formula) ? news.filter(({ conclusion }) => conclusion.holds) : [];
    const [best = wanted] = [values, news].filter(({ length }) => length > 0);
    return { steps: best, complete };
  }

  /** Earlier findings that are still open. */
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

  /** A step that takes cases, or cases below a supposition. */
  private byCases(position: Position, { complete }: Trials): Deduction | undefined {
    const { formula, oracle, speech } = this;
    const { known, all } = position;
    const wanted = wantedAt(formula, position);
    const told = (steps: readonly StepByCases[]): Deduction | undefined =>
      explainInFull(formula, { steps, complete }, oracle, speech);
    return (
      told(tryEitherWay(formula, all, wanted)) ??
      told(trySupposing(formula, known, all, wanted, SUPPOSING_WORK))
    );
  }

  /** A step by all ways of one claim, which are not followed line by line. */
  private byWays(position: Position): Deduction | undefined {
    const { known, all } = position;
    return tryWays(this.formula, known, all, wantedAt(this.formula, position), this.oracle);
  }

  /** A step that counts what an area has room for. */
  private byPacking(position: Position): Deduction | undefined {
    const { known, all } = position;
    return tryPacking(this.formula, known, all, wantedAt(this.formula, position));
  }

  /** A step with lines that would cross. */
  private byCrossing(position: Position): Deduction | undefined {
    const { known, all } = position;
    const wanted = wantedAt(this.formula, position);
    return crossingDeduction(this.formula, known, all, wanted, this.speech);
  }

  /** A step by suppositions below another. */
  private bySuppositions(position: Position): Deduction | undefined {
    const { known, all } = position;
    return nestedDeduction(this.formula, known, all, wantedAt(this.formula, position), this.speech);
  }

  /** Asks the solver, which finds every conclusion but no short reason. */
  private bySolver(position: Position): Deduction | undefined {
    const { formula, oracle } = this;
    const conclusion = hiddenConclusion(formula, position);
    if (conclusion === undefined) return undefined;
    const facts = factsOf(position.known);
    const members = [...formula.parts, ...facts, contrary(conclusion)];
    // The conclusion is in every solution: where the solver takes too long to say why, all that is known is why.
    const core = oracle.contradicts(members) ?? members;
    const used = new Set(core.filter(isClaimPart));
    const parts = formula.parts.flatMap((part, index) => (used.has(part) ? [index] : []));
    const held = core.filter(isFact).filter((fact) => !sameLiteral(fact, contrary(conclusion)));
    // Its rules are not listed, so an upper bound on their number is enough.
    const step = { conclusion, reason: { parts, facts: held } };
    return finished(formula, step, oracle, false, 'in haste');
  }
}

/** Whether a conclusion is asked for, and news. */
function wantedAt(formula: PbFormula, { known, only }: Position): (conclusion: Literal) => boolean {
  const isNews = newsOf(formula, known);
  return (conclusion) => only(conclusion) && isNews(conclusion);
}

/**
 * A conclusion that propagation does not find. Prefers values, and those that imply the most, so
 * that two such steps in a row are rare.
 */
function hiddenConclusion(
  formula: PbFormula,
  { known, all, possible, only }: Position,
): Literal | undefined {
  const values = possible();
  const opens = (literal: Literal): number =>
    Math.max(
      0,
      ...litsOf(formula, [literal]).map((of) => tryLiteral(all, of, () => all.trail.length)),
    );
  const [most] = openLiterals(formula, known)
    .flatMap((literal) => {
      const left = values[literal.cell] ?? [];
      const held = left.length === 1 && left[0] === literal.value;
      return held ? [literal] : left.includes(literal.value) ? [] : [contrary(literal)];
    })
    .filter(only)
    .filter((literal) => litsOf(formula, [literal]).every((of) => all.values[of] === 0))
    .map((literal) => ({ literal, opens: opens(literal) }))
    .toSorted((a, b) => Number(b.literal.holds) - Number(a.literal.holds) || b.opens - a.opens);
  return most?.literal;
}

/** The steps that are not much harder than the easiest. */
function nearlyAsEasy(
  formula: PbFormula,
  easiest: PossibleStep | undefined,
  steps: readonly PossibleStep[],
): readonly PossibleStep[] {
  const limit = easiest === undefined ? 0 : effort(formula, easiest.reason) * STILL_EASY;
  return steps.filter(({ reason }) => effort(formula, reason) <= limit);
}

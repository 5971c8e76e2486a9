/** Steps that no rule shows by itself: trials that fail, and what only the solver finds. */
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
import { explainInFull } from './fullExplanation.ts';
import { trySupposing, tryEitherWay } from './tryCases.ts';
import type { StepByCases } from './tryCases.ts';
import { newsOf } from './techniques/candidates.ts';

/** How much is looked at before trials are broken off: about a tenth of a second. */
const TRIAL_WORK = 4_000_000;
/** From which cost on an argument may be of any length. */
const LONG = TECHNIQUES.supposition.cost;
/** How much is looked at for cases below a supposition: some hundredths of a second. More finds hardly more. */
const SUPPOSING_WORK = 6_000_000;
/** How much harder than the easiest a trial's finding may be to be told without trying again. */
const STILL_EASY = 1.5;

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
  private readonly speech: Speech;
  /**
   * What trials found that were broken off: it still follows, for what is known only grows.
   */
  private stock: readonly PossibleStep[] = [];
  /** What was tried last, and where. */
  private tried: { readonly all: Propagator; readonly trials: Trials } | undefined;

  /** Whether a step can be told depends on how cells are called. */
  constructor(formula: PbFormula, oracle: Oracle, speech: Speech) {
    this.formula = formula;
    this.oracle = oracle;
    this.speech = speech;
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
    const { steps, complete } = this.trialsAt(position);
    const [first] = byEffort(formula, steps);
    // Trials that were all made are made again: what they find next may be far easier.
    this.stock = complete ? [] : nearlyAsEasy(formula, first, steps);
    const easiest = pickEasiest(formula, steps);
    const [hard] = easiest;
    // Of long arguments the shortest is looked for among more of them.
    const isLong = hard !== undefined && TECHNIQUES[hard.technique].cost >= LONG;
    const told =
      (isLong ? undefined : firstTold(formula, easiest, oracle, complete)) ??
      this.atLength(position, { steps, complete }) ??
      this.bySolver(position);
    return told ?? (hard && finished(formula, hard.step, oracle, complete));
  }

  /** What trials show at a position, that is wanted; each position is tried once. */
  private trialsAt({ known, all, only }: Position): Trials {
    if (this.tried?.all !== all) {
      this.tried = { all, trials: tryAll(this.formula, known, all, TRIAL_WORK) };
    }
    const { steps, complete } = this.tried.trials;
    const wanted = steps.filter(({ conclusion }) => only(conclusion));
    const isNews = newsOf(this.formula, known);
    const news = wanted.filter(({ conclusion }) => isNews(conclusion));
    return { steps: news.length > 0 ? news : wanted, complete };
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

  /** A step that takes many lines, or cases to be told apart. */
  private atLength({ known, all, only }: Position, trials: Trials): Deduction | undefined {
    const { formula, oracle, speech } = this;
    const isNews = newsOf(formula, known);
    const wanted = (conclusion: Literal): boolean => only(conclusion) && isNews(conclusion);
    const { complete } = trials;
    const told = (steps: readonly (PossibleStep | StepByCases)[]): Deduction | undefined =>
      explainInFull(formula, { steps, complete }, oracle, speech);
    return (
      told(trials.steps) ??
      told(tryEitherWay(formula, all, wanted)) ??
      told(trySupposing(formula, known, all, wanted, SUPPOSING_WORK))
    );
  }

  /** Asks the solver, which sees through everything but knows nothing of short. */
  private bySolver(position: Position): Deduction | undefined {
    const { formula, oracle } = this;
    const conclusion = hiddenConclusion(formula, position);
    if (conclusion === undefined) return undefined;
    const facts = factsOf(position.known);
    const core = oracle.contradicts([...formula.parts, ...facts, contrary(conclusion)]);
    if (core === undefined) return undefined;
    const used = new Set(core.filter(isClaimPart));
    const parts = formula.parts.flatMap((part, index) => (used.has(part) ? [index] : []));
    const held = core.filter(isFact).filter((fact) => !sameLiteral(fact, contrary(conclusion)));
    // Nobody is told its rules: how many there are at most is enough.
    const step = { conclusion, reason: { parts, facts: held } };
    return finished(formula, step, oracle, false, 'in haste');
  }
}

/**
 * Something that follows, though propagation does not show it: a value if there is one, and that which
 * opens up the most, for nobody wants to be told two such things in a row.
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

/** Those of the steps that are not much harder than the easiest. */
function nearlyAsEasy(
  formula: PbFormula,
  easiest: PossibleStep | undefined,
  steps: readonly PossibleStep[],
): readonly PossibleStep[] {
  const limit = easiest === undefined ? 0 : effort(formula, easiest.reason) * STILL_EASY;
  return steps.filter(({ reason }) => effort(formula, reason) <= limit);
}

/**
 * The next step of an argument: of everything that follows, the step a person sees first. Named
 * steps come from `techniques`, easiest first. Steps without a name are found by the method of
 * Espasa, Gent, Hoffmann, Jefferson and Lynch, "Using Small MUSes to Explain How to Solve Pen and
 * Paper Puzzles" (2021): the step with the smallest reason, a minimal set of parts and facts. Unit
 * propagation finds candidates, quickly and the short ones first; the solver removes redundant
 * premises.
 */
import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { mergeConclusions } from './mergeConclusions.ts';
import type { PbFormula } from './pbFormula.ts';
import { propagateAll } from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { Deduction, Known, Oracle } from './reason.ts';
import { FINALISTS, finished, pickEasiest } from './shortest.ts';
import { isAllSeen, namedAmong, plainSteps } from './techniques/among.ts';
import type { Seen } from './techniques/among.ts';
import { costOf, findings } from './techniques/find.ts';
import { deductionOf } from './techniques/needed.ts';
import { Trying } from './trying.ts';
import type { PossibleValues, Position } from './trying.ts';

export type { Seen } from './techniques/among.ts';
export type { PossibleValues } from './trying.ts';

/** Steps of at least this cost are compared with what trials find. */
const AHEAD = TECHNIQUES['look ahead'].cost;

/** Finds deductions about one puzzle, one after the other. */
export class Deducer {
  private readonly formula: PbFormula;
  private readonly oracle: Oracle;
  private readonly seen: Seen;
  private readonly trying: Trying;

  /** The oracle is asked about parts of the formula; `speech` is how steps are told. */
  constructor(formula: PbFormula, oracle: Oracle, speech: Speech, seen: Seen = new Map()) {
    this.formula = formula;
    this.oracle = oracle;
    this.seen = seen;
    this.trying = new Trying(formula, oracle, speech);
  }

  /** The easiest thing that follows from what is known; `undefined` when nothing is found. */
  next(
    known: Known,
    possible: PossibleValues,
    only: (conclusion: Literal) => boolean = () => true,
  ): Deduction | undefined {
    const { formula, oracle } = this;
    const all = propagateAll(formula, known);
    // A contradiction implies everything, so there is no next step.
    if (all === undefined) return undefined;
    const position = { known, all, possible, only };
    // Where people see all there is in the one rule, plain steps are looked for last.
    const isSeen = isAllSeen(formula);
    const plain = isSeen ? [] : this.plainSteps(position);
    const found =
      this.byName(position, plain) ??
      this.easiest(position, isSeen ? this.plainSteps(position) : plain) ??
      this.trying.next(position) ??
      this.outright(position);
    if (found === undefined) return undefined;
    // Long arguments are given for one conclusion only.
    const isAlone = [found.named, found.cases, found.argued].some((of) => of !== undefined);
    const merged = isAlone ? found : mergeConclusions(formula, known, found, oracle);
    const deduction = this.trying.ifTold(position, merged) ?? found;
    return { ...deduction, before: known };
  }

  /** The easiest of some steps that can be told. */
  private easiest(position: Position, steps: readonly PossibleStep[]): Deduction | undefined {
    const { formula, oracle, trying } = this;
    for (const { step } of pickEasiest(formula, steps)) {
      const told = trying.ifTold(position, finished(formula, step, oracle, true));
      if (told !== undefined) return told;
    }
    return undefined;
  }

  /** The easiest step by propagation though it cannot be told: trials find nothing where these say all. */
  private outright(position: Position): Deduction | undefined {
    const [easiest] = pickEasiest(this.formula, this.plainSteps(position));
    return easiest && finished(this.formula, easiest.step, this.oracle, true);
  }

  /** The wanted conclusions of one part, or of a few by propagation. */
  private plainSteps({ known, all, only }: Position): readonly PossibleStep[] {
    const { formula, seen } = this;
    return plainSteps(formula, known, all, seen).filter(({ conclusion }) => only(conclusion));
  }

  /** The easiest named step, including those of a single rule. */
  private byName(position: Position, plain: readonly PossibleStep[]): Deduction | undefined {
    const { formula, oracle } = this;
    const { known, only } = position;
    for (const group of findings(formula, known, namedAmong(formula, known, plain))) {
      const wanted = group.filter(({ conclusions }) => conclusions.some(only));
      const [first] = wanted;
      if (first === undefined) continue;
      const cost = costOf(first);
      const ahead = cost > AHEAD ? this.trying.ahead(position, cost) : undefined;
      if (ahead !== undefined) return ahead;
      for (const finding of wanted.slice(0, FINALISTS)) {
        const { step } = finding;
        const deduction =
          step === undefined
            ? deductionOf(formula, finding, oracle)
            : this.easiest(position, [step]);
        if (deduction !== undefined) return deduction;
      }
    }
    return undefined;
  }
}

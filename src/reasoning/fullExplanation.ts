/** Explains steps that take many lines: of many candidates, the one with the fewest words. */
import type { Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import { argueByCases, shortenedByCases } from './cases.ts';
import { argue } from './inference.ts';
import type { Broken, Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import type { PossibleStep } from './possibleSteps.ts';
import { minimal, shortened } from './reason.ts';
import type { Cases, Deduction, Oracle, Reason } from './reason.ts';
import { finished } from './shortest.ts';
import { lengthOf } from './technique.ts';
import { isAllSeen } from './techniques/among.ts';
import { explainStep } from './explainStep.ts';
import { wordCount } from './explained.ts';
import type { StepByCases } from './tryCases.ts';

/**
 * How many steps are argued, smallest reasons first, and how many of those are then shortened:
 * `all` in total, `alike` with the same conclusion. Cases take longer to argue.
 */
const MOST = {
  trials: { argued: { all: 40, alike: 8 }, shortened: { all: 20, alike: 4 } },
  cases: { argued: { all: 24, alike: 6 }, shortened: { all: 6, alike: 3 } },
  // What nobody sees in the only rule there is takes long to argue, and is rarely told shortly.
  unseen: { argued: { all: 8, alike: 2 }, shortened: { all: 4, alike: 2 } },
};
/** How many steps the solver minimizes, fewest words first. */
const MOST_TOLD = 8;
/** More links than this never fit in a dozen lines. */
const MOST_LINKS = 24;

type Step = PossibleStep | StepByCases;

/** Steps found by one method, and whether the list is complete. */
interface Found {
  readonly steps: readonly Step[];
  readonly complete: boolean;
}

/** A step and the number of words of its explanation; `Infinity` if it has none. */
interface Measured {
  readonly step: Step;
  readonly words: number;
}

/** Of the shortest of some steps that in the fewest words; `undefined` where none of them can be told. */
export function explainInFull(
  formula: PbFormula,
  { steps, complete }: Found,
  oracle: Oracle,
  speech: Speech,
): Deduction | undefined {
  const wordsTold = (deduction: Deduction): number => {
    const told = explainStep(formula, deduction, speech);
    return told.technique === 'too hard' ? Infinity : wordCount(told);
  };
  const measured = (step: Step): Measured => ({ step, words: wordsTold(asItStands(step)) });
  const byKind = steps.some(casesOf) ? MOST.cases : MOST.trials;
  const most = isAllSeen(formula) ? MOST.unseen : byKind;
  const nearest = least(steps, ({ reason }) => reason.parts.length, most.argued);
  // A step without an explanation is not worth shortening.
  const promising = least(
    nearest,
    (step) => lengthOfStep(formula, step),
    most.shortened,
    MOST_LINKS,
  )
    .map((step) => ({ step, own: measured(used(formula, step)) }))
    .filter(({ own }) => own.words < Infinity)
    // With fewer rules the argument may be longer; of one rule alone only facts can be left out.
    .map(({ step, own }) =>
      formula.parts.length > 1 ? inFewer(own, measured(shorter(formula, step))) : own,
    )
    .toSorted((a, b) => a.words - b.words);
  for (const { step, words } of promising.slice(0, MOST_TOLD)) {
    const deduction = deductionOf(formula, step, oracle, complete);
    if (wordsTold(deduction) <= words) return deduction;
    const argued = { ...deduction, argued: step.reason };
    if (wordsTold(argued) < Infinity) return argued;
  }
  return undefined;
}

/** The smallest steps: at most `all`, and at most `alike` with the same conclusion. */
function least(
  steps: readonly Step[],
  sizeOf: (step: Step) => number,
  most: { readonly all: number; readonly alike: number },
  largest = Infinity,
): readonly Step[] {
  const met = new Map<string, number>();
  return steps
    .map((step) => ({ step, size: sizeOf(step) }))
    .filter(({ size }) => size <= largest)
    .toSorted((a, b) => a.size - b.size)
    .map(({ step }) => step)
    .filter(({ conclusion: { cell, value, holds } }) => {
      const shown = `${cell} ${value} ${holds}`;
      const count = (met.get(shown) ?? 0) + 1;
      met.set(shown, count);
      return count <= most.alike;
    })
    .slice(0, most.all);
}

const inFewer = (one: Measured, other: Measured): Measured =>
  one.words < other.words ? one : other;

/** A deduction with the step's own reason, not minimized. */
function asItStands(step: Step): Deduction {
  const cases = casesOf(step);
  return {
    conclusions: [step.conclusion],
    reason: step.reason,
    ...(cases && { cases }),
    shortest: false,
  };
}

const casesOf = (step: Step): Cases | undefined => ('cases' in step ? step.cases : undefined);

/** The number of links of the argument, plus one per case; `Infinity` if there is no argument. */
function lengthOfStep(formula: PbFormula, step: Step): number {
  const { conclusion, reason } = step;
  const length = (steps: readonly Inference[]): number => lengthOf(formula, steps);
  const cases = casesOf(step);
  if (cases === undefined) {
    const argument = argue(formula, reason, conclusion);
    return argument === undefined ? Infinity : length(argument.steps);
  }
  const argument = argueByCases(formula, reason, conclusion, cases);
  if (argument === undefined) return Infinity;
  return argument.cases.reduce((sum, { steps }) => sum + length(steps) + 1, length(argument.steps));
}

/** The step with its reason restricted to what its argument uses. */
function used(formula: PbFormula, step: Step): Step {
  const { reason } = step;
  const drawn = drawnIn(formula, step);
  const parts = new Set(drawn.flatMap((of) => of.parts));
  const from = drawn.flatMap((of) => of.from);
  const own: Reason = {
    parts: reason.parts.filter((part) => parts.has(part)),
    facts: reason.facts.filter((fact) => from.some((other) => sameLiteral(fact, other))),
  };
  const fewer = { ...step, reason: own };
  return drawnIn(formula, fewer).length > 0 ? fewer : step;
}

/** All inferences of a step's argument, and the contradiction; empty if there is no argument. */
function drawnIn(formula: PbFormula, step: Step): readonly Broken[] {
  const { conclusion, reason } = step;
  const cases = casesOf(step);
  if (cases === undefined) {
    const argument = argue(formula, reason, conclusion);
    if (argument === undefined) return [];
    return argument.kind === 'suppose' ? [...argument.steps, argument.broken] : argument.steps;
  }
  const argument = argueByCases(formula, reason, conclusion, cases);
  if (argument === undefined) return [];
  const ofCases = argument.cases.flatMap(({ steps, broken }) => [
    ...steps,
    ...(broken === undefined ? [] : [broken]),
  ]);
  return [...argument.steps, ...ofCases];
}

/** Drops the premises of a step that a cheap check shows to be redundant. */
function shorter(formula: PbFormula, step: Step): Step {
  const { conclusion, reason } = step;
  const cases = casesOf(step);
  return cases === undefined
    ? { ...step, reason: shortened(formula, reason, conclusion) }
    : { ...step, reason: shortenedByCases(formula, reason, conclusion, cases) };
}

/** A deduction with a minimal reason, or with the original one for its argument. */
function deductionOf(formula: PbFormula, step: Step, oracle: Oracle, complete: boolean): Deduction {
  const cases = casesOf(step);
  if (cases === undefined) return finished(formula, step, oracle, complete);
  const { conclusion, reason } = step;
  const least = minimal(formula, reason, conclusion, oracle);
  const found: Deduction = { conclusions: [conclusion], reason: least, cases, shortest: false };
  return argueByCases(formula, least, conclusion, cases) === undefined
    ? { ...found, argued: reason }
    : found;
}

/** Steps that take many lines, and that of them which is told in the fewest words. */
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
import { explainStep } from './explainStep.ts';
import { wordCount } from './explained.ts';
import type { StepByCases } from './tryCases.ts';

/**
 * How many steps are argued, those of the smallest reasons, to find the shortest, and how many of these
 * are made shorter still; so many in all and of those that show the same. Cases take longer to argue.
 */
const MOST = {
  trials: { argued: { all: 40, alike: 8 }, shortened: { all: 20, alike: 4 } },
  cases: { argued: { all: 24, alike: 6 }, shortened: { all: 6, alike: 3 } },
};
/** For how many it is asked what they can do without, those in the fewest words first. */
const MOST_TOLD = 8;
/** More links than this are never a dozen lines. */
const MOST_LINKS = 24;

type Step = PossibleStep | StepByCases;

/** What was found in one way, and whether that is all there is to find. */
interface Found {
  readonly steps: readonly Step[];
  readonly complete: boolean;
}

/** A step, and in how many words it is told; endless where it cannot be. */
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
  const most = steps.some(casesOf) ? MOST.cases : MOST.trials;
  const nearest = least(steps, ({ reason }) => reason.parts.length, most.argued);
  // What cannot be told as it stands is not worth asking what it can do without.
  const promising = least(
    nearest,
    (step) => lengthOfStep(formula, step),
    most.shortened,
    MOST_LINKS,
  )
    .map((step) => ({ step, own: measured(used(formula, step)) }))
    .filter(({ own }) => own.words < Infinity)
    // With fewer rules the way may be longer.
    .map(({ step, own }) => inFewer(own, measured(shorter(formula, step))))
    .toSorted((a, b) => a.words - b.words);
  for (const { step, words } of promising.slice(0, MOST_TOLD)) {
    const deduction = deductionOf(formula, step, oracle, complete);
    if (wordsTold(deduction) <= words) return deduction;
    const argued = { ...deduction, argued: step.reason };
    if (wordsTold(argued) < Infinity) return argued;
  }
  return undefined;
}

/** The steps of the least size, at most so many in all and of those that show the same. */
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

/** A step as a deduction whose reason may be longer than it need be. */
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

/** How many links it takes, each case one more; endless where they do not lead there. */
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

/** A step with no more in its reason than its argument uses. */
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

/** All that the argument of a step draws on the way, and what it breaks; nothing where there is none. */
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

/** A step as a deduction, with all left out that it can be told without. */
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

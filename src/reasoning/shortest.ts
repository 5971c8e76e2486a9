/** Of several possible steps the easiest, with as short a reason as it gets. */
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { PbFormula } from './pbFormula.ts';
import type { PossibleStep } from './possibleSteps.ts';
import { effort, minimal, shortened } from './reason.ts';
import type { Literal } from '#logic/literal.ts';
import type { Deduction, Haste, Oracle, Reason } from './reason.ts';
import { techniqueOf } from './technique.ts';

/** How many of the most promising steps are compared at their shortest. */
export const FINALISTS = 6;
/** Reasons with more effort than this nobody follows: they are not made shorter than they come. */
const ENDLESS = 400;

/** A step that is known to be the easiest, and what it is called. */
interface Easiest {
  readonly step: PossibleStep;
  readonly technique: TechniqueId;
}

/** What a step of a single conclusion is called. */
export const stepTechnique = (
  formula: PbFormula,
  { conclusion, reason }: PossibleStep,
): TechniqueId => techniqueOf(formula, { conclusions: [conclusion], reason });

/** The steps with the easiest first. */
export const byEffort = (
  formula: PbFormula,
  steps: readonly PossibleStep[],
): readonly PossibleStep[] =>
  steps
    .map((step) => ({ step, effort: effort(formula, step.reason) }))
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ step }) => step);

/** The easiest of the steps, with what is not needed for them left out at a glance; best first. */
export function pickEasiest(
  formula: PbFormula,
  steps: readonly PossibleStep[],
): readonly Easiest[] {
  const finalists = byEffort(formula, steps)
    .slice(0, FINALISTS)
    .filter(({ reason }, at) => at === 0 || effort(formula, reason) <= ENDLESS)
    .map(({ conclusion, reason }) => ({
      conclusion,
      reason: keptShort(formula, reason, conclusion),
    }));
  return byEffort(formula, finalists)
    .map((step) => ({ step, technique: stepTechnique(formula, step) }))
    .toSorted((a, b) => TECHNIQUES[a.technique].cost - TECHNIQUES[b.technique].cost);
}

/** The first of the steps as a deduction that can be told; `undefined` where that is too hard. */
export function firstTold(
  formula: PbFormula,
  [easiest]: readonly Easiest[],
  oracle: Oracle,
  shortest: boolean,
): Deduction | undefined {
  if (easiest === undefined || easiest.technique === 'too hard') return undefined;
  return finished(formula, easiest.step, oracle, shortest);
}

/**
 * A step as a deduction: all that its reason can do without is left out, unless it is endless. Where
 * that leaves what nobody can follow, it is argued with what was there before.
 */
export function finished(
  formula: PbFormula,
  { conclusion, reason }: PossibleStep,
  oracle: Oracle,
  shortest: boolean,
  haste?: Haste,
): Deduction {
  const conclusions = [conclusion];
  if (effort(formula, reason) > ENDLESS) return { conclusions, reason, shortest: false };
  const least = minimal(formula, reason, conclusion, oracle, haste);
  const found: Deduction = { conclusions, reason: least, shortest };
  return techniqueOf(formula, found) === 'too hard' ? { ...found, argued: reason } : found;
}

/** More reasons than this are not kept. */
const MOST_KEPT = 2000;

const kept = new WeakMap<PbFormula, Map<string, Reason>>();

/** A reason made shorter; the same ones are met at many positions of a puzzle. */
function keptShort(formula: PbFormula, reason: Reason, conclusion: Literal): Reason {
  const known = kept.get(formula) ?? new Map<string, Reason>();
  kept.set(formula, known);
  const sign = ({ cell, value, holds }: Literal): string => `${cell}${holds ? '=' : '#'}${value}`;
  const key = `${sign(conclusion)}:${reason.parts.join(' ')}:${reason.facts.map(sign).join(' ')}`;
  const found = known.get(key) ?? shortened(formula, reason, conclusion);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
}

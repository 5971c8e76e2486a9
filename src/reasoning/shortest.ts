/** Picks the easiest of several possible steps, with a minimal reason. */
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { PbFormula } from './pbFormula.ts';
import type { PossibleStep } from './possibleSteps.ts';
import { effort, minimal, shortened } from './reason.ts';
import type { Literal } from '#logic/literal.ts';
import type { Deduction, Haste, Oracle, Reason } from './reason.ts';
import { techniqueOf } from './technique.ts';

/** How many promising steps are minimized before they are compared. */
export const FINALISTS = 6;
/** Reasons of more effort cannot be followed, so they are not minimized. */
const ENDLESS = 400;

/** The easiest step and its technique. */
interface Easiest {
  readonly step: PossibleStep;
  readonly technique: TechniqueId;
}

/** The technique of a step with one conclusion. */
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

/** The easiest steps, with cheaply shortened reasons; best first. */
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

/** The first step that can be explained, as a deduction; `undefined` if none can. */
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
 * A deduction with a minimal reason, unless the effort is beyond `ENDLESS`. If the minimal one
 * cannot be argued, it is argued with the original reason.
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

/** The most shortened reasons that are cached. */
const MOST_KEPT = 2000;

const kept = new WeakMap<PbFormula, Map<string, Reason>>();

/** A shortened reason; cached, since the same ones occur at many positions. */
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

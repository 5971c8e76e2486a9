import type { PbFormula } from '#reasoning/pbFormula.ts';
import { impliedExclusions, impliedValues, wholePartValues } from '#reasoning/possibleSteps.ts';
import type { PossibleStep } from '#reasoning/possibleSteps.ts';
import type { RatingWork } from '#reasoning/ratingWork.ts';
import type { Propagator } from '#reasoning/propagator.ts';
import type { Known } from '#reasoning/reason.ts';
import { stepTechnique } from '#reasoning/shortest.ts';
import { sights } from './find.ts';
import type { Finding } from './finding.ts';

/** What single parts were found to say of their cells, as long as these stay the same. */
export type Seen = Map<string, readonly PossibleStep[]>;

/** The conclusions of one part, or of a few by propagation; `all` is from `propagateAll`. */
export const plainSteps = (
  formula: PbFormula,
  known: Known,
  all: Propagator,
  seen: Seen,
  work?: RatingWork,
): readonly PossibleStep[] => [
  ...wholePartValues(formula, known, seen, (part) => !isSeen(formula, part), work),
  ...impliedValues(formula, known, all),
  ...impliedExclusions(formula, known, all),
];

/** Steps of single claims, ordered among the named techniques by cost. */
export const namedAmong = (
  formula: PbFormula,
  known: Known,
  plain: readonly PossibleStep[],
): readonly Finding[] => [
  ...sights(formula, known),
  ...plain
    .filter(
      ({ reason: { parts } }) => parts.length <= 1 && !parts.some((part) => isSeen(formula, part)),
    )
    .map((step) => plainFinding(formula, step)),
];

/** Whether a part itself knows what people see in it. */
const isSeen = (formula: PbFormula, part: number): boolean =>
  formula.parts[part]?.telling?.sees !== undefined;

/** Whether there is one part, which knows what people see in it: then its plain steps count for nothing. */
export const isAllSeen = (formula: PbFormula): boolean =>
  formula.parts.length === 1 && isSeen(formula, 0);

/** A step of one part as a finding, so that it is ordered by cost. */
const plainFinding = (formula: PbFormula, step: PossibleStep): Finding => ({
  technique: stepTechnique(formula, step),
  conclusions: [step.conclusion],
  reason: step.reason,
  cells: [],
  step,
  say: () => '',
});

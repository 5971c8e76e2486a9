import type { Speech } from '#logic/claim.ts';
import { distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { isFree, partAt, sayInference } from './phrases.ts';

/**
 * One line for each inference. Those that one claim draws from the same filled cells share theirs, and
 * what a filled cell rules out at once goes without saying, unless it is the `end` of it all.
 */
export function sayInferences(
  formula: PbFormula,
  steps: readonly Inference[],
  speech: Speech,
  end?: Literal,
): readonly string[] {
  const groups = new Map<string, Inference[]>();
  steps.forEach((step, at) => {
    const isEnd = end !== undefined && sameLiteral(end, step.literal);
    if (isFree(formula, step) && !isEnd) return;
    const claim = partAt(formula, step)?.claim;
    const from = step.from.flatMap(({ cell, value, holds }) => (holds ? [`${cell}=${value}`] : []));
    const isAlone = claim === undefined || isClosing(formula, step);
    const key = isAlone ? `step ${at}` : `${claim.label} ${from.join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const together = group.map(({ literal }) => literal);
    const from = distinct(group.flatMap((step) => step.from));
    return [sayInference(formula, { ...first, from }, speech, together)];
  });
}

/** Whether an inference finds a value because no other is left, or no other cell. */
const isClosing = (formula: PbFormula, step: Inference): boolean =>
  step.literal.holds &&
  (step.parts.length === 0 ||
    (step.parts.length === 1 && partAt(formula, step)?.telling?.leaves !== undefined));

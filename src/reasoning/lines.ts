import type { Speech } from '#logic/claim.ts';
import { distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { isFree, partAt, sayInference } from './phrases.ts';

/**
 * One line for each inference. Those that one claim draws from the same filled cells share theirs;
 * what a filled cell rules out at once goes without saying, where it was filled before or where that
 * leaves a single value: "only 5 is left for row 6, column 3".
 * `ends` is what the inferences are made for.
 */
export function sayInferences(
  formula: PbFormula,
  steps: readonly Inference[],
  facts: readonly Literal[],
  ends: readonly Literal[],
  speech: Speech,
): readonly string[] {
  const told = steps.filter(
    (step) => !isFree(formula, step, facts) || ends.some((end) => sameLiteral(end, step.literal)),
  );
  const folded = supportsOf(formula, told, ends);
  const groups = new Map<string, Inference[]>();
  told.forEach((step, at) => {
    if (folded.has(step)) return;
    const claim = partAt(formula, step)?.claim;
    const from = step.from.flatMap(({ cell, value, holds }) => (holds ? [`${cell}=${value}`] : []));
    const isAlone = claim === undefined || isClosing(formula, step);
    const key = isAlone ? `step ${at}` : `${claim.label} ${from.join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  });
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const all = [first, ...rest];
    const together = all.map(({ literal }) => literal);
    const from = distinct(all.flatMap((step) => step.from));
    return [sayInference(formula, { ...first, from }, speech, together)];
  });
}

/** Whether an inference finds a value because no other is left, or no other cell. */
const isClosing = (formula: PbFormula, step: Inference): boolean =>
  step.literal.holds &&
  (step.parts.length === 0 ||
    (step.parts.length === 1 && partAt(formula, step)?.telling?.leaves !== undefined));

/** The exclusions that a single inference needs which finds a value. */
function supportsOf(
  formula: PbFormula,
  steps: readonly Inference[],
  ends: readonly Literal[],
): ReadonlySet<Inference> {
  const supports = steps.filter((step) => {
    const { literal, parts } = step;
    const isPlain = parts.length === 1 && partAt(formula, step)?.telling?.holder !== undefined;
    if (literal.holds || !isPlain || ends.some((end) => sameLiteral(end, literal))) return false;
    const [user, ...others] = steps.filter(({ from }) =>
      from.some((antecedent) => sameLiteral(antecedent, literal)),
    );
    return user !== undefined && others.length === 0 && isClosing(formula, user);
  });
  return new Set(supports);
}

import type { Speech } from '#logic/claim.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { cellsOut, leftOver, partAt, sayInference, valuesOut } from './phrases.ts';

/**
 * One line for each inference. Those that one part draws from the same cells share theirs, and what
 * is excluded for the sake of a single value is said with that value: "only 5 is left for row 6,
 * column 3: row 6 has 1 and 9". `ends` is what the inferences are made for.
 */
export function sayInferences(
  formula: PbFormula,
  steps: readonly Inference[],
  facts: readonly Literal[],
  ends: readonly Literal[],
  speech: Speech,
): readonly string[] {
  const supports = supportsOf(formula, steps, ends);
  const folded = new Set([...supports.values()].flat());
  const groups = new Map<string, Inference[]>();
  steps.forEach((step, at) => {
    if (folded.has(step)) return;
    const claim = partAt(formula, step)?.claim;
    const from = step.from.map(({ cell, value }) => `${cell}=${value}`).join(' ');
    const isAlone = claim === undefined || isClosing(formula, step);
    const key = isAlone ? `step ${at}` : `${claim.label} ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  });
  const isFact = (literal: Literal) => facts.some((fact) => sameLiteral(fact, literal));
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const together = [first, ...rest].map(({ literal }) => literal);
    const said = sayInference(formula, first, speech, together);
    const own = supports.get(first);
    if (own === undefined) return [said];
    const closing = partAt(formula, first);
    const why = [
      ...(closing === undefined ? valuesOut : cellsOut)(formula, own, speech),
      ...leftOver(first, closing, isFact, speech),
    ];
    return [`${said}: ${why.join('; ')}`];
  });
}

/** Whether an inference finds a value because no other is left, or no other cell. */
const isClosing = (formula: PbFormula, step: Inference): boolean =>
  step.literal.holds &&
  (step.parts.length === 0 ||
    (step.parts.length === 1 && partAt(formula, step)?.telling?.leaves !== undefined));

/** The exclusions that a single inference needs which finds a value, by that inference. */
function supportsOf(
  formula: PbFormula,
  steps: readonly Inference[],
  ends: readonly Literal[],
): ReadonlyMap<Inference, readonly Inference[]> {
  const supports = new Map<Inference, readonly Inference[]>();
  for (const step of steps) {
    const { literal, parts } = step;
    const isPlain = parts.length === 1 && partAt(formula, step)?.telling?.holder !== undefined;
    if (literal.holds || !isPlain || ends.some((end) => sameLiteral(end, literal))) continue;
    const [user, ...others] = steps.filter(({ from }) =>
      from.some((antecedent) => sameLiteral(antecedent, literal)),
    );
    if (user === undefined || others.length > 0 || !isClosing(formula, user)) continue;
    supports.set(user, [...(supports.get(user) ?? []), step]);
  }
  return supports;
}

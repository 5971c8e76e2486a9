import type { Speech } from '#logic/claim.ts';
import { distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { isFree, partAt, phrase, sayInference } from './phrases.ts';

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

/**
 * The same in the fewest words: where each is seen, and what follows there. All that one claim makes of
 * cells in a row is one line. Of sums the arithmetic stays: without it nobody sees anything.
 */
export function sayBriefly(
  formula: PbFormula,
  steps: readonly Inference[],
  speech: Speech,
  end?: Literal,
): readonly string[] {
  const groups: Inference[][] = [];
  for (const step of steps) {
    const isEnd = end !== undefined && sameLiteral(end, step.literal);
    if (isFree(formula, step) && !isEnd) continue;
    const last = groups.at(-1);
    const claim = partAt(formula, step)?.claim;
    const isSame = last?.[0] !== undefined && partAt(formula, last[0])?.claim === claim;
    if (claim !== undefined && isSame) last.push(step);
    else groups.push([step]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const part = partAt(formula, first);
    const together = group.map(({ literal }) => literal);
    if (part?.telling?.sum !== undefined) {
      const from = distinct(group.flatMap((step) => step.from));
      return [sayInference(formula, { ...first, from }, speech, together)];
    }
    // Of two cells it is plain which rule it is, once one of them is named.
    return part === undefined || part.claim.cells.length <= 2
      ? [phrase(together, speech)]
      : [`${part.claim.label}: ${phrase(together, speech, part.claim.place.line)}`];
  });
}

/** Whether an inference finds a value because no other is left, or no other cell. */
const isClosing = (formula: PbFormula, step: Inference): boolean =>
  step.literal.holds &&
  (step.parts.length === 0 ||
    (step.parts.length === 1 && partAt(formula, step)?.telling?.leaves !== undefined));

import type { Speech } from '#logic/claim.ts';
import { distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Inference } from './inference.ts';
import type { PbFormula } from './pbFormula.ts';
import { isFree, isUnsaid, knownIn, partAt, phrase, sayInference } from './phrases.ts';

/** Turns the inferences of an argument into lines; the line for `end` is never omitted. */
export type SayLines = (
  formula: PbFormula,
  steps: readonly Inference[],
  speech: Speech,
  end?: Literal,
) => readonly string[];

/**
 * One line per inference. Inferences that one claim draws from the same filled cells share a line.
 * What a filled cell directly excludes is omitted unless it is the `end`.
 */
export const sayInferences: SayLines = (formula, steps, speech, end) => {
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
};

/**
 * The same in fewer words: where to look, and what follows. All that one claim implies from earlier
 * lines shares a line. Sums keep their arithmetic, without which they cannot be followed.
 */
export const sayBriefly: SayLines = (formula, steps, speech, end) =>
  sayGroups(formula, groupsOf(formula, steps, end, isFree), speech);

/** The same without what a long argument may omit. */
export const sayMostBriefly: SayLines = (formula, steps, speech, end) =>
  sayGroups(formula, groupsOf(formula, steps, end, isUnsaid), speech);

function sayGroups(
  formula: PbFormula,
  groups: readonly (readonly Inference[])[],
  speech: Speech,
): readonly string[] {
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const part = partAt(formula, first);
    const together = group.map(({ literal }) => literal);
    if (part?.telling?.sum !== undefined) {
      const from = distinct(group.flatMap((step) => step.from));
      const { words, line } = part.claim.place;
      const ways = first.parts.length === 1 && part.telling.sum.waysLeft?.(knownIn(part, from));
      return ways
        ? [`${words} is ${ways}: ${phrase(together, speech, line)}`]
        : [sayInference(formula, { ...first, from }, speech, together)];
    }
    const rest = restOf(formula, group, speech);
    if (rest !== undefined && part !== undefined) return [`${part.claim.label}: ${rest}`];
    // With two cells, naming one makes clear which rule is meant.
    return part === undefined || part.claim.cells.length <= 2
      ? [phrase(together, speech)]
      : [`${part.claim.label}: ${phrase(together, speech, part.claim.place.line)}`];
  });
}

/** The lines' inferences: those of one claim are grouped if none needs a line in between. */
function groupsOf(
  formula: PbFormula,
  steps: readonly Inference[],
  end: Literal | undefined,
  isLeftOut: typeof isFree,
): readonly (readonly Inference[])[] {
  const groups: Inference[][] = [];
  /** The last group that states a premise of a step; omitted inferences count, too. */
  const said: { readonly literal: Literal; readonly at: number }[] = [];
  for (const step of steps) {
    const { literal, from } = step;
    const after = Math.max(
      -1,
      ...from.flatMap((one) =>
        said.flatMap((other) => (sameLiteral(one, other.literal) ? [other.at] : [])),
      ),
    );
    const isEnd = end !== undefined && sameLiteral(end, literal);
    if (isLeftOut(formula, step) && !isEnd) {
      said.push({ literal, at: after });
      continue;
    }
    const claim = partAt(formula, step)?.claim;
    const same = groups.findIndex(
      ([first], at) =>
        at >= after && first !== undefined && partAt(formula, first)?.claim === claim,
    );
    const joined = claim === undefined || isEnd ? -1 : same;
    const at = joined < 0 ? groups.length : joined;
    (groups[at] ??= []).push(step);
    said.push({ literal, at });
  }
  return groups;
}

/** The most cells of a finished line that are named one by one. */
const MOST_NAMED = 3;

/** What remains of a line that has all of a value, or exactly as many places as it needs. */
function restOf(
  formula: PbFormula,
  group: readonly Inference[],
  { word }: Speech,
): string | undefined {
  const [first] = group;
  if (first === undefined || group.length <= MOST_NAMED) return undefined;
  const { value, holds } = first.literal;
  const own = partAt(formula, first)?.formula;
  const isCount =
    (own?.op === 'at-most' || own?.op === 'at-least') && own.of.every(({ op }) => op === 'is');
  const isOne = group.every(
    ({ literal, parts: [part, ...more] }) =>
      literal.value === value &&
      literal.holds === holds &&
      part === first.parts[0] &&
      more.length === 0,
  );
  if (!isOne || !isCount) return undefined;
  return `the rest is ${holds ? '' : 'not '}${word(value)}`;
}

/** Whether an inference finds a cell's last value, or a value's last cell. */
const isClosing = (formula: PbFormula, step: Inference): boolean =>
  step.literal.holds &&
  (step.parts.length === 0 ||
    (step.parts.length === 1 && partAt(formula, step)?.telling?.leaves !== undefined));

import { contrary, distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Network } from './network.ts';
import { startPropagation } from './propagation.ts';
import type { Propagation } from './propagation.ts';
import { signed } from './reason.ts';
import type { Reason } from './reason.ts';

/** One conclusion drawn at once from what was known before. */
export interface Inference {
  readonly literal: Literal;
  /** Indices of the parts it takes; none where only one value is left for its cell. */
  readonly parts: readonly number[];
  /** Facts and earlier conclusions, as they were found. */
  readonly from: readonly Literal[];
}

/** How a conclusion is reached: straight on, or because its contrary leads to a contradiction. */
export type Argument =
  | { readonly kind: 'straight'; readonly steps: readonly Inference[] }
  | {
      readonly kind: 'suppose';
      /** The contrary of the conclusion. */
      readonly supposed: Literal;
      readonly steps: readonly Inference[];
      /** What cannot be: the parts that are broken, and what breaks them. */
      readonly broken: Omit<Inference, 'literal'>;
    };

/**
 * Orders a reason as steps that each follow from one part, the last being the conclusion;
 * `undefined` when the parts must be seen together.
 */
export function argue(
  network: Network,
  { parts, facts }: Reason,
  conclusion: Literal,
): Argument | undefined {
  const [goal] = signed(network, [conclusion]);
  if (goal === undefined) return undefined;
  const straight = startPropagation(network, parts);
  straight.assume(signed(network, facts));
  if (straight.valueOf(goal) === true) {
    return { kind: 'straight', steps: inferences(network, straight, [goal], [conclusion]) };
  }
  const supposing = startPropagation(network, parts);
  const failed = supposing.assume([...signed(network, facts), goal ^ 1]);
  if (failed === undefined) return undefined;
  const broken = collect(network, supposing, supposing.failed(failed));
  const part = 'constraint' in failed ? (network.constraints[failed.constraint]?.part ?? -1) : -1;
  return {
    kind: 'suppose',
    // Of two values, not the one is the other.
    supposed: network.meaning(goal ^ 1) ?? contrary(conclusion),
    steps: inferences(network, supposing, supposing.failed(failed), broken.from),
    broken: {
      parts: [...new Set([...(part < 0 ? [] : [part]), ...broken.parts])],
      from: broken.from,
    },
  };
}

/** What a literal says of a cell; that a cell which is 5 is not 4 goes without saying. */
function worthSaying(
  network: Network,
  propagation: Propagation,
  literal: number,
): Literal | undefined {
  const { part, from } = propagation.cause(literal);
  const meaning = network.meaning(literal);
  return part === -1 && meaning?.holds === false && from.length === 1 ? undefined : meaning;
}

/** The parts and cell literals behind some literals, seen through variables that name no cell. */
function collect(
  network: Network,
  propagation: Propagation,
  literals: readonly number[],
): { readonly parts: readonly number[]; readonly from: readonly Literal[] } {
  const parts = new Set<number>();
  const from: Literal[] = [];
  const seen = new Set(literals);
  for (const literal of seen) {
    const { part, from: before } = propagation.cause(literal);
    const meaning = worthSaying(network, propagation, literal);
    if (meaning !== undefined) {
      if (!from.some((other) => sameLiteral(other, meaning))) from.push(meaning);
      continue;
    }
    if (part !== undefined && part >= 0) parts.add(part);
    for (const next of before) seen.add(next);
  }
  return { parts: [...parts], from };
}

/** The inferences on which some literals rest, each after those it uses; `ends` is what they say. */
function inferences(
  network: Network,
  propagation: Propagation,
  goals: readonly number[],
  ends: readonly Literal[],
): readonly Inference[] {
  const found = new Map<number, Inference>();
  const place = new Map(propagation.trail.map((literal, at) => [literal, at]));
  const wanted = [...goals];
  for (const goal of wanted) {
    if (found.has(goal)) continue;
    const { part, from: before } = propagation.cause(goal);
    if (part === undefined) continue;
    const meaning = worthSaying(network, propagation, goal);
    const inner = collect(network, propagation, before);
    if (meaning !== undefined) {
      const parts = [...new Set([...(part < 0 ? [] : [part]), ...inner.parts])];
      found.set(goal, { literal: meaning, parts, from: inner.from });
    }
    wanted.push(...signed(network, inner.from));
  }
  const ordered = [...found]
    .toSorted(([a], [b]) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    .map(([, inference]) => inference);
  return withoutDetours(ordered, ends);
}

/**
 * Where one part excludes every other value of a cell, it says what the cell is: there is no need
 * to go through the values one by one.
 */
function withoutDetours(
  steps: readonly Inference[],
  ends: readonly Literal[],
): readonly Inference[] {
  const stepTo = (literal: Literal): Inference | undefined =>
    steps.find((step) => sameLiteral(step.literal, literal));
  const direct = steps.map((step) => {
    if (step.parts.length > 0) return step;
    const causes = step.from.map(stepTo);
    const parts = new Set(causes.flatMap((cause) => cause?.parts ?? [-1]));
    const [part] = parts;
    if (parts.size !== 1 || part === undefined || part < 0 || causes.includes(undefined)) {
      return step;
    }
    const from = distinct(causes.flatMap((cause) => cause?.from ?? []));
    return { ...step, parts: [part], from };
  });
  const used = [...ends, ...direct.flatMap(({ from }) => from)];
  return direct.filter(
    ({ literal }) => literal.holds || used.some((other) => sameLiteral(other, literal)),
  );
}

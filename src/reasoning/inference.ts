import { contrary, distinct, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { assume, eagerPropagator, impliedBy } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { NO_PART } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbFormula } from './pbFormula.ts';
import { litsOf } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import type { Reason } from './reason.ts';

/** One conclusion drawn directly from known facts. */
export interface Inference {
  readonly literal: Literal;
  /** Indices of the parts used; empty if the cell has only one value left. */
  readonly parts: readonly number[];
  /** Facts and earlier conclusions, in the order found. */
  readonly from: readonly Literal[];
}

/** A contradiction: the violated parts and the literals that violate them. */
export interface Broken extends Omit<Inference, 'literal'> {
  /** How to say it, if its parts do not. */
  readonly says?: string;
}

/** How a conclusion is reached: directly, or because its negation leads to a contradiction. */
export type Argument =
  | { readonly kind: 'straight'; readonly steps: readonly Inference[] }
  | {
      readonly kind: 'suppose';
      /** The negation of the conclusion. */
      readonly supposed: Literal;
      readonly steps: readonly Inference[];
      readonly broken: Broken;
    };

/**
 * Orders a reason as inferences that each use one part; the last is the conclusion. `undefined` if
 * the parts only work together.
 */
export function argue(
  formula: PbFormula,
  reason: Reason,
  conclusion: Literal,
): Argument | undefined {
  const last = lastArgued.get(reason);
  if (last?.formula === formula && sameLiteral(last.conclusion, conclusion)) return last.argument;
  const argument = findArgument(formula, reason, conclusion);
  lastArgued.set(reason, { formula, conclusion, argument });
  return argument;
}

/** Memoizes the last argument of each reason: measuring, naming and wording a step share it. */
const lastArgued = new WeakMap<
  Reason,
  {
    readonly formula: PbFormula;
    readonly conclusion: Literal;
    readonly argument: Argument | undefined;
  }
>();

function findArgument(
  formula: PbFormula,
  { parts, facts }: Reason,
  conclusion: Literal,
): Argument | undefined {
  const [goal] = litsOf(formula, [conclusion]);
  if (goal === undefined) return undefined;
  const straight = eagerPropagator(formula, parts);
  assume(straight, litsOf(formula, facts));
  if (straight.values[goal] === 1) {
    return { kind: 'straight', steps: inferences(formula, straight, [goal], [conclusion]) };
  }
  const supposing = eagerPropagator(formula, parts);
  const conflict = assume(supposing, [...litsOf(formula, facts), goal ^ 1]);
  if (conflict === undefined) return undefined;
  const broken = brokenBy(formula, supposing, conflict);
  const steps = inferences(formula, supposing, conflict.literals, broken.from);
  return {
    kind: 'suppose',
    // With two values, supposes the other value instead of a negation.
    supposed: formula.meaning(goal ^ 1) ?? contrary(conclusion),
    steps,
    broken,
  };
}

/** If a cell would need two values, the rule that needs the second one is violated. */
export function atNeed(
  formula: PbFormula,
  steps: readonly Inference[],
  broken: Broken,
): { readonly steps: readonly Inference[]; readonly broken: Broken } {
  const last = steps.at(-1);
  const found = { steps, broken };
  if (last === undefined || broken.parts.length > 0) return found;
  const [part, ...more] = last.parts;
  const isNeeded = formula.parts[part ?? -1]?.telling?.leaves !== undefined && more.length === 0;
  const others = broken.from.filter((literal) => !sameLiteral(literal, last.literal));
  if (!isNeeded || !last.literal.holds || others.length === broken.from.length) return found;
  if (!others.some(({ cell, holds }) => holds && cell === last.literal.cell)) return found;
  return {
    steps: steps.slice(0, -1),
    broken: { parts: last.parts, from: distinct([...last.from, ...others]) },
  };
}

/** The contradiction behind a conflict. */
export function brokenBy(
  formula: PbFormula,
  propagator: Propagator,
  { part, others = [], literals, says }: PropagationConflict,
): Broken {
  const { parts, from } = collect(formula, propagator, literals);
  const broken = { parts: withPart(part, [...others, ...parts]), from };
  return says === undefined ? broken : { ...broken, says };
}

/** The cell literal behind a variable, unless a known value already implies it ("5, so not 4"). */
function worthSaying(
  formula: PbFormula,
  propagator: Propagator,
  literal: Lit,
): Literal | undefined {
  const implied = impliedBy(propagator, literal);
  const meaning = formula.meaning(literal);
  const isPlain = implied?.part === NO_PART && implied.literals.length === 1;
  return isPlain && meaning?.holds === false ? undefined : meaning;
}

/** The parts without duplicates, plus `part` unless it is `NO_PART`. */
const withPart = (part: number, others: readonly number[]): readonly number[] => [
  ...new Set([...(part === NO_PART ? [] : [part]), ...others]),
];

/** Collects the parts and cell literals behind literals, looking through auxiliary variables. */
function collect(
  formula: PbFormula,
  propagator: Propagator,
  literals: readonly Lit[],
): { readonly parts: readonly number[]; readonly from: readonly Literal[] } {
  const parts = new Set<number>();
  const from: Literal[] = [];
  const seen = new Set(literals);
  for (const literal of seen) {
    const meaning = worthSaying(formula, propagator, literal);
    if (meaning !== undefined) {
      if (!from.some((other) => sameLiteral(other, meaning))) from.push(meaning);
      continue;
    }
    const implied = impliedBy(propagator, literal);
    if (implied === undefined) continue;
    if (implied.part !== NO_PART) parts.add(implied.part);
    for (const next of implied.literals) seen.add(next);
  }
  return { parts: [...parts], from };
}

/** The inferences that imply some literals, in topological order; `ends` are those literals. */
export function inferences(
  formula: PbFormula,
  propagator: Propagator,
  goals: readonly Lit[],
  ends: readonly Literal[],
): readonly Inference[] {
  const found = new Map<number, Inference>();
  const place = new Map(propagator.trail.map((literal, at) => [literal, at]));
  const wanted = [...goals];
  for (const goal of wanted) {
    if (found.has(goal)) continue;
    const implied = impliedBy(propagator, goal);
    if (implied === undefined) continue;
    const meaning = worthSaying(formula, propagator, goal);
    const inner = collect(formula, propagator, implied.literals);
    if (meaning !== undefined) {
      const parts = withPart(implied.part, inner.parts);
      found.set(goal, { literal: meaning, parts, from: inner.from });
    }
    wanted.push(...litsOf(formula, inner.from));
  }
  const ordered = [...found]
    .toSorted(([a], [b]) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    .map(([, inference]) => inference);
  return withoutDetours(ordered, ends);
}

/** If one part excludes all other values of a cell, infers the value in one step. */
function withoutDetours(
  steps: readonly Inference[],
  ends: readonly Literal[],
): readonly Inference[] {
  const named = (literal: Literal): string => `${literal.cell} ${literal.value} ${literal.holds}`;
  const stepAt = new Map(steps.toReversed().map((step) => [named(step.literal), step]));
  const stepTo = (literal: Literal): Inference | undefined => stepAt.get(named(literal));
  const direct = steps.map((step) => {
    if (step.parts.length > 0) return step;
    const antecedents = step.from.map(stepTo);
    const parts = new Set(antecedents.flatMap((antecedent) => antecedent?.parts ?? [NO_PART]));
    const [part] = parts;
    if (
      parts.size !== 1 ||
      part === undefined ||
      part === NO_PART ||
      antecedents.includes(undefined)
    ) {
      return step;
    }
    const from = distinct(antecedents.flatMap((antecedent) => antecedent?.from ?? []));
    return { ...step, parts: [part], from };
  });
  const used = new Set([...ends, ...direct.flatMap(({ from }) => from)].map(named));
  return direct.filter(({ literal }) => literal.holds || used.has(named(literal)));
}

import { and, FALSE, is, not, reach, sum, TRUE } from '#logic/formula.ts';
import type { Formula, Weighted } from '#logic/formula.ts';
import { rangeOf } from './bounds.ts';
import { valueOf } from './term.ts';
import type { Comparison, Condition, Whole } from './term.ts';

/** The values of each unknown, ascending, indexed by unknown. */
export type Domains = readonly (readonly number[])[];

/** A number as a constant and what is added to it where conditions hold. */
export interface Linear {
  readonly constant: number;
  /** What each unknown adds, in the order of its domain; by unknown. */
  readonly adds: ReadonlyMap<number, readonly number[]>;
  readonly more: readonly Weighted[];
}

/** Beyond so many conditions a term is refused; three cells multiplied have 729. */
const MOST_CONDITIONS = 2000;
/** Numbers of a wider range are not rounded or divided. */
const WIDEST = 400;
/** Solvers here count with 32 bits. */
const LARGEST_SUM = 2 ** 30;

/** What a compiler knows, and how it turns a condition inside a number into a formula. */
export interface Compiling {
  readonly domains: Domains;
  formula(condition: Condition): Formula | undefined;
}

const NOTHING: Linear = { constant: 0, adds: new Map(), more: [] };

const constantly = (constant: number): Linear => ({ ...NOTHING, constant });

function plus(a: Linear, b: Linear): Linear {
  const adds = new Map(a.adds);
  for (const [unknown, own] of b.adds) {
    const known = adds.get(unknown);
    adds.set(unknown, known === undefined ? own : own.map((add, at) => add + (known[at] ?? 0)));
  }
  return { constant: a.constant + b.constant, adds, more: [...a.more, ...b.more] };
}

const times = (factor: number, { constant, adds, more }: Linear): Linear => ({
  constant: factor * constant,
  adds: new Map(
    [...adds].map(([unknown, own]) => [unknown, own.map((add) => factor * add)] as const),
  ),
  more: more.map(({ weight, of }) => ({ weight: factor * weight, of })),
});

/** All that a number adds to its constant, each condition by itself. */
const conditionsOf = ({ adds, more }: Linear, domains: Domains): readonly Weighted[] => [
  ...[...adds].flatMap(([unknown, own]) =>
    own.flatMap((weight, at) => {
      const value = domains[unknown]?.[at];
      return weight === 0 || value === undefined ? [] : [{ weight, of: is(unknown, value) }];
    }),
  ),
  ...more,
];

/** What a number is where a condition holds, and nothing elsewhere. */
const where = (condition: Formula, number: Linear, domains: Domains): Linear => ({
  ...NOTHING,
  more: [
    { weight: number.constant, of: condition },
    ...conditionsOf(number, domains).map(({ weight, of }) => ({
      weight,
      of: and([condition, of]),
    })),
  ],
});

/** A number as a sum of conditions; `undefined` when that would be too long. */
export function linearOf(term: Whole, compiling: Compiling): Linear | undefined {
  const { domains } = compiling;
  const [only, ...others] = term.unknowns;
  if (only === undefined) return constantly(valueOf(term, () => 0));
  if (others.length === 0) {
    const own = domains[only]?.map((value) => valueOf(term, () => value)) ?? [];
    return { ...NOTHING, adds: new Map([[only, own]]) };
  }
  switch (term.kind) {
    case 'number':
    case 'unknown':
      throw new Error('A number without several unknowns');
    case 'sum':
      return gather(term.of, compiling, NOTHING, plus);
    case 'negative': {
      const inner = linearOf(term.of, compiling);
      return inner && times(-1, inner);
    }
    case 'product':
      return gather(term.of, compiling, constantly(1), (a, b) => multiply(a, b, domains));
    case 'magnitude':
      return stepwise(term.of, compiling, Math.abs);
    case 'quotient':
    case 'remainder':
      return stepwise(term.of, compiling, (value) =>
        valueOf({ ...term, of: { kind: 'number', value, unknowns: [] } }, () => 0),
      );
    case 'choice': {
      const when = compiling.formula(term.when);
      const then = linearOf(term.chosen, compiling);
      const otherwise = linearOf(term.otherwise, compiling);
      if (when === undefined || then === undefined || otherwise === undefined) return undefined;
      return plus(where(when, then, domains), where(not(when), otherwise, domains));
    }
  }
}

function gather(
  terms: readonly Whole[],
  compiling: Compiling,
  none: Linear,
  join: (a: Linear, b: Linear) => Linear | undefined,
): Linear | undefined {
  return terms.reduce<Linear | undefined>((sofar, term) => {
    const next = linearOf(term, compiling);
    return sofar && next && join(sofar, next);
  }, none);
}

function multiply(a: Linear, b: Linear, domains: Domains): Linear | undefined {
  const [left, right] = [conditionsOf(a, domains), conditionsOf(b, domains)];
  if (left.length === 0) return times(a.constant, b);
  if (right.length === 0) return times(b.constant, a);
  if (left.length * right.length > MOST_CONDITIONS) return undefined;
  const crossed = left.flatMap((first) =>
    right.map((second) => ({
      weight: first.weight * second.weight,
      of: and([first.of, second.of]),
    })),
  );
  const sides = plus(times(b.constant, a), times(a.constant, { ...b, constant: 0 }));
  return plus(sides, { ...NOTHING, more: crossed });
}

/** A function of a number, by the number's values one after the other. */
function stepwise(
  of: Whole,
  compiling: Compiling,
  step: (value: number) => number,
): Linear | undefined {
  const { domains } = compiling;
  const { low, high } = rangeOf(of, (unknown) => ({
    low: domains[unknown]?.[0] ?? 0,
    high: domains[unknown]?.at(-1) ?? 0,
  }));
  const inner = linearOf(of, compiling);
  if (inner === undefined || high - low > WIDEST) return undefined;
  const values = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const more: Weighted[] = [];
  for (const value of values) {
    const here = compareWithZero('=', plus(inner, constantly(0 - value)), domains);
    if (here === undefined) return undefined;
    if (here !== FALSE) more.push({ weight: step(value), of: here });
  }
  return { ...NOTHING, more };
}

/** How two numbers compare, as a formula. */
export function compareLinear(
  by: Comparison,
  a: Linear,
  b: Linear,
  domains: Domains,
): Formula | undefined {
  return compareWithZero(by, plus(a, times(-1, b)), domains);
}

function compareWithZero(by: Comparison, number: Linear, domains: Domains): Formula | undefined {
  if (by === '<' || by === '<=') {
    return compareWithZero(by === '<' ? '>' : '>=', times(-1, number), domains);
  }
  // Every condition gets a weight of at least 0, and what that changes goes into the bound.
  let bound = (by === '>' ? 1 : 0) - number.constant;
  const weighted: Weighted[] = [];
  let all = 0;
  for (const [unknown, own] of number.adds) {
    const least = Math.min(...own);
    bound -= least;
    all += Math.max(...own) - least;
    own.forEach((add, at) => {
      const value = domains[unknown]?.[at];
      if (add === least || value === undefined) return;
      weighted.push({ weight: add - least, of: is(unknown, value) });
    });
  }
  for (const { weight, of } of number.more) {
    if (weight < 0) bound -= weight;
    if (weight !== 0) {
      weighted.push(weight > 0 ? { weight, of } : { weight: 0 - weight, of: not(of) });
    }
    all += Math.abs(weight);
  }
  if (!(all < LARGEST_SUM) || weighted.length > MOST_CONDITIONS) return undefined;
  if (bound > all || (by === '=' && bound < 0)) return FALSE;
  if (by === '=') return all === 0 ? TRUE : sum(bound, weighted);
  return bound <= 0 ? TRUE : reach(bound, weighted);
}

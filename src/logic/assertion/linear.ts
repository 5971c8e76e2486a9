import { and, FALSE, is, not, reach, sum, TRUE } from '#logic/formula.ts';
import type { Formula, Weighted } from '#logic/formula.ts';
import { rangeOf } from './bounds.ts';
import { valueOf } from './term.ts';
import type { Comparison, Condition, Whole } from './term.ts';

/** The values of each unknown, ascending, indexed by unknown. */
export type Domains = readonly (readonly number[])[];

/** A number as a constant plus the weights of the conditions that hold. */
export interface Linear {
  readonly constant: number;
  /**
   * What each unknown contributes for each value of its domain, in the domain's order; keyed by
   * unknown.
   */
  readonly adds: ReadonlyMap<number, readonly number[]>;
  readonly more: readonly Weighted[];
}

/** The compiler's context, including how it compiles a condition inside a number. */
export interface Compiling {
  readonly domains: Domains;
  formula(condition: Condition): Formula;
}

const NOTHING: Linear = { constant: 0, adds: new Map(), more: [] };

const constantly = (constant: number): Linear => ({ ...NOTHING, constant });

/** The sum of several numbers. */
function added(numbers: readonly Linear[]): Linear {
  const adds = new Map<number, readonly number[]>();
  for (const [unknown, own] of numbers.flatMap((number) => [...number.adds])) {
    const known = adds.get(unknown);
    adds.set(unknown, known === undefined ? own : own.map((add, at) => add + (known[at] ?? 0)));
  }
  return {
    constant: numbers.reduce((sum, { constant }) => sum + constant, 0),
    adds,
    more: numbers.flatMap(({ more }) => more),
  };
}

const times = (factor: number, { constant, adds, more }: Linear): Linear =>
  factor === 0
    ? NOTHING
    : {
        constant: factor * constant,
        adds: new Map(
          [...adds].map(([unknown, own]) => [unknown, own.map((add) => factor * add)] as const),
        ),
        more: more.map(({ weight, of }) => ({ weight: factor * weight, of })),
      };

/** The weighted conditions of a number, without its constant. */
const conditionsOf = ({ adds, more }: Linear, domains: Domains): readonly Weighted[] => [
  ...[...adds].flatMap(([unknown, own]) =>
    own.flatMap((weight, at) => {
      const value = domains[unknown]?.[at];
      return weight === 0 || value === undefined ? [] : [{ weight, of: is(unknown, value) }];
    }),
  ),
  ...more,
];

/** A number if a condition holds, otherwise 0. */
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

/** A number as a linear sum. */
export function linearOf(term: Whole, compiling: Compiling): Linear {
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
      return added(term.of.map((each) => linearOf(each, compiling)));
    case 'negative':
      return times(-1, linearOf(term.of, compiling));
    case 'product':
      return term.of
        .map((each) => linearOf(each, compiling))
        .reduce((a, b) => multiply(a, b, domains), constantly(1));
    case 'magnitude':
      return stepwise(term.of, compiling, Math.abs);
    case 'quotient':
    case 'remainder':
      return stepwise(term.of, compiling, (value) =>
        valueOf({ ...term, of: { kind: 'number', value, unknowns: [] } }, () => 0),
      );
    case 'choice': {
      const when = compiling.formula(term.when);
      return added([
        where(when, linearOf(term.chosen, compiling), domains),
        where(not(when), linearOf(term.otherwise, compiling), domains),
      ]);
    }
  }
}

function multiply(a: Linear, b: Linear, domains: Domains): Linear {
  const [left, right] = [conditionsOf(a, domains), conditionsOf(b, domains)];
  if (left.length === 0) return times(a.constant, b);
  if (right.length === 0) return times(b.constant, a);
  const crossed = left.flatMap((first) =>
    right.map((second) => ({
      weight: first.weight * second.weight,
      of: and([first.of, second.of]),
    })),
  );
  return added([
    times(b.constant, a),
    times(a.constant, { ...b, constant: 0 }),
    { ...NOTHING, more: crossed },
  ]);
}

/** A function of a number, computed for each of the number's values. */
function stepwise(of: Whole, compiling: Compiling, step: (value: number) => number): Linear {
  const { domains } = compiling;
  const { low, high } = rangeOf(of, (unknown) => ({
    low: domains[unknown]?.[0] ?? 0,
    high: domains[unknown]?.at(-1) ?? 0,
  }));
  const inner = linearOf(of, compiling);
  const values = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const more: Weighted[] = [];
  for (const value of values) {
    const here = compareWithZero('=', added([inner, constantly(0 - value)]), domains);
    if (here !== FALSE) more.push({ weight: step(value), of: here });
  }
  return { ...NOTHING, more };
}

/** A comparison of two numbers as a formula. */
export function compareLinear(by: Comparison, a: Linear, b: Linear, domains: Domains): Formula {
  return compareWithZero(by, added([a, times(-1, b)]), domains);
}

function compareWithZero(by: Comparison, number: Linear, domains: Domains): Formula {
  if (by === '<' || by === '<=') {
    return compareWithZero(by === '<' ? '>' : '>=', times(-1, number), domains);
  }
  // Weights are normalised to be at least 0, which shifts the bound.
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
  if (bound > all || (by === '=' && bound < 0)) return FALSE;
  if (by === '=') return all === 0 ? TRUE : sum(bound, weighted);
  return bound <= 0 ? TRUE : reach(bound, weighted);
}

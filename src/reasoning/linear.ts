import type { Formula, Weighted } from '#logic/formula.ts';
import type { Rule } from '#logic/rule.ts';

/**
 * A condition on yes/no variables: the weights of the literals that hold add up to `bound` at
 * least. Literal `2 * v` says that variable `v` (counted from 0) is true, `2 * v + 1` that it is
 * not.
 */
export interface Linear {
  readonly literals: readonly number[];
  /** Positive; indexed like `literals`. */
  readonly weights: readonly number[];
  readonly bound: number;
}

/** A literal of a variable, or what always holds, or never. */
export type Signed = number | 'always' | 'never';

export function negate(literal: Signed): Signed {
  if (literal === 'always') return 'never';
  return literal === 'never' ? 'always' : literal ^ 1;
}

/** Where a compiler finds and makes variables. */
export interface Variables {
  /** The literal for "unknown is value". */
  literal(unknown: number, value: number): Signed;
  /** The literal of a flag; the same name means the same. */
  flag(name: string): number;
  /** A new variable's literal. */
  fresh(): number;
  /** The least weight that the terms about each unknown certainly add. */
  readonly domains: readonly (readonly number[])[];
}

const clause = (literals: readonly Signed[]): Linear => atLeast(1, literals);

/** Lists of ones by their length: most conditions weigh all alike, and puzzles have thousands. */
const ONES: (readonly number[])[] = [];
const ones = (length: number): readonly number[] =>
  (ONES[length] ??= Array.from({ length }, () => 1));

/** At least `count` of the literals hold. Constants are counted at once. */
function atLeast(count: number, signed: readonly Signed[]): Linear {
  const literals: number[] = [];
  let bound = count;
  for (const of of signed) {
    if (of === 'always') bound -= 1;
    else if (of !== 'never') literals.push(of);
  }
  return { literals, weights: ones(literals.length), bound };
}

/** The weights of the literals that hold add up to the bound at least. */
function weighted(terms: readonly (readonly [number, Signed])[], least: number): Linear {
  const literals: number[] = [];
  const weights: number[] = [];
  let bound = least;
  for (const [weight, of] of terms) {
    if (of === 'always') bound -= weight;
    else if (of !== 'never' && weight > 0) {
      literals.push(of);
      weights.push(weight);
    }
  }
  return { literals, weights, bound };
}

const total = ({ weights }: Linear): number => weights.reduce((sum, weight) => sum + weight, 0);

/** Both hold: at least and at most `exactly`. */
function equation(
  terms: readonly (readonly [number, Signed])[],
  exactly: number,
): readonly Linear[] {
  const all = terms.reduce((sum, [weight]) => sum + weight, 0);
  return [
    weighted(terms, exactly),
    weighted(
      terms.map(([weight, of]) => [weight, negate(of)] as const),
      all - exactly,
    ),
  ];
}

/**
 * What each unknown certainly adds to a sum, where that is anything: it has one of its values, so
 * it adds at least the least of their weights.
 */
function leastOf(
  terms: readonly Weighted[],
  domains: readonly (readonly number[])[],
): ReadonlyMap<number, number> {
  const weights = new Map<number, number[]>();
  for (const { of, weight } of terms) {
    if (of.op !== 'is' || domains[of.unknown]?.includes(of.value) !== true) continue;
    const known = weights.get(of.unknown);
    if (known === undefined) weights.set(of.unknown, [weight]);
    else known.push(weight);
  }
  const least = new Map<number, number>();
  for (const [unknown, own] of weights) {
    if (own.length === domains[unknown]?.length) least.set(unknown, Math.min(...own));
  }
  return least;
}

/** The weights of a condition, and that of one more literal. */
const withLast = ({ weights }: Linear, last: number): readonly number[] =>
  last === 1 && weights === ONES[weights.length] ? ones(weights.length + 1) : [...weights, last];

/** A rule's formula as conditions that together say the same, with variables for what is nested. */
export function linearsOf({ part }: Rule, variables: Variables): readonly Linear[] {
  const found: Linear[] = [];
  const named = new Map<Formula, Signed>();

  /** Conditions that say of the formula that it holds. */
  const state = (formula: Formula): readonly Linear[] => {
    switch (formula.op) {
      case 'is':
      case 'flag':
        return [clause([literalOf(formula)])];
      case 'not':
        return denied(formula.of) ?? [clause([negate(literalOf(formula.of))])];
      case 'and':
        return formula.of.flatMap(state);
      case 'or':
        return [clause(formula.of.map(literalOf))];
      case 'at-least':
        return [atLeast(formula.count, formula.of.map(literalOf))];
      case 'at-most':
        return [
          atLeast(
            formula.of.length - formula.count,
            formula.of.map((of) => negate(literalOf(of))),
          ),
        ];
      case 'sum':
      case 'reach': {
        const least = leastOf(formula.of, variables.domains);
        const terms = formula.of.map(({ of, weight }) => {
          const spared = of.op === 'is' ? (least.get(of.unknown) ?? 0) : 0;
          return [weight - spared, literalOf(of)] as const;
        });
        const spared = [...least.values()].reduce((sum, weight) => sum + weight, 0);
        return formula.op === 'sum'
          ? equation(terms, formula.total - spared)
          : [weighted(terms, formula.least - spared)];
      }
    }
  };

  /** Conditions that say of the formula that it does not hold, where they need no variable. */
  const denied = (formula: Formula): readonly Linear[] | undefined => {
    if (formula.op === 'or') return formula.of.map((of) => clause([negate(literalOf(of))]));
    if (formula.op === 'and') return [clause(formula.of.map((of) => negate(literalOf(of))))];
    return undefined;
  };

  /** A literal that holds just where the formula does. */
  const literalOf = (formula: Formula): Signed => {
    switch (formula.op) {
      case 'is':
        return variables.literal(formula.unknown, formula.value);
      case 'flag':
        return variables.flag(formula.name);
      case 'not':
        return negate(literalOf(formula.of));
      case 'and':
      case 'or':
      case 'at-least':
      case 'at-most':
      case 'sum':
      case 'reach': {
        const known = named.get(formula);
        const literal = known ?? define(conjunction(formula));
        named.set(formula, literal);
        return literal;
      }
    }
  };

  /** One condition for a formula that would otherwise take several. */
  const conjunction = (formula: Formula): Linear => {
    if (formula.op === 'and') {
      const literals = formula.of.map(literalOf);
      return atLeast(literals.length, literals);
    }
    const [only, ...others] = state(formula);
    if (only !== undefined && others.length === 0) return only;
    const literals = state(formula).map(define);
    return atLeast(literals.length, literals);
  };

  /** A literal for a condition, with the conditions that tie the two together. */
  const define = (linear: Linear): Signed => {
    const all = total(linear);
    if (linear.bound <= 0) return 'always';
    if (all < linear.bound) return 'never';
    const [only] = linear.literals;
    if (only !== undefined && linear.literals.length === 1) return only;
    const literal = variables.fresh();
    const { literals, bound } = linear;
    found.push({ literals: [...literals, literal ^ 1], weights: withLast(linear, bound), bound });
    const short = all - bound + 1;
    found.push({
      literals: [...literals.map((of) => of ^ 1), literal],
      weights: withLast(linear, short),
      bound: short,
    });
    return literal;
  };

  const stated = state(part.formula);
  return [...found, ...stated].filter(({ bound }) => bound > 0);
}

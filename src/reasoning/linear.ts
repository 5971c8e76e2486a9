import type { Formula } from '#logic/formula.ts';
import type { ClaimPart } from '#logic/claimPart.ts';

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
  /** The literal of an auxiliary variable with a name; the same name means the same. */
  auxiliary(name: string): number;
  /** A new variable's literal. */
  fresh(): number;
  /** The values of each unknown, indexed by unknown. */
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

/** A literal with the weight that it adds where it holds. */
type Term = readonly [weight: number, literal: number];

/** A weighted sum as `constant` and terms with positive weights, no variable twice. */
interface Sum {
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** The weights of the literals that hold add up to the bound at least. */
const weighted = (terms: readonly Term[], bound: number): Linear => ({
  literals: terms.map(([, literal]) => literal),
  weights: terms.map(([weight]) => weight),
  bound,
});

/** Both hold: at least and at most `exactly`. */
function equation(terms: readonly Term[], exactly: number): readonly Linear[] {
  const all = terms.reduce((sum, [weight]) => sum + weight, 0);
  return [
    weighted(terms, exactly),
    weighted(
      terms.map(([weight, literal]) => [weight, literal ^ 1] as const),
      all - exactly,
    ),
  ];
}

/**
 * The same sum with each variable once and no weight below zero; what the unknowns `about` it
 * certainly add is part of the constant, for each has one of its values.
 */
function simplify(
  signed: readonly (readonly [weight: number, literal: Signed])[],
  about: Iterable<number>,
  { domains, literal: literalFor }: Variables,
): Sum {
  /** What each variable adds when it is true, beyond what it adds when it is false. */
  const weights = new Map<number, number>();
  let constant = 0;
  for (const [weight, literal] of signed) {
    if (literal === 'never') continue;
    if (literal === 'always' || (literal & 1) === 1) constant += weight;
    if (literal === 'always') continue;
    const more = (literal & 1) === 1 ? -weight : weight;
    weights.set(literal >> 1, (weights.get(literal >> 1) ?? 0) + more);
  }
  for (const unknown of about) {
    const own = (domains[unknown] ?? []).map((value) => literalFor(unknown, value));
    if (own.length === 2) continue;
    const least = Math.min(
      ...own.map((literal) => (typeof literal === 'number' ? weights.get(literal >> 1) : 0) ?? 0),
    );
    if (least <= 0) continue;
    constant += least;
    for (const literal of own) {
      if (typeof literal !== 'number') continue;
      weights.set(literal >> 1, (weights.get(literal >> 1) ?? 0) - least);
    }
  }
  const terms: Term[] = [];
  for (const [variable, weight] of weights) {
    if (weight > 0) terms.push([weight, 2 * variable]);
    if (weight >= 0) continue;
    terms.push([-weight, 2 * variable + 1]);
    constant += weight;
  }
  return { terms, constant };
}

const total = ({ weights }: Linear): number => weights.reduce((sum, weight) => sum + weight, 0);

/** The weights of a condition, and that of one more literal. */
const withLast = ({ weights }: Linear, last: number): readonly number[] =>
  last === 1 && weights === ONES[weights.length] ? ones(weights.length + 1) : [...weights, last];

/** A part's formula as conditions that together say the same, with variables for what is nested. */
export function linearsOf({ formula: said }: ClaimPart, variables: Variables): readonly Linear[] {
  const found: Linear[] = [];
  const named = new Map<Formula, Signed>();

  /** Conditions that say of the formula that it holds. */
  const state = (formula: Formula): readonly Linear[] => {
    switch (formula.op) {
      case 'is':
      case 'auxiliary':
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
        const signed = formula.of.map(({ of, weight }) => [weight, literalOf(of)] as const);
        const about = formula.of.flatMap(({ of }) => (of.op === 'is' ? [of.unknown] : []));
        const { terms, constant } = simplify(signed, new Set(about), variables);
        return formula.op === 'sum'
          ? equation(terms, formula.total - constant)
          : [weighted(terms, formula.least - constant)];
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
      case 'auxiliary':
        return variables.auxiliary(formula.name);
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

  const stated = state(said);
  return [...found, ...stated].filter(({ bound }) => bound > 0);
}

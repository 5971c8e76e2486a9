import type { ClaimPart } from '#logic/claimPart.ts';
import type { Formula, Weighted } from '#logic/formula.ts';
import {
  atLeastConstraint,
  cardinality,
  clause,
  contraryOf,
  equation,
  negate,
  onlyIf,
  reaches,
  coefficientSum,
} from './pbConstraint.ts';
import type { LinearSum, LinearTerm, Lit, LitOrConstant, PbConstraint } from './pbConstraint.ts';

/** Where an encoder finds and makes variables. */
export interface Variables {
  /** The literal for "unknown is value". */
  literal(unknown: number, value: number): LitOrConstant;
  /** The literal of an auxiliary variable with a name; the same name means the same. */
  auxiliary(name: string): Lit;
  /** The literal of a new variable. */
  fresh(): Lit;
  /** The literals of nested formulas, which all parts share; each ties them to the formulas as it needs. */
  readonly nested: Map<Formula, LitOrConstant>;
  /** The values of each unknown, indexed by unknown. */
  readonly domains: readonly (readonly number[])[];
}

/**
 * How a nested formula's literal is tied to it: where it holds, so does the formula ("positive"); where
 * it fails, so does the formula ("negative"). What only counts formulas needs one of the two, and so half
 * the constraints: Plaisted and Greenbaum, "A structure-preserving clause form translation" (1986).
 * Elsewhere both are there, for what follows of a literal helps the search.
 */
type Polarity = 'positive' | 'negative' | 'both';

const OPPOSITE = {
  positive: 'negative',
  negative: 'positive',
  both: 'both',
} as const satisfies Record<Polarity, Polarity>;

/** The encoding of one part: what it has defined so far. */
interface Encoding {
  readonly variables: Variables;
  /** Constraints that tie auxiliary variables to what they stand for. */
  readonly definitions: PbConstraint[];
  /** How the literals of nested formulas are tied to them in this part; most have none. */
  tied?: Map<Formula, Polarity>;
}

/** Nested formulas, which need a literal of their own. */
type Nested = Exclude<Formula, { readonly op: 'is' | 'auxiliary' | 'not' }>;

/** A part's formula as constraints that together say the same, with variables for what is nested. */
export function encodePart({ formula }: ClaimPart, variables: Variables): readonly PbConstraint[] {
  const encoding: Encoding = { variables, definitions: [] };
  const stated: PbConstraint[] = [];
  state(encoding, formula, 'positive', stated);
  const { definitions } = encoding;
  return definitions.length === 0 ? stated : [...definitions, ...stated];
}

/** Puts constraints that say something `into` a list, without those that say nothing. */
function put(into: PbConstraint[], ...constraints: readonly PbConstraint[]): void {
  for (const constraint of constraints) if (constraint.degree > 0) into.push(constraint);
}

/** Constraints that say of the formula that it holds, put `into` a list; what it counts is tied for `polarity`. */
function state(
  encoding: Encoding,
  formula: Formula,
  polarity: Polarity,
  into: PbConstraint[],
): void {
  switch (formula.op) {
    case 'is':
    case 'auxiliary':
      return put(into, clause([literalOf(encoding, formula)]));
    case 'not':
      return deny(encoding, formula.of, into);
    case 'and':
      for (const of of formula.of) state(encoding, of, polarity, into);
      return undefined;
    case 'or':
      return put(into, counting(encoding, 1, formula.of, 'hold'));
    case 'at-least':
      return put(into, counting(encoding, formula.count, formula.of, 'hold', polarity));
    case 'at-most': {
      const least = formula.of.length - formula.count;
      return put(into, counting(encoding, least, formula.of, 'fail', polarity));
    }
    case 'sum': {
      const { terms, constant } = sumOf(encoding, formula.of);
      return put(into, ...equation(terms, formula.total - constant));
    }
    case 'reach': {
      const { terms, constant } = sumOf(encoding, formula.of);
      return put(into, reaches(terms, formula.least - constant));
    }
  }
}

/** Constraints that say of the formula that it does not hold, put `into` a list. */
function deny(encoding: Encoding, formula: Formula, into: PbConstraint[]): void {
  if (formula.op === 'or') {
    for (const of of formula.of) put(into, clause([negate(literalOf(encoding, of))]));
  } else if (formula.op === 'and') put(into, counting(encoding, 1, formula.of, 'fail'));
  else put(into, clause([negate(literalOf(encoding, formula))]));
}

/** At least `count` of the formulas hold, or fail to. Puzzles have thousands: there is one pass, and no list between. */
function counting(
  encoding: Encoding,
  count: number,
  formulas: readonly Formula[],
  which: 'hold' | 'fail',
  polarity: Polarity = 'both',
): PbConstraint {
  const holds = which === 'hold';
  const sure = holds ? 'always' : 'never';
  const flip = holds ? 0 : 1;
  const own = holds ? polarity : OPPOSITE[polarity];
  const { variables } = encoding;
  const literals: Lit[] = [];
  let degree = count;
  for (const formula of formulas) {
    // Nearly all are of this kind, and are asked for before any browser has compiled this.
    const literal =
      formula.op === 'is'
        ? variables.literal(formula.unknown, formula.value)
        : literalOf(encoding, formula, own);
    if (typeof literal === 'number') literals.push(literal ^ flip);
    else if (literal === sure) degree -= 1;
  }
  return cardinality(literals, degree);
}

/** A formula's literal, tied to it for this polarity. */
function literalOf(
  encoding: Encoding,
  formula: Formula,
  polarity: Polarity = 'both',
): LitOrConstant {
  switch (formula.op) {
    case 'is':
      return encoding.variables.literal(formula.unknown, formula.value);
    case 'auxiliary':
      return encoding.variables.auxiliary(formula.name);
    case 'not':
      return negate(literalOf(encoding, formula.of, OPPOSITE[polarity]));
    case 'and':
    case 'or':
    case 'at-least':
    case 'at-most':
    case 'sum':
    case 'reach':
      return literalOfNested(encoding, formula, polarity);
  }
}

/** The same of a nested formula: whatever of it this part has not tied yet is added to its definitions. */
function literalOfNested(encoding: Encoding, formula: Nested, polarity: Polarity): LitOrConstant {
  const { variables } = encoding;
  const tied = (encoding.tied ??= new Map<Formula, Polarity>());
  const before = tied.get(formula);
  const known = variables.nested.get(formula);
  if (known !== undefined && (before === 'both' || before === polarity)) return known;
  const missing = before === undefined ? polarity : OPPOSITE[before];
  const literal = define(encoding, asOne(encoding, formula, missing), missing, known);
  variables.nested.set(formula, literal);
  tied.set(formula, before === undefined ? polarity : 'both');
  return literal;
}

/** One constraint for a formula that would otherwise take several. */
function asOne(encoding: Encoding, formula: Nested, polarity: Polarity): PbConstraint {
  if (formula.op === 'and') {
    return counting(encoding, formula.of.length, formula.of, 'hold', polarity);
  }
  const stated: PbConstraint[] = [];
  state(encoding, formula, polarity, stated);
  const [only, ...others] = stated;
  if (only !== undefined && others.length === 0) return only;
  return atLeastConstraint(
    stated.length,
    stated.map((each) => define(encoding, each, polarity)),
  );
}

/** A literal for a constraint, with what ties it to that; the one `known` already, or a new one. */
function define(
  { variables, definitions }: Encoding,
  constraint: PbConstraint,
  polarity: Polarity,
  known?: LitOrConstant,
): LitOrConstant {
  if (constraint.degree <= 0) return 'always';
  if (coefficientSum(constraint) < constraint.degree) return 'never';
  const [only] = constraint.literals;
  if (only !== undefined && constraint.literals.length === 1) return only;
  const literal = typeof known === 'number' ? known : variables.fresh();
  if (polarity !== 'negative') definitions.push(onlyIf(literal, constraint));
  if (polarity !== 'positive') definitions.push(onlyIf(literal ^ 1, contraryOf(constraint)));
  return literal;
}

/**
 * A sum with each variable once and no coefficient below zero; what the unknowns it is about
 * certainly add is part of the constant, for each has one of its values.
 */
function sumOf(encoding: Encoding, weighted: readonly Weighted[]): LinearSum {
  /** What each variable adds when it is true, beyond what it adds when it is false. */
  const gains = new Map<number, number>();
  let constant = 0;
  for (const { of, weight } of weighted) {
    const literal = literalOf(encoding, of);
    if (literal === 'never') continue;
    if (literal === 'always' || (literal & 1) === 1) constant += weight;
    if (literal === 'always') continue;
    const gain = (literal & 1) === 1 ? -weight : weight;
    gains.set(literal >> 1, (gains.get(literal >> 1) ?? 0) + gain);
  }
  const about = new Set(weighted.flatMap(({ of }) => (of.op === 'is' ? [of.unknown] : [])));
  for (const unknown of about) constant += takeLeast(encoding.variables, unknown, gains);
  const terms: LinearTerm[] = [];
  for (const [variable, gain] of gains) {
    if (gain > 0) terms.push({ coefficient: gain, literal: 2 * variable });
    if (gain >= 0) continue;
    terms.push({ coefficient: -gain, literal: 2 * variable + 1 });
    constant += gain;
  }
  return { terms, constant };
}

/** What an unknown adds whichever value it has, which is taken from the gains of its values. */
function takeLeast(
  { domains, literal: literalFor }: Variables,
  unknown: number,
  gains: Map<number, number>,
): number {
  const own = (domains[unknown] ?? []).map((value) => literalFor(unknown, value));
  // Two values share one variable.
  if (own.length === 2) return 0;
  const least = Math.min(
    ...own.map((literal) => (typeof literal === 'number' ? gains.get(literal >> 1) : 0) ?? 0),
  );
  if (least <= 0) return 0;
  for (const literal of own) {
    if (typeof literal !== 'number') continue;
    gains.set(literal >> 1, (gains.get(literal >> 1) ?? 0) - least);
  }
  return least;
}

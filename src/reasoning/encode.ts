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

/** Looks up and creates solver variables. */
export interface Variables {
  /** The literal for "unknown is value". */
  literal(unknown: number, value: number): LitOrConstant;
  /** The literal of a named auxiliary variable; the same name gives the same variable. */
  auxiliary(name: string): Lit;
  /** The literal of a new variable. */
  fresh(): Lit;
  /** Literals of nested formulas, shared by all parts; each part adds the definitions it needs. */
  readonly nested: Map<Formula, LitOrConstant>;
  /** The values of each unknown, indexed by unknown. */
  readonly domains: readonly (readonly number[])[];
}

/**
 * Which direction of "literal ⇔ nested formula" is encoded: literal implies formula ("positive"),
 * or formula implies literal ("negative"). Formulas that are only counted need one direction, half
 * the constraints: Plaisted and Greenbaum, "A structure-preserving clause form translation" (1986).
 * Elsewhere both are encoded, since propagation from the literal helps the search.
 */
type Polarity = 'positive' | 'negative' | 'both';

const OPPOSITE = {
  positive: 'negative',
  negative: 'positive',
  both: 'both',
} as const satisfies Record<Polarity, Polarity>;

/** State of encoding one part. */
interface Encoding {
  readonly variables: Variables;
  /** Constraints that define auxiliary variables. */
  readonly definitions: PbConstraint[];
  /** Which polarities of nested formulas this part has defined; usually none. */
  tied?: Map<Formula, Polarity>;
}

/** Formulas that need a literal of their own when nested. */
type Nested = Exclude<Formula, { readonly op: 'is' | 'auxiliary' | 'not' }>;

/**
 * Encodes a part's formula as equivalent constraints, with auxiliary variables for nested formulas.
 */
export function encodePart({ formula }: ClaimPart, variables: Variables): readonly PbConstraint[] {
  const encoding: Encoding = { variables, definitions: [] };
  const stated: PbConstraint[] = [];
  state(encoding, formula, 'positive', stated);
  const { definitions } = encoding;
  return definitions.length === 0 ? stated : [...definitions, ...stated];
}

/** Appends constraints `into` a list, except trivially true ones. */
function put(into: PbConstraint[], ...constraints: readonly PbConstraint[]): void {
  for (const constraint of constraints) if (constraint.degree > 0) into.push(constraint);
}

/** Appends constraints that make the formula true; nested literals are defined for `polarity`. */
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

/** Appends constraints that make the formula false. */
function deny(encoding: Encoding, formula: Formula, into: PbConstraint[]): void {
  if (formula.op === 'or') {
    for (const of of formula.of) put(into, clause([negate(literalOf(encoding, of))]));
  } else if (formula.op === 'and') put(into, counting(encoding, 1, formula.of, 'fail'));
  else put(into, clause([negate(literalOf(encoding, formula))]));
}

/**
 * At least `count` of the formulas are true (or false). Puzzles have thousands of these, hence one
 * pass without an intermediate list.
 */
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
    // Nearly all formulas are of this kind, and this code runs before the browser has compiled it.
    const literal =
      formula.op === 'is'
        ? variables.literal(formula.unknown, formula.value)
        : literalOf(encoding, formula, own);
    if (typeof literal === 'number') literals.push(literal ^ flip);
    else if (literal === sure) degree -= 1;
  }
  return cardinality(literals, degree);
}

/** The literal of a formula, defined for this polarity. */
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

/** The literal of a nested formula; adds the definitions that this part lacks. */
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

/** A literal equivalent to a constraint, with its definition; reuses `known`. */
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
 * A linear sum with each variable once and no negative coefficient. What the unknowns add in every
 * case becomes part of the constant.
 */
function sumOf(encoding: Encoding, weighted: readonly Weighted[]): LinearSum {
  /** By variable: its contribution when true minus its contribution when false. */
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

/** The least that an unknown adds whatever its value; subtracts it from the gains of its values. */
function takeLeast(
  { domains, literal: literalFor }: Variables,
  unknown: number,
  gains: Map<number, number>,
): number {
  const own = (domains[unknown] ?? []).map((value) => literalFor(unknown, value));
  // The two values of an unknown share one variable.
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

/**
 * A signed variable, numbered as in MiniSat: literal `2 * v` says that variable `v` (from 0) is
 * true, `2 * v + 1` that it is false; `literal ^ 1` negates.
 */
export type Lit = number;

/** A literal or a constant. */
export type LitOrConstant = Lit | 'always' | 'never';

export function negate(literal: LitOrConstant): LitOrConstant {
  if (literal === 'always') return 'never';
  return literal === 'never' ? 'always' : literal ^ 1;
}

/**
 * A pseudo-Boolean constraint in normal form: the coefficients of its true literals add up to at
 * least `degree`.
 */
export interface PbConstraint {
  /** No variable twice. */
  readonly literals: readonly Lit[];
  /** Positive; indexed like `literals`. */
  readonly coefficients: readonly number[];
  readonly degree: number;
}

/** A coefficient and its literal. */
export interface LinearTerm {
  readonly coefficient: number;
  readonly literal: Lit;
}

/** A constant plus terms with positive coefficients, no variable twice. */
export interface LinearSum {
  readonly terms: readonly LinearTerm[];
  readonly constant: number;
}

/**
 * Shared lists of ones by length: most constraints are cardinalities, and puzzles have thousands.
 */
const ONES: (readonly number[])[] = [];
const ones = (length: number): readonly number[] =>
  (ONES[length] ??= Array.from({ length }, () => 1));

/** Whether all coefficients are known to be one. */
export const isCardinality = ({ coefficients }: PbConstraint): boolean =>
  coefficients === ONES[coefficients.length];

/** At least `degree` of the literals hold; keeps the array that is passed. */
export const cardinality = (literals: readonly Lit[], degree: number): PbConstraint => ({
  literals,
  coefficients: ones(literals.length),
  degree,
});

/** At least `count` of the literals hold. Constants are counted at once. */
export function atLeastConstraint(count: number, counted: readonly LitOrConstant[]): PbConstraint {
  const literals: Lit[] = [];
  let degree = count;
  for (const of of counted) {
    if (of === 'always') degree -= 1;
    else if (of !== 'never') literals.push(of);
  }
  return cardinality(literals, degree);
}

/** At least one of the literals holds. */
export const clause = (literals: readonly LitOrConstant[]): PbConstraint =>
  atLeastConstraint(1, literals);

/** The coefficients of the true literals add up to at least `degree`. */
export const reaches = (terms: readonly LinearTerm[], degree: number): PbConstraint => ({
  literals: terms.map(({ literal }) => literal),
  coefficients: terms.map(({ coefficient }) => coefficient),
  degree,
});

/** Both inequalities of "the terms add up to `exactly`". */
export function equation(terms: readonly LinearTerm[], exactly: number): readonly PbConstraint[] {
  const all = terms.reduce((sum, { coefficient }) => sum + coefficient, 0);
  const contrary = terms.map(({ coefficient, literal }) => ({
    coefficient,
    literal: literal ^ 1,
  }));
  return [reaches(terms, exactly), reaches(contrary, all - exactly)];
}

/** The sum of all coefficients. */
export const coefficientSum = ({ coefficients }: PbConstraint): number =>
  coefficients.reduce((sum, coefficient) => sum + coefficient, 0);

/** The constraint, implied by the literal. */
export function onlyIf(literal: Lit, constraint: PbConstraint): PbConstraint {
  const { literals, coefficients, degree } = constraint;
  const isClause = degree === 1 && isCardinality(constraint);
  return {
    literals: [...literals, literal ^ 1],
    coefficients: isClause ? ones(coefficients.length + 1) : [...coefficients, degree],
    degree,
  };
}

/** The negation: the terms add up to less than the degree. */
export const contraryOf = (constraint: PbConstraint): PbConstraint => ({
  literals: constraint.literals.map((literal) => literal ^ 1),
  coefficients: constraint.coefficients,
  degree: coefficientSum(constraint) - constraint.degree + 1,
});

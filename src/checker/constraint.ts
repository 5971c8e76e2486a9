import type { Reader } from './reader.ts';

/**
 * A pseudo-Boolean constraint: the coefficients of the true literals sum to at least the degree.
 * Literal `2 * v` is variable `v`, `2 * v + 1` its negation.
 */
export interface Constraint {
  /** Over distinct variables. */
  readonly literals: readonly number[];
  /** Positive; indexed like `literals`. */
  readonly coefficients: readonly number[];
  readonly degree: number;
}

/**
 * The largest sum of the absolute values of a constraint's coefficients and degree. Intermediate
 * results are less than twice that, and therefore exact integers.
 */
export const LARGEST_SUM = 2 ** 52;
const TOO_LARGE = 'has numbers that add up to more than 2 to the power of 52';

/**
 * Reads `+1 x +2 ~y >= 2 ;`; `=` makes two constraints. `literalOf` maps a word to its literal, or
 * throws.
 */
export function readConstraints(
  reader: Reader,
  literalOf: (word: string) => number,
): readonly Constraint[] {
  const literals: number[] = [];
  const coefficients: number[] = [];
  let sum = 0;
  while (reader.isAtNumber()) {
    const coefficient = reader.integer();
    sum += Math.abs(coefficient);
    if (sum > LARGEST_SUM) reader.fail(TOO_LARGE);
    coefficients.push(coefficient);
    literals.push(literalOf(reader.next() ?? ''));
  }
  const word = reader.next();
  if (word !== '>=' && word !== '=') {
    reader.fail(`has "${word ?? ''}" where a number, >= or = belongs`);
  }
  const degree = reader.integer();
  if (sum + Math.abs(degree) > LARGEST_SUM) reader.fail(TOO_LARGE);
  if (reader.next() !== ';') reader.fail('does not end with a semicolon');
  const least = normalize({ literals, coefficients, degree });
  if (word === '>=') return [least];
  const all = least.coefficients.reduce((sum, each) => sum + each, 0);
  const contrary = least.literals.map((literal) => literal ^ 1);
  return [least, { ...least, literals: contrary, degree: all - least.degree }];
}

/** An equivalent constraint with each variable once and all coefficients at least 1. */
function normalize(constraint: Constraint): Constraint {
  const { literals, coefficients } = constraint;
  if (coefficients.every((each) => each > 0) && !hasTwice(literals)) return constraint;
  /** By variable: its contribution if true minus its contribution if false. */
  const sums = new Map<number, number>();
  let { degree } = constraint;
  literals.forEach((literal, at) => {
    const coefficient = coefficients[at] ?? 0;
    const isNegated = (literal & 1) === 1;
    if (isNegated) degree -= coefficient;
    const sum = sums.get(literal >> 1) ?? 0;
    sums.set(literal >> 1, isNegated ? sum - coefficient : sum + coefficient);
  });
  for (const sum of sums.values()) if (sum < 0) degree -= sum;
  const terms = [...sums].filter(([, sum]) => sum !== 0);
  return {
    literals: terms.map(([variable, sum]) => (sum > 0 ? 2 * variable : 2 * variable + 1)),
    coefficients: terms.map(([, sum]) => Math.abs(sum)),
    degree,
  };
}

/**
 * Indexed by variable: the number of the last `hasTwice` call that saw it. Avoids a set for each
 * call.
 */
const met: number[] = [];
let calls = 0;

/** Whether a variable occurs twice. */
function hasTwice(literals: readonly number[]): boolean {
  calls += 1;
  for (const literal of literals) {
    if (met[literal >> 1] === calls) return true;
    met[literal >> 1] = calls;
  }
  return false;
}

import type { Reader } from './reader.ts';

/**
 * A condition on yes/no variables: the coefficients of the literals that hold add up to the degree
 * at least. Literal `2 * v` says that variable `v` is true, `2 * v + 1` that it is not.
 */
export interface Constraint {
  /** No variable twice. */
  readonly literals: readonly number[];
  /** Positive; indexed like `literals`. */
  readonly coefficients: readonly number[];
  readonly degree: number;
}

/**
 * The coefficients of a constraint and its degree, all without their signs, add up to this at most.
 * What is worked out of them is less than twice as much, and so a whole number without loss.
 */
export const LARGEST_SUM = 2 ** 52;
const TOO_LARGE = 'has numbers that add up to more than 2 to the power of 52';

/**
 * Reads `+1 x +2 ~y >= 2 ;`; `=` says two constraints. `literalOf` knows what a word says of a
 * variable, or fails.
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

/** The same with each variable once and no coefficient below one. */
function normalize(constraint: Constraint): Constraint {
  const { literals, coefficients } = constraint;
  if (coefficients.every((each) => each > 0) && !hasTwice(literals)) return constraint;
  /** What each variable adds when it is true, beyond what it adds when it is false. */
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

/** By variable: the last call of `hasTwice` that met it. Only spares that a set for each call. */
const met: number[] = [];
let calls = 0;

/** Whether a variable comes twice. */
function hasTwice(literals: readonly number[]): boolean {
  calls += 1;
  for (const literal of literals) {
    if (met[literal >> 1] === calls) return true;
    met[literal >> 1] = calls;
  }
  return false;
}

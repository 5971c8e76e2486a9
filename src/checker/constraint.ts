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
 * Reads `+1 x +2 ~y >= 2 ;` of which `first` is the first word; `=` says two constraints.
 * `variableOf` knows a name or fails.
 */
export function readConstraints(
  reader: Reader,
  first: string | undefined,
  variableOf: (name: string) => number,
): readonly Constraint[] {
  const literals: number[] = [];
  const coefficients: number[] = [];
  let word = first;
  for (; word !== '>=' && word !== '='; word = reader.next()) {
    coefficients.push(readInteger(reader, word));
    const name = reader.next() ?? '';
    const isNegated = name.startsWith('~');
    const variable = variableOf(isNegated ? name.slice(1) : name);
    literals.push(isNegated ? 2 * variable + 1 : 2 * variable);
  }
  const degree = readInteger(reader, reader.next());
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

/** Up to so many literals, looking at each pair is quicker than a set. */
const FEW = 12;

/** Whether a variable comes twice. */
function hasTwice(literals: readonly number[]): boolean {
  if (literals.length > FEW) {
    return new Set(literals.map((literal) => literal >> 1)).size < literals.length;
  }
  for (let at = 1; at < literals.length; at += 1) {
    const variable = (literals[at] ?? 0) >> 1;
    for (let before = 0; before < at; before += 1) {
      if ((literals[before] ?? 0) >> 1 === variable) return true;
    }
  }
  return false;
}

function readInteger(reader: Reader, word = ''): number {
  if (word === '+1') return 1;
  if (!/^[+-]?\d{1,9}$/.test(word)) {
    reader.fail(`has "${word}" where a whole number of up to 9 digits belongs`);
  }
  return Number(word);
}

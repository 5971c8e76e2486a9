import { LARGEST_SUM } from './constraint.ts';
import type { Constraint } from './constraint.ts';

/** A constraint under construction: coefficients by literal, no variable twice. */
interface Sum {
  readonly terms: Map<number, number>;
  readonly degree: number;
  /** At least the sum of the absolute values of its coefficients and degree. */
  readonly size: number;
}

/**
 * What a `pol` line derives, in reverse Polish notation: constraints by their numbers and literals,
 * which say at least 0; `+` adds two, `*` multiplies by a number, `d` divides by one and rounds up, `s`
 * saturates. Cutting planes: Cook, Coullard and Turán, "On the complexity of cutting-plane proofs"
 * (1987). `fail` throws.
 */
export function derive(
  words: readonly string[],
  constraintOf: (number: number) => Constraint | undefined,
  literalOf: (word: string) => number,
  fail: (what: string) => never,
): Constraint {
  /** A number is one of a constraint, or a factor, as what comes after it says. */
  const stack: (Sum | number)[] = [];
  const popSum = (): Sum => {
    const top = stack.pop();
    if (typeof top === 'object') return top;
    const constraint = top === undefined ? undefined : constraintOf(top);
    if (constraint === undefined) fail(`has no constraint where one belongs`);
    const { literals, coefficients, degree } = constraint;
    const terms = new Map(literals.map((literal, at) => [literal, coefficients[at] ?? 0]));
    const size = coefficients.reduce((sum, each) => sum + each, Math.abs(degree));
    return { terms, degree, size };
  };
  const popFactor = (): number => {
    const top = stack.pop();
    return typeof top === 'number' && top > 0 ? top : fail('has no factor where one belongs');
  };
  for (const word of words) {
    switch (word) {
      case '+': {
        const second = popSum();
        stack.push(added(popSum(), second));
        break;
      }
      case '*':
        stack.push(changed(popFactor(), popSum(), (number, factor) => number * factor));
        break;
      case 'd':
        stack.push(changed(popFactor(), popSum(), divided));
        break;
      case 's': {
        const sum = popSum();
        stack.push(changed(Math.max(0, sum.degree), sum, Math.min));
        break;
      }
      default:
        if (/^\d{1,9}$/.test(word)) stack.push(Number(word));
        else stack.push({ terms: new Map([[literalOf(word), 1]]), degree: 0, size: 1 });
    }
    const top = stack.at(-1);
    if (typeof top === 'object' && top.size > LARGEST_SUM) {
      fail('has numbers that add up to more than 2 to the power of 52');
    }
  }
  const { terms, degree } = popSum();
  if (stack.length > 0) fail('leaves more than one constraint');
  const kept = [...terms].filter(([, coefficient]) => coefficient > 0);
  return {
    literals: kept.map(([literal]) => literal),
    coefficients: kept.map(([, coefficient]) => coefficient),
    degree,
  };
}

/** The sum of two constraints, in the first's place; a literal and its negation cancel, and say 1 together. */
function added({ terms, ...one }: Sum, other: Sum): Sum {
  let degree = one.degree + other.degree;
  for (const [literal, coefficient] of other.terms) {
    const against = terms.get(literal ^ 1) ?? 0;
    const cancelled = Math.min(against, coefficient);
    degree -= cancelled;
    if (against > cancelled) terms.set(literal ^ 1, against - cancelled);
    else terms.delete(literal ^ 1);
    if (coefficient > cancelled) {
      terms.set(literal, (terms.get(literal) ?? 0) + coefficient - cancelled);
    }
  }
  return { terms, degree, size: one.size + other.size };
}

/** Rounded up; exact up to 2 to the power of 53, as a quotient in floating point is not. */
function divided(number: number, by: number): number {
  const rest = number % by;
  return (number - rest) / by + (rest > 0 ? 1 : 0);
}

const changed = (
  factor: number,
  { terms, degree, size }: Sum,
  by: (number: number, factor: number) => number,
): Sum => ({
  terms: new Map([...terms].map(([literal, coefficient]) => [literal, by(coefficient, factor)])),
  degree: by(degree, factor),
  size: Math.max(size, by(size, factor)),
});

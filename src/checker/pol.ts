import { LARGEST_SUM } from './constraint.ts';
import type { Constraint } from './constraint.ts';

/** Constraints whose sum is wanted: they are added up at once, when something else is done with it. */
interface Sum {
  readonly parts: Constraint[];
  /** At least the sum of the absolute values of all their coefficients and degrees. */
  readonly size: number;
}

/**
 * What a `pol` line derives, in reverse Polish notation: constraints by their numbers and literals,
 * which say at least 0; `+` adds two, `*` multiplies by a number, `d` divides by one and rounds up, `s`
 * saturates. Cutting planes: Cook, Coullard and Turán, "On the complexity of cutting-plane proofs"
 * (1987). `totals` has a zero for each literal, before and after. `fail` throws.
 */
export function derive(
  words: readonly string[],
  constraintOf: (number: number) => Constraint | undefined,
  literalOf: (word: string) => number,
  totals: Float64Array,
  fail: (what: string) => never,
): Constraint {
  /** A number is one of a constraint, or a factor, as what comes after it says. */
  const stack: (Sum | number)[] = [];
  const popSum = (): Sum => {
    const top = stack.pop();
    if (typeof top === 'object') return top;
    const constraint = top === undefined ? undefined : constraintOf(top);
    if (constraint === undefined) fail(`has no constraint where one belongs`);
    const { coefficients, degree } = constraint;
    const size = coefficients.reduce((sum, each) => sum + each, Math.abs(degree));
    return { parts: [constraint], size };
  };
  const popFactor = (): number => {
    const top = stack.pop();
    return typeof top === 'number' && top > 0 ? top : fail('has no factor where one belongs');
  };
  /** Changes every number of the last sum; `by` is also given its degree, or 0 if that is negative. */
  const change = (by: (number: number, most: number) => number): void => {
    const { parts, size } = popSum();
    const { literals, coefficients, degree } = addedUp(parts, totals);
    const each = (number: number): number => by(number, Math.max(0, degree));
    const part = { literals, coefficients: coefficients.map(each), degree: each(degree) };
    stack.push({ parts: [part], size: Math.max(size, each(size)) });
  };
  for (const word of words) {
    switch (word) {
      case '+':
        stack.push(together(popSum(), popSum()));
        break;
      case '*': {
        const factor = popFactor();
        change((number) => number * factor);
        break;
      }
      case 'd': {
        const divisor = popFactor();
        change((number) => divided(number, divisor));
        break;
      }
      case 's':
        change(Math.min);
        break;
      default:
        if (/^\d{1,9}$/.test(word)) stack.push(Number(word));
        else {
          const literals = [literalOf(word)];
          stack.push({ parts: [{ literals, coefficients: [1], degree: 0 }], size: 1 });
        }
    }
    const top = stack.at(-1);
    if (typeof top === 'object' && top.size > LARGEST_SUM) {
      fail('has numbers that add up to more than 2 to the power of 52');
    }
  }
  const { parts } = popSum();
  if (stack.length > 0) fail('leaves more than one constraint');
  return addedUp(parts, totals);
}

/** The shorter list goes to the end of the longer, so that no order of additions takes long. */
function together(one: Sum, other: Sum): Sum {
  const [more, fewer] = one.parts.length < other.parts.length ? [other, one] : [one, other];
  for (const part of fewer.parts) more.parts.push(part);
  return { parts: more.parts, size: one.size + other.size };
}

/** The sum of constraints; a literal and its negation cancel, and say 1 together. */
function addedUp(parts: readonly Constraint[], totals: Float64Array): Constraint {
  const met: number[] = [];
  let degree = 0;
  for (const part of parts) {
    degree += part.degree;
    for (let at = 0; at < part.literals.length; at += 1) {
      const literal = part.literals[at] ?? 0;
      const total = totals[literal] ?? 0;
      const coefficient = part.coefficients[at] ?? 0;
      if (total === 0 && coefficient > 0) met.push(literal);
      totals[literal] = total + coefficient;
    }
  }
  const literals: number[] = [];
  const coefficients: number[] = [];
  for (const literal of met) {
    const total = totals[literal] ?? 0;
    const against = totals[literal ^ 1] ?? 0;
    // A variable is met twice if both of its literals are.
    if ((literal & 1) === 0) degree -= Math.min(total, against);
    if (total <= against) continue;
    literals.push(literal);
    coefficients.push(total - against);
  }
  for (const literal of met) totals[literal] = 0;
  return { literals, coefficients, degree };
}

/** Rounded up; exact up to 2 to the power of 53, as a quotient in floating point is not. */
function divided(number: number, by: number): number {
  const rest = number % by;
  return (number - rest) / by + (rest > 0 ? 1 : 0);
}

import { latinDigits } from '#puzzle/latinDigits.ts';

/** The most digits; far more than any number needs here. */
const MOST_DIGITS = 9;

/**
 * The digits of a typed number, empty if the box is empty; `undefined` if it is no number, which is
 * refused. Callers check the range.
 */
export function digitsOf(typed: string): string | undefined {
  const digits = latinDigits(typed.trim());
  return /^\d*$/.test(digits) ? digits.slice(0, MOST_DIGITS) : undefined;
}

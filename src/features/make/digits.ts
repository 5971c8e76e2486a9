/** Far beyond any number that is wanted here. */
const MOST_DIGITS = 9;

/**
 * The digits of a number that somebody types, none where the box is empty; `undefined` of what is no
 * number, which is not taken. What is too large is left to whoever knows how large it may be.
 */
export const digitsOf = (typed: string): string | undefined =>
  /^\d*$/.test(typed.trim()) ? typed.trim().slice(0, MOST_DIGITS) : undefined;

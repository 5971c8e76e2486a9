/** SMT-LIB's `or`, `and` and `+` need at least two arguments; these also accept one or none. */
export const anyOf = (terms: readonly string[]): string => apply('or', terms, 'false');
export const allOf = (terms: readonly string[]): string => apply('and', terms, 'true');
export const total = (terms: readonly string[]): string => apply('+', terms, '0');

function apply(operator: string, terms: readonly string[], none: string): string {
  if (terms.length < 2) return terms[0] ?? none;
  return `(${operator} ${terms.join(' ')})`;
}

/** Comments with a meaning for the checker. */
const SPEAKING = /^\*\s*(?:cell variables|not this solution):/;

/** The meaning of a formula: without titles, remarks and line endings. */
const stated = (formula: string): string =>
  formula
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('*') || SPEAKING.test(line)))
    .join('\n');

/** Whether two OPB files state the same constraints in the same order. */
export const isSameFormula = (one: string, other: string): boolean => stated(one) === stated(other);

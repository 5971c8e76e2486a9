/** Comments that say something to the checker. */
const SPEAKING = /^\*\s*(?:cell variables|not this solution):/;

/** What a formula says: without titles, remarks, and how its lines end. */
const stated = (formula: string): string =>
  formula
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('*') || SPEAKING.test(line)))
    .join('\n');

/** Whether two texts of OPB files say the same, constraint by constraint in the same order. */
export const isSameFormula = (one: string, other: string): boolean => stated(one) === stated(other);

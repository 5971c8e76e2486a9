/**
 * The program that browser tests should start: `own` when Playwright has one of its own, a path
 * when the machine has one, `undefined` when there is none.
 */
export function findBrowser(): 'own' | (string & {}) | undefined;

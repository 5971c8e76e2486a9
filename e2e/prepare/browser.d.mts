/**
 * The program that browser tests should start: `own` when Playwright has one of its own, a path
 * when the machine has one, `undefined` when there is none.
 */
export function findBrowser(): 'own' | (string & {}) | undefined;

/** How Playwright is to start the browser that is found. */
export function launchOptions(): { readonly args: string[]; readonly executablePath?: string };

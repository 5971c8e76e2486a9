/**
 * The program that browser tests should start: `own` when Playwright has one of its own, a path
 * when the machine has one, `undefined` when there is none. A `whole` one has what only a window needs.
 */
export function findBrowser(wanted?: {
  readonly whole?: boolean;
}): 'own' | (string & {}) | undefined;

/** How Playwright is to start the browser that is found. */
export function launchOptions(wanted?: { readonly whole?: boolean }): {
  readonly args: string[];
  readonly executablePath?: string;
};

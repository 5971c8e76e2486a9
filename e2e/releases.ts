import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { driver, expect, test as base } from './driver.ts';
import { startHost } from './host.ts';

const ROOT = join(import.meta.dirname, '..');

/** Hashes in other letters: not one built file keeps its name, as after a change of everything. */
const RENAMED = { rolldownOptions: { output: { hashCharacters: 'hex' } } } as const;

/** A page of a host of its own, on which a next release can take the place of the first. */
export const test = base.extend<
  { readonly host: { readonly address: string; readonly deploy: () => void } },
  { readonly next: string }
>({
  /** The folder of the next release, outside the repository. */
  next: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs.
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'gridproof-next-'));
      await build({
        root: ROOT,
        configFile: join(ROOT, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir, emptyOutDir: true, ...RENAMED },
        worker: RENAMED,
      });
      await use(outDir);
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  host: async ({ next }, use) => {
    const { address, send, stop } = await startHost();
    await use({ address, deploy: () => void send(next) });
    stop();
  },

  baseURL: ({ host }, use) => use(host.address),
});

/** The line that offers a new release. */
export const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version of Gridproof is ready.' });

/** The verdict on the clues, which is a status, too. */
export const verdictOn = (page: Page) => page.locator('[data-verdict]');

/** The script that the page was started from. */
export const entryOf = (page: Page) => page.locator('script[src*="/index-"]').getAttribute('src');

/** Clues and marks of one's own on a Sudoku. */
export async function enter(page: Page) {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2');
  await sudoku.choose('Playing');
  await sudoku.cell(9).click();
  await sudoku.press('5', 'ArrowRight', '6');
  await expect(sudoku.cell(10)).toHaveText('6');
  return sudoku;
}

/**
 * Opens a page and waits for the last file that it asks for by itself, three seconds after it stands.
 * A deploy before that would take the file away, and the page would look for a release on its own.
 */
export async function settle<T>(page: Page, open: () => Promise<T>): Promise<T> {
  const last = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('workbox-window'),
  );
  const opened = await open();
  await last;
  return opened;
}

/** Has the tab go out of sight, or come back. */
export async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The answer to the page's question for itself. */
export const looked = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().resourceType() === 'fetch' && !answer.url().endsWith('.wasm'),
  );

/** Whether this is the page's question for the newest release. */
export const isLook = (url: string): boolean => url.endsWith('/?newest');

/** Has the tab come back to sight, and waits until it looked for a new release. */
export async function comeBack(page: Page): Promise<void> {
  await turn(page, 'hidden');
  const looking = looked(page);
  await turn(page, 'visible');
  await (await looking).finished();
}

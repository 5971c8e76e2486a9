import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { test as base } from './driver.ts';
import { FOLDER, serveSite } from './site.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Hashes in other letters: not one built file keeps its name, as after a change of everything. */
const RENAMED = { rollupOptions: { output: { hashCharacters: 'hex' } } } as const;

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
    let site = join(ROOT, 'dist');
    const server = serveSite(() => site).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use({
      address: `http://localhost:${port}${FOLDER}`,
      deploy: () => (site = next),
    });
    server.closeAllConnections();
    server.close();
  },

  baseURL: ({ host }, use) => use(host.address),
});

/** The line that offers a new release. */
export const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version of Gridproof is ready.' });

/** The verdict on the clues, which is a status, too. */
export const verdictOn = (page: Page) => page.locator('[data-verdict]');

/** The script that the page was started from. */
export const entryOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

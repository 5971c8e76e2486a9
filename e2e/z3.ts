import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';

/** Keeps Z3 on its way until what this returns is called, or for ever. */
export const holdZ3 = (page: Page): Promise<() => void> => holdBack(page, '**/*.wasm');

/** Waits until Z3 runs: it is the last of what is fetched. */
export const untilZ3Runs = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('gridproof:ready').length), {
      timeout: 60_000,
    })
    .toBe(1);

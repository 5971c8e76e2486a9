import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Keeps Z3 on its way until what this returns is called, or for ever. */
export async function holdZ3(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

/** Waits until Z3 runs: it is the last of what is fetched. */
export const untilZ3Runs = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('gridproof:ready').length), {
      timeout: 60_000,
    })
    .toBe(1);

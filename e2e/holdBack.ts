import type { Page } from '@playwright/test';

/** Keeps what is fetched from such addresses on its way until what this returns is called, or for ever. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

/** Has what is fetched from such addresses fail until what this returns is called. */
export async function keepAway(page: Page, addresses: string | RegExp): Promise<() => void> {
  let isThere = false;
  await page.route(addresses, (route) => (isThere ? route.continue() : route.abort()));
  return () => {
    isThere = true;
  };
}

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

import { expect, test } from '@playwright/test';

test('the page needs no cross-origin isolation, so any static host will do', async ({ page }) => {
  const response = await page.goto('./');
  expect(response?.status()).toBe(200);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

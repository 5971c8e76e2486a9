import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the page needs no cross-origin isolation, so any static host will do', async ({ page }) => {
  const response = await page.goto('./');
  expect(response?.status()).toBe(200);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

test('the built page has the very policy that index.html states', async ({ page }) => {
  const source = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
  const stated = /default-src 'none'; [^"]+/.exec(source)?.[0];
  expect(stated).toContain("style-src 'self';");
  await page.goto('./');
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  await expect(policy).toHaveAttribute('content', stated ?? '');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the page needs no cross-origin isolation, so any static host will do', async ({ page }) => {
  const response = await page.goto('./');
  expect(response?.status()).toBe(200);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

test('the built page has the policy of index.html, and lets just what it holds itself run', async ({
  page,
}) => {
  const source = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
  const stated = /default-src 'none'; [^"]+/.exec(source)?.[0];
  expect(stated).toContain("style-src 'self';");
  await page.goto('./');
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  const allowed = (await policy.getAttribute('content')) ?? '';
  const hashes = [...allowed.matchAll(/ 'sha256-[^']+'/g)].map(([hash]) => hash);
  // The styles and the script in the head.
  expect(hashes).toHaveLength(2);
  expect(hashes.reduce((rest, hash) => rest.replace(hash, ''), allowed)).toBe(stated);
});

test('the first script of ours begins with the line that has it compiled at once', async ({
  page,
}) => {
  await page.goto('./');
  const address = await page.locator('script[type=module][src*="/index-"]').getAttribute('src');
  const code = await (await page.request.get(address ?? '')).text();
  expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

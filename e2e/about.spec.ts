import { expectAccessible, expectHittable } from './axe.ts';
import { expect } from './driver.ts';
import { onOwnHost as test } from './onOwnHost.ts';
import { THOROUGH } from './thorough.ts';
import { widthOf } from './windows.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test(
  'the start page leads to what it rests on and to all licences, also without a network',
  { tag: THOROUGH },
  async ({ page, host }) => {
    await page.goto(host.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    host.stop();

    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Gridproof');
    await expect(page).toHaveTitle('About – Gridproof');
    await expect(page.getByText(/^This is version \d+\.\d+\.\d+\./)).toBeVisible();
    await expectAccessible(page);
    await expectHittable(page);
    expect(await widthOf(page)).toBe(390);

    await page.getByRole('link', { name: 'Licences of all works in this copy' }).click();
    for (const owner of [
      'The Gridproof authors',
      'Meta Platforms',
      'Microsoft Corporation',
      'Marijn Haverbeke',
      'The Inter Project Authors',
      'Google LLC',
      'Lucide Icons and Contributors',
    ]) {
      await expect(page.locator('body')).toContainText(owner);
    }
  },
);

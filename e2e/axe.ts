import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './driver.ts';

/** What axe finds once nothing moves any more: contrast is judged when colours stand. */
async function findViolations(page: Page, rules?: string) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const axe = new AxeBuilder({ page })
    // For whatever is not wrong, one place is named: naming each takes most of the time.
    .options({ resultTypes: ['violations'] })
    // In the page itself, not by way of another: there are no frames in it.
    .setLegacyMode();
  return (await (rules === undefined ? axe : axe.withRules(rules)).analyze()).violations;
}

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Nothing that axe knows is wrong with the page as it stands, in the light. */
export async function expectAccessibleInLight(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** The same, and in the dark, where only contrast can differ. Leaves the page light. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInLight(page);
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paper(page)).not.toBe(light);
  expect(await findViolations(page, 'color-contrast')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Whatever is to be pressed is so large, or so far from others, that a finger hits it. */
export async function expectHittable(page: Page): Promise<void> {
  expect(await findViolations(page, 'target-size')).toEqual([]);
}

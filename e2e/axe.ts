import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './driver.ts';

/** axe's violations after all animations have ended, since contrast depends on final colours. */
async function findViolations(page: Page, rules?: string) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const axe = new AxeBuilder({ page })
    // For results other than violations, axe reports one element: reporting each takes most of the
    // time.
    .options({ resultTypes: ['violations'] })
    // Runs in the page itself, not through another page, since there are no frames.
    .setLegacyMode();
  return (await (rules === undefined ? axe : axe.withRules(rules)).analyze()).violations;
}

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Expects no axe violations on the page in the light theme. */
export async function expectAccessibleInLight(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** The same in both themes; in the dark one only contrast can differ. Leaves the page light. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInLight(page);
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paper(page)).not.toBe(light);
  expect(await findViolations(page, 'color-contrast')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that targets are large enough, or far enough from others, for a finger. */
export async function expectHittable(page: Page): Promise<void> {
  expect(await findViolations(page, 'target-size')).toEqual([]);
}

import { devices } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test(
  'on a phone, clues with several numbers and none at all are typed with the page’s own keys',
  { tag: RELEASE },
  async ({ page }) => {
    const sums = driver(page);
    await sums.open('off-by-one-sums');
    const keys = page.getByRole('group', { name: 'Clue keys' });
    const tap = async (...names: readonly string[]) => {
      for (const name of names) await keys.getByRole('button', { name, exact: true }).tap();
    };
    const row = (number: number) =>
      page.locator(`.board-site-numbers[aria-label^="row ${number}:"]`);
    await row(1).tap();
    await expect(keys).toBeVisible();
    await expect(page.locator('input:focus')).toHaveAttribute('inputmode', 'none');
    await tap('Type 3', 'Another number', 'Type 1', 'Another number', 'Type 2');
    await expect(keys).toContainText('row 1, numbers: 3 1 2');
    await expectAccessible(page);
    await tap('Next clue', 'No numbers', 'Next clue', 'Type 1', 'Type 5', 'Take back', 'Next clue');
    await expect(row(1)).toHaveAccessibleName(/^row 1: 3 1 2/);
    await expect(row(2)).toHaveAccessibleName(/^row 2: -/);
    await expect(row(3)).toHaveAccessibleName(/^row 3: 1/);
    await sums.cell(0).tap();
    await expect(keys).toBeHidden();
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeInViewport();
  },
);

test(
  'a clue of one number has no keys for several or none',
  { tag: THOROUGH },
  async ({ page }) => {
    const circles = driver(page);
    await circles.open('sujiko');
    const keys = page.getByRole('group', { name: 'Clue keys' });
    await page.locator('.board-site-numbers[aria-label^="circle A:"]').tap();
    await expect(keys.getByRole('button', { name: 'Type 1', exact: true })).toBeVisible();
    await expect(keys.getByRole('button', { name: 'Another number' })).toBeHidden();
    await expect(keys.getByRole('button', { name: 'No numbers' })).toBeHidden();
  },
);

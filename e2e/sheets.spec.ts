import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { RELEASE } from './thorough.ts';

// What lies below the board in a small window comes up as a sheet over the keys.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

const sheetOf = (page: Page) => page.getByRole('region', { name: 'About this board' });

/** The first step of a large picture, whose reason is longer than a phone's sheet. */
async function askLongHint(page: Page): Promise<void> {
  await driver(page).open('paint-by-numbers', pack(exampleOf('paint-by-numbers', 'twenty').text));
  await page.getByRole('group', { name: 'More about this puzzle' }).getByText('Hint').click();
  await sheetOf(page).getByRole('button', { name: 'Why?' }).click();
}

test('what a long hint offers is in sight at once, and that it goes on is seen until its end', async ({
  page,
}) => {
  await askLongHint(page);
  const sheet = sheetOf(page);
  for (const name of ['Enter it', 'Close'])
    await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(sheet).toHaveAttribute('data-more');
  await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(sheet).not.toHaveAttribute('data-more');
});

test(
  'a phone that is turned keeps its sheet beside or under the board, and one that becomes wide has none',
  { tag: RELEASE },
  async ({ page }) => {
    await askLongHint(page);
    const take = sheetOf(page).getByRole('button', { name: 'Enter it' });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(take).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(take).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(sheetOf(page).getByRole('button', { name: 'Close the panel' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(take).not.toBeInViewport();
  },
);

import { expect, test } from './driver.ts';
import { typeIds } from './examples.ts';
import { holdBack } from './holdBack.ts';

test('a picture that was built is the one that is there when the script has drawn the page', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  const picture = await page.getByRole('img', { name: 'A Suguru' }).elementHandle();
  release();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  expect(await picture?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  // Where nothing was built, it is drawn.
  await page.getByRole('link', { name: 'My puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'My puzzles' })).toBeVisible();
  await page.getByRole('link', { name: 'Gridproof' }).click();
  await expect(page.getByRole('img', { name: 'A Suguru' })).toBeVisible();
  await expect(page.locator('.gallery-picture .board-frame')).toHaveCount(typeIds.length);
});

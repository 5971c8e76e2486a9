import { expect, test } from './driver.ts';
import { typeIds } from './examples.ts';
import { holdBack } from './holdBack.ts';

test('the pictures of the start page are drawn a few in each frame, and then all of them are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = () =>
      document.querySelectorAll('.gallery-picture[style*="content-visibility"]').length;
    // How many wait, each time that is another number.
    const seen: number[] = [];
    const look = () => {
      const count = document.querySelector('.gallery') === null ? undefined : waiting();
      if (count !== undefined && count !== seen.at(-1)) seen.push(count);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as readonly number[]);
  await expect.poll(async () => (await seen()).at(-1)).toBe(0);
  const steps = await seen();
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.every((count, at) => at === 0 || (steps[at - 1] ?? 0) - count <= 2)).toBe(true);
  await expect(page.locator('.gallery-picture .board-frame')).toHaveCount(typeIds.length);
});

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

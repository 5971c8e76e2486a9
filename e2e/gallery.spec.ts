import { expect, test } from './driver.ts';
import { picturedOf, typeIds } from './examples.ts';
import { holdBack } from './holdBack.ts';
import { THOROUGH } from './thorough.ts';

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

test(
  'thirteen types are in one screen of a desktop and in two of a phone',
  { tag: THOROUGH },
  async ({ page }) => {
    const cards = page.locator('.gallery-card');
    for (const [width, height, screens] of [
      [1440, 900, 1],
      [390, 664, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await expect(cards).toHaveCount(typeIds.length);
      const last = await cards.nth(12).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(screens * height);
    }
  },
);

test(
  'a type is found by a name it has elsewhere, and by its kind',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    const cards = page.locator('.gallery-card');
    const find = page.getByRole('searchbox', { name: 'Find a puzzle by any name' });
    await find.fill('nonogram');
    await expect(cards.filter({ visible: true })).toHaveText(/Paint by Numbers/);
    await find.fill('chess');
    await expect(page.getByText('No puzzle matches “chess”.')).toBeVisible();
    await find.fill('');
    const shading = page.getByRole('button', { name: 'Shading' });
    await shading.click();
    for (const name of ['Kurosu', 'Heyawake', 'Nurikabe']) {
      await expect(cards.filter({ visible: true, hasText: name })).toHaveCount(1);
    }
    await expect(cards.filter({ visible: true, hasText: /Sudoku|Masyu|Akari/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Play this Kurosu' }).click();
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  },
);

test(
  'the first three buttons lead to a game, to an empty board, and to the box for imports',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
    await page.goto('./#/');
    await page.getByRole('link', { name: 'Type one in' }).click();
    await expect(page.getByRole('radio', { name: 'Setting' })).toBeChecked();
    await page.goto('./#/');
    await page.getByRole('button', { name: 'Photo or link' }).click();
    const box = page.getByRole('textbox', { name: 'Text or link of a puzzle' });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the pictures of the start page show numbers that leave open what their cells hold, and loops',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    const card = (name: string) => page.locator('.gallery-card').filter({ hasText: name });
    await expect(card('Hitori').locator('.board-printed')).toHaveCount(16);
    const circles = picturedOf('masyu').text.match(/[O*]/g) ?? [];
    expect(circles.length).toBeGreaterThan(1);
    await expect(card('Masyu').locator('.board-side-sign[data-sign]')).toHaveCount(circles.length);
  },
);

import { expectAccessible, expectHittable } from './axe.ts';
import { expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';
import { widthOf } from './windows.ts';

// The reference of the language, in which rules of the lab are written.

test('all phrases are listed with pictures, found by words, and led to from the lab', async ({
  page,
}) => {
  await page.goto('./#/lab');
  await page.getByRole('link', { name: 'All phrases' }).click();
  await expect(page).toHaveTitle('The language of the lab – Gridproof');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The language of the lab');
  const pictures = page.getByRole('img');
  // Below the list of all parts.
  await page.getByRole('heading', { level: 2, name: 'Under "board"' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('figure').first().getByRole('img')).toBeVisible();
  const drawnFirst = await pictures.count();

  await page
    .getByRole('navigation', { name: 'Parts of the language' })
    .getByText('Rules about groups')
    .click();
  await expect(page).toHaveURL(/#\/language\/rules-about-groups$/);
  const groups = page.getByRole('heading', { level: 2, name: 'Rules about groups' });
  await expect(groups).toBeInViewport();
  const island = page.getByRole('listitem').filter({ hasText: 'has one number and as many cells' });
  await expect(island.getByRole('img', { name: 'Nurikabe, solved' })).toBeVisible();
  await expect(island.locator('.board-lit-outline').first()).toBeAttached();
  expect(await pictures.count()).toBeGreaterThan(drawnFirst);

  await page.getByRole('searchbox', { name: 'Find a phrase' }).fill('numbered end towers');
  await expect(page.getByRole('status')).toHaveText('One phrase');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Rules about numbers']);
  const skyscrapers = page.getByRole('img', { name: 'Skyscrapers, solved' });
  await expect(skyscrapers).toBeVisible();
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByRole('status')).toHaveText('No phrase matches “zebra”.');

  await page.getByRole('searchbox').fill('numbered end towers');
  await page.getByRole('link', { name: 'Skyscrapers' }).click();
  await expect(page).toHaveURL(/#\/skyscrapers/);
});

test('an address leads to a part of the language', { tag: THOROUGH }, async ({ page }) => {
  await page.goto('./#/language/rules-about-loops');
  const loops = page.getByRole('heading', { name: 'Rules about loops' });
  await expect(loops).toBeInViewport();
  await page.goto('./#/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Gridproof');
  await page.goto('./#/language/rules-about-loops');
  await expect(loops).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the language fits the window, and is accessible', { tag: THOROUGH }, async ({ page }) => {
    await page.goto('./#/language');
    const figure = page.getByRole('figure').first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img')).toBeVisible();
    expect(await widthOf(page)).toBe(390);
    // All phrases are laid out alike, and axe takes half a minute for all of them.
    await page.getByRole('searchbox', { name: 'Find a phrase' }).fill('loop');
    await expect(page.getByRole('status')).toHaveText(/phrases/);
    await expectAccessible(page);
    await expectHittable(page);
  });
});

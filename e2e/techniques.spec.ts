import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { RELEASE } from './thorough.ts';

// Reasons take Z3.
test.use({ savesData: false });

test(
  'a page tells a type’s techniques at places that need them, and each can be tried',
  { tag: RELEASE },
  async ({ page }) => {
    const sujiko = driver(page);
    await sujiko.open('sujiko');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'How to solve Sujiko: techniques' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to solve Sujiko');
    await expect(page).toHaveTitle('How to solve Sujiko – Gridproof');
    const cards = page.locator('.technique');
    await expect(page.getByText(/^\d+ techniques\.$/)).toBeVisible({ timeout: 60_000 });
    expect(await cards.count()).toBeGreaterThan(2);
    await expectAccessible(page);
    const card = cards.first();
    const name = await card.getByRole('heading').innerText();
    await expect(card.getByRole('img', { name: `${name}, on a Sujiko` })).toBeVisible();
    const sentence = await card.locator('.hint-sentence').innerText();
    await card.getByRole('link', { name: `Try it: ${name}` }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('tab', { name: 'Hint' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Why?' }).click({ timeout: 60_000 });
    await expect(page.locator('.hint-name > summary')).toHaveText(name);
    await expect(page.locator('.hint-sentence')).toHaveText(sentence);
  },
);

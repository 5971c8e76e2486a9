import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

// Reasons take Z3.
test.use({ savesData: false });

const RULES = `lab 1
puzzle Small squares
board square 4, usually 4
fill each cell: number 1 to the side
clues
  the answer in some cells
rules
  in each row and column all numbers differ
example
  1.3.
  .14.
  34..
  ..21
`;

test('rules of one’s own have a page of techniques, which an address brings to others', async ({
  page,
}) => {
  await driver(page).open('lab');
  await page.getByRole('textbox', { name: 'Rules' }).fill(RULES);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'How to solve Small squares: techniques' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to solve Small squares');
  await expect(page).toHaveTitle('How to solve Small squares – Gridproof');
  await expect(page.getByText(/^(?:\d+ techniques|One technique)\.$/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator('.technique').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Small squares' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('an address with damaged rules says so', { tag: THOROUGH }, async ({ page }) => {
  await page.goto('./#/techniques/lab/1.abc');
  await expect(page.getByRole('alert')).toContainText('The rules in this address cannot be read.');
});

test(
  'from one type’s techniques to another’s and back, each page shows its own',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./#/techniques/sujiko');
    await expect(page.getByRole('img', { name: /, on a Sujiko$/ }).first()).toBeVisible();
    await page.goto('./#/techniques/futoshiki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to solve Futoshiki');
    await expect(page.getByRole('img', { name: /, on a Futoshiki$/ }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /, on a Sujiko$/ })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle('How to solve Sujiko – Gridproof');
    await expect(page.getByRole('img', { name: /, on a Sujiko$/ }).first()).toBeVisible();
  },
);

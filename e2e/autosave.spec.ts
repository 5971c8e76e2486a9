import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { library, works } from './library.ts';
import type { Page } from '@playwright/test';
import { THOROUGH, RELEASE } from './thorough.ts';

/** Goes offline once no request is pending. */
async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** The fallback for a part of the page that failed to load. */
const unfetched = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be fetched.' });

test('what was entered is there again after a way through the start page without a network', async ({
  page,
  context,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2', 'ArrowRight', '3', 'ArrowRight', '4');
  const before = works(await library(page));
  await goOffline(page);
  await page.getByRole('link', { name: 'Gridproof' }).click();
  await expect(unfetched(page)).toBeVisible();
  await page.goto('./#/sudoku');
  await expect(sudoku.cell(3)).toHaveText('4');
  expect(await sudoku.shown()).toEqual(['1', '2', '3', '4', ...Array<string>(77).fill('')]);
  expect(works(await library(page))).toEqual(before);
  await page.goto('./#/');
  await expect(unfetched(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('link', { name: 'Type in your own Kurosu', exact: true }),
  ).toBeVisible();
});

test(
  'a panel that does not come says so, the board goes on working, and a retry brings it',
  { tag: THOROUGH },
  async ({ page, context }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await goOffline(page);
    for (const name of ['Hint', 'Proof', 'Rules', 'Make', 'SMT-LIB']) {
      await page.getByRole('tab', { name }).click();
      await expect(unfetched(page)).toBeVisible();
    }
    await sudoku.cell(10).click();
    await sudoku.press('7');
    await expect(sudoku.cell(10)).toHaveText('7');
    await page.getByRole('tab', { name: 'Hint' }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('A hint starts from your own marks');
    await expect(sudoku.cell(10)).toHaveText('7');
    // Nor does the reader of photos, which is opened by what it reads.
    await goOffline(page);
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('any') };
    await page.getByLabel('Photo of a puzzle').setInputFiles(photo);
    await expect(unfetched(page)).toBeVisible();
    await expect(sudoku.cell(10)).toHaveText('7');
  },
);

test(
  'a link whose house rules cannot be read for want of a network opens once they can',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(4).click();
    await sudoku.press('6');
    const before = works(await library(page));
    await page.route(/houseRules-.*\.js/, (route) => route.abort());
    const { text } = exampleOf('sudoku', 'newspaper');
    await page.goto(`./#/sudoku/${pack(`#assert (> V0 V1)\n${text}`)}`);
    await expect(unfetched(page)).toBeVisible();
    expect(works(await library(page))).toEqual(before);
    await page.unroute(/houseRules-.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(sudoku.text).toHaveValue(/#assert \(> V0 V1\)\n\.\.\.26\.7\.1\n/);
  },
);

test(
  'a damaged link after a good one, in a browser that kept nothing, leaves the board',
  { tag: THOROUGH },
  async ({ page }) => {
    const kurosu = driver(page);
    const { text } = exampleOf('kurosu', 'Daily Mail');
    await kurosu.open('kurosu', pack(text));
    await expect(kurosu.text).toHaveValue(text);
    await page.goto('./#/kurosu/1.damaged');
    await expect(page.getByRole('alert')).toContainText('The board shows what was on it before.');
    await expect(kurosu.text).toHaveValue(text);
  },
);

test(
  'a damaged link in a browser that kept nothing says that the board is empty',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./#/kurosu/1.damaged');
    await expect(page.getByRole('alert')).toContainText('The board is empty.');
  },
);

test('an address that names no puzzle is said to', async ({ page }) => {
  await page.goto('./#//sudoku');
  await expect(page.getByRole('alert')).toContainText('This address names no puzzle.');
});

test(
  'what is wrong with a text is quoted in a line, not in a book',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sujiko');
    await sudoku.load(`25,13,22,${'7'.repeat(5000)}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 1 has "777');
    expect((await alert.innerText()).length).toBeLessThan(400);
  },
);

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

test.beforeEach(async ({ page }) => {
  // The browser's own window would wait for a person.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Print' });
const sheetsOf = (page: Page) => page.locator('.sheets');

/** Presses Print in the dialog, and shows the page as paper does. */
async function print(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Print' }).click();
  await expect(sheetsOf(page)).toBeAttached();
  await expect(sheetsOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheetsOf(page)).toBeVisible();
}

/** The browser's window was closed: the page is as it was. */
async function endPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheetsOf(page)).not.toBeAttached();
}

test(
  'the puzzle on the board is printed with its answer at the back, or without',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    await sudoku.button('Print').click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('One puzzle; it has one solution.');
    await expectAccessible(page);
    await print(page);
    const sheets = sheetsOf(page);
    await expect(sheets.getByRole('heading', { name: 'A newspaper Sudoku' })).toBeVisible();
    await expect(sheets).toContainText('every box holds each digit exactly once.');
    await expect(sheets).not.toContainText('Printed in nearly every');
    await expect(sheets.getByRole('img', { name: 'Answer of A newspaper Sudoku' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await endPrinting(page);
    await dialog.getByRole('checkbox', { name: 'Answers at the back' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Rules' }).uncheck();
    await print(page);
    await expect(sheets.getByRole('img')).toHaveCount(1);
    await expect(sheets).not.toContainText('holds each digit');
    await endPrinting(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

test(
  'a sheet for a class has a title, a line for names, the rules once, and boards as large as the paper allows',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 703, height: 1123 });
    const text = exampleOf('skyscrapers', '+ 13244 +').text.replace('+ 13244 +', '+ 1..4. +');
    const bring = driver(page);
    await bring.open('skyscrapers', pack(text));
    await bring.button('Print').click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Friday, class 5b');
    await dialog.getByRole('checkbox', { name: 'A line for name and date' }).check();
    await print(page);
    const sheets = sheetsOf(page);
    await expect(sheets.getByRole('heading', { name: 'Friday, class 5b' })).toBeVisible();
    await expect(sheets.getByText('Name:')).toBeVisible();
    await expect(sheets.getByText('how many towers are seen')).toHaveCount(1);
    // What is not printed is no question mark on paper.
    await expect(sheets).not.toContainText('?');
    const widthOf = async (selector: string): Promise<number> =>
      (await sheets.locator(selector).first().boundingBox())?.width ?? 0;
    expect(await widthOf('.sheet-board > .board-frame')).toBeGreaterThan(
      0.98 * (await widthOf('.sheet-page')),
    );
  },
);

test(
  'a puzzle that has several solutions is printed without an answer, and that is said',
  { tag: RELEASE },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu');
    await kurosu.load('0 1 . .\n. . . .\n. . . .\n. . . .');
    await kurosu.button('Print').click();
    await expect(dialogOf(page)).toContainText('not known to have one solution');
    await print(page);
    await expect(sheetsOf(page).getByRole('img')).toHaveCount(1);
  },
);

test(
  'a batch is printed several to a page, and as a book by difficulty',
  { tag: THOROUGH },
  async ({ page }) => {
    await driver(page).open('sujiko');
    await page.getByRole('tab', { name: 'Make' }).click();
    const batch = page.getByRole('region', { name: 'Make a batch' });
    await batch.getByRole('textbox', { name: 'How many' }).fill('3');
    await batch.getByRole('button', { name: 'Make them' }).click();
    await expect(batch.getByText(/^3 puzzles made/)).toBeVisible();
    await batch.getByRole('button', { name: 'Print' }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('3 puzzles; each has one solution.');
    await dialog.getByText('2', { exact: true }).click();
    await print(page);
    const sheets = sheetsOf(page);
    await expect(sheets.getByRole('heading', { name: /^Sujiko/ })).toHaveCount(3);
    await expect(sheets.locator('.sheet-page')).toHaveCount(2);
    // The rules stand once on each page, not above each board.
    await expect(sheets.getByText('the sum of the four squares around it')).toHaveCount(2);
    // The boards of a page reach down to its end.
    const [whole, second] = await Promise.all([
      sheets.locator('.sheet-page').first().boundingBox(),
      sheets.locator('.sheet-board').nth(1).boundingBox(),
    ]);
    const bottom = (box: typeof whole): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.abs(bottom(whole) - bottom(second))).toBeLessThan(2);
    await expect(sheets.getByRole('img', { name: /^Answer of/ })).toHaveCount(3);
    await endPrinting(page);
    await dialog.getByRole('checkbox', { name: /As a book/ }).check();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Circles for the train');
    await print(page);
    await expect(sheets.getByRole('heading', { name: 'Circles for the train' })).toBeVisible();
    await expect(sheets.getByRole('heading', { name: /^1 · Sujiko/ })).toHaveCount(1);
    await expect(sheets.locator('.sheet-rules')).toContainText('circle');
    await expect(sheets.locator('figcaption')).toHaveText(['1', '2', '3']);
  },
);

test(
  'what My puzzles shows is printed, each with the answer that is found for it',
  { tag: THOROUGH },
  async ({ page }) => {
    for (const id of ['sujiko', 'kurosu']) {
      const board = driver(page);
      await board.open(id, pack(exampleOf(id).text));
      await board.fillWithFirstKey([1]);
    }
    await page.goto('./#/my-puzzles');
    await expect(page.getByText('2 puzzles')).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(dialogOf(page)).toContainText('2 puzzles; each has one solution.');
    await print(page);
    await expect(sheetsOf(page).getByRole('img', { name: /^Answer of/ })).toHaveCount(2);
  },
);

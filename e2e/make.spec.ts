import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';

/** What a person does in the panel Make. */
async function openMake(page: Page, id: string) {
  const puzzle = driver(page);
  await puzzle.open(id);
  await page.getByRole('tab', { name: 'Make' }).click();
  const number = page.getByRole('textbox', { name: 'No.' });
  await expect(number).toBeVisible();
  return {
    ...puzzle,
    number,
    outcome: page.getByRole('region', { name: 'New puzzle' }),
    batch: page.getByRole('region', { name: 'Several at once' }),
    async choose(label: string, option: string) {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
    },
  };
}

test('a puzzle made by number has one solution, and the number makes it again', async ({
  page,
}) => {
  const make = await openMake(page, 'sudoku');
  await make.choose('Size', '6');
  await make.number.fill('123');
  await make.button('Make this one').click();
  await expect(make.outcome).toHaveText(/^Made: (easy|medium|hard|fiendish), \d+\.$/);
  await make.expectVerdict('unique');
  const first = await make.text.inputValue();
  expect(first).toContain('no. 123');
  await make.button('Make a puzzle').click();
  await expect(make.text).not.toHaveValue(first);
  await expect(make.outcome).toHaveText(/^Made/);
  await make.number.fill('123');
  await page.keyboard.press('Enter');
  await expect(make.text).toHaveValue(first);
});

test('making can be cancelled, and the board stays', async ({ page }) => {
  const make = await openMake(page, 'sudoku');
  await make.choose('Size', '25');
  const before = await make.text.inputValue();
  await make.button('Make a puzzle').click();
  await make.button('Cancel').click();
  await expect(make.button('Make a puzzle')).toBeVisible();
  await expect(make.text).toHaveValue(before);
});

test('a batch is listed, opened with the keyboard and saved as text', async ({ page }) => {
  const make = await openMake(page, 'kurosu');
  await make.choose('Difficulty', 'easy');
  await make.number.fill('500');
  await make.batch.getByRole('textbox', { name: 'How many' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(make.batch.getByText(/^3 puzzles made/)).toBeVisible();
  const lines = make.batch.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(2)).toContainText('no. 502');

  const coming = page.waitForEvent('download');
  await make.batch.getByRole('button', { name: 'Download as text' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('kurosu-6x6-easy.txt');
  const texts = (await readFile(await file.path(), 'utf8')).split('%%\n');
  expect(texts).toHaveLength(3);

  await lines.nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(make.text).toHaveValue(texts[1] ?? '');
  await make.expectVerdict('unique');
  await expect(lines.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await make.button('Undo').click();
  await expect(make.text).not.toHaveValue(texts[1] ?? '');
  await expect(lines).toHaveCount(3);
});

test('a cancelled batch keeps what there is', async ({ page }) => {
  const make = await openMake(page, 'kurosu');
  await make.batch.getByRole('textbox', { name: 'How many' }).fill('50');
  await make.button('Make them').click();
  await expect(make.batch.getByRole('listitem')).not.toHaveCount(0);
  await make.button('Cancel').click();
  await expect(make.batch.getByText(/Stopped before all 50\.$/)).toBeVisible();
  await expect(make.batch.getByRole('listitem')).not.toHaveCount(0);
  await expect(make.button('Make them')).toBeEnabled();
});

test('a batch is printed without the rest of the page', async ({ page }) => {
  // The browser's own window would wait for a person.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const make = await openMake(page, 'sujiko');
  await make.batch.getByRole('textbox', { name: 'How many' }).fill('2');
  await make.button('Make them').click();
  await expect(make.batch.getByText(/^2 puzzles made/)).toBeVisible();
  await make.batch.getByRole('button', { name: 'Print' }).click();
  const sheets = page.locator('.sheets');
  await expect(sheets).toBeAttached();
  await expect(sheets).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheets.getByRole('heading', { name: /^Sujiko/ })).toHaveCount(2);
  await expect(sheets.getByRole('img', { name: /^Answer of/ })).toHaveCount(2);
  await expect(make.batch).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheets).not.toBeAttached();
  await expect(make.batch).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the panel', async ({ page }) => {
      const make = await openMake(page, 'sujiko');
      await make.batch.getByRole('textbox', { name: 'How many' }).fill('2');
      await make.button('Make them').click();
      await expect(make.batch.getByText(/^2 puzzles made/)).toBeVisible();
      await make.batch.getByRole('listitem').first().getByRole('button').click();
      await make.expectVerdict('unique');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}

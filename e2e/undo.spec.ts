import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH, butFirst } from './thorough.ts';

/** A board with three digits in its first cells. */
async function openTyped(page: Page) {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', '2', '3');
  return sudoku;
}

test.describe('where Ctrl+Z is meant for something else, the board stays as it is', () => {
  test('in the SMT-LIB text', async ({ page }) => {
    const sudoku = await openTyped(page);
    await page.getByRole('tab', { name: 'SMT-LIB' }).click();
    const editor = page.getByRole('textbox', { name: /SMT-LIB/ });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('; hello');
    await expect(editor).toContainText('; hello');
    await page.keyboard.press('Control+z');
    await expect(editor).not.toContainText('; hello');
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Control+z');
    expect((await sudoku.shown()).slice(0, 3)).toEqual(['1', '2', '3']);
  });

  test('behind a dialog', { tag: THOROUGH }, async ({ page }) => {
    const sudoku = await openTyped(page);
    await sudoku.button('Settings').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    expect((await sudoku.shown()).slice(0, 3)).toEqual(['1', '2', '3']);
  });
});

test(
  'Ctrl+Z takes a step back after a layer was chosen, too',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openTyped(page);
    await sudoku.choose('Setting');
    await page.keyboard.press('Control+z');
    await expect(sudoku.cell(2)).toHaveText('');
    expect((await sudoku.shown()).slice(0, 3)).toEqual(['1', '2', '']);
  },
);

for (const [index, [how, leave]] of (
  [
    ['a reload', (page) => page.reload()],
    [
      'a way over another page',
      async (page) => {
        await page.getByRole('link', { name: 'My puzzles' }).click();
        await expect(page.getByRole('heading', { name: 'My puzzles' })).toBeVisible();
        await page.goBack();
      },
    ],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]
).entries()) {
  test(`what was cleared comes back by Undo after ${how}`, butFirst(index), async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    await sudoku.cell(0).click();
    await sudoku.press('4', 'ArrowRight', '9');
    const before = await sudoku.shown();
    expect(before.slice(0, 2)).toEqual(['4', '9']);
    await sudoku.button('Clear my marks').click();
    await expect(sudoku.cell(0)).toHaveText('');
    await leave(page);
    await expect(sudoku.button('Undo')).toBeEnabled();
    await sudoku.button('Undo').click();
    await expect(sudoku.cell(0)).toHaveText('4');
    expect(await sudoku.shown()).toEqual(before);
    // And on it goes, both ways.
    await sudoku.button('Undo').click();
    await expect(sudoku.cell(1)).toHaveText('');
    await sudoku.button('Redo').click();
    await sudoku.button('Redo').click();
    await expect(sudoku.cell(0)).toHaveText('');
    await expect(sudoku.button('Redo')).toBeDisabled();
  });
}

test(
  'what is written into the puzzle text stays while the board changes, until it is put back',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.text.fill('53..7....\n6..195...');
    await sudoku.cell(0).click();
    await sudoku.press('5');
    await expect(sudoku.cell(0)).toHaveText('5');
    await expect(sudoku.text).toHaveValue('53..7....\n6..195...');
    await sudoku.button('Reset to the board').click();
    await expect(sudoku.text).toHaveValue(/^5\.{8}/);
    await expect(sudoku.button('Reset to the board')).toHaveCount(0);
    await sudoku.cell(1).click();
    await sudoku.press('6');
    await expect(sudoku.text).toHaveValue(/^56\.{7}/);
  },
);

import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH, butFirst } from './thorough.ts';

/** Presses a button by the keyboard, as somebody without a mouse does. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** What has the keyboard: a cell of the board, another control, or nothing but the page. */
const holder = (page: Page): Promise<'board' | 'control' | 'page'> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'page';
    return activeElement.matches('[role=gridcell]') ? 'board' : 'control';
  });

const newspaper = pack(exampleOf('sudoku', 'newspaper').text);

test('what was pressed and is gone leaves the keyboard on the board', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await enter(page, 'Try an example');
  await expect(sudoku.cell(0)).toBeVisible();
  await expect.poll(() => holder(page)).toBe('board');
  await page.goto(`./#/sudoku/${newspaper}`);
  await sudoku.cell(0).click();
  await sudoku.press('4');
  await enter(page, 'Undo');
  await expect(sudoku.button('Undo')).toBeDisabled();
  await expect.poll(() => holder(page)).toBe('board');
  await page.keyboard.press('9');
  await expect(sudoku.cell(0)).toHaveText('9');
  await enter(page, 'Solve');
  await expect(sudoku.button('Keep answers')).toBeVisible();
  await enter(page, 'Keep answers');
  await expect.poll(() => holder(page)).toBe('board');
});

test('beside the board it stays beside the board', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load('12..\n....\n....\n....');
  await sudoku.button('Solve').click();
  await page.getByRole('tab', { name: 'Proof' }).click();
  await enter(page, 'What is certain');
  await expect(page.getByRole('tabpanel')).toContainText(/certain/);
  await expect.poll(() => holder(page)).toBe('control');
  const isBeside = () =>
    page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null);
  expect(await isBeside()).toBe(true);
});

test(
  'in My puzzles it stays with the puzzles, and a name is taken wherever it goes',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    await sudoku.press('5');
    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    await enter(page, /^Rename Sudoku, /);
    await page.keyboard.press('Escape');
    await expect.poll(() => holder(page)).toBe('control');
    await enter(page, /^Rename Sudoku, /);
    await page.keyboard.type('Mine');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await expect.poll(() => holder(page)).toBe('control');
    await enter(page, 'Rename Mine');
    await page.keyboard.type('Yours');
    await page.getByRole('heading', { name: 'My puzzles' }).click();
    await expect(page.getByRole('heading', { name: 'Yours' })).toBeVisible();
    await enter(page, 'Delete Yours');
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect.poll(() => holder(page)).toBe('control');
    await enter(page, 'Bring back Yours');
    await expect(page.getByRole('heading', { name: 'Yours' })).toBeVisible();
    await expect.poll(() => holder(page)).toBe('control');
  },
);

for (const [index, [how, leave]] of (
  [
    ['a reload', (page) => page.reload()],
    ['Back and Forward', (page) => page.goBack().then(() => page.goForward())],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]
).entries()) {
  test(
    `a number typed into a clue's box, and not entered yet, is kept over ${how}`,
    butFirst(index),
    async ({ page }) => {
      const sujiko = driver(page);
      await page.goto('./#/');
      await sujiko.open('sujiko');
      await sujiko.button('circle A: not known').click();
      await page.keyboard.type('13');
      await leave(page);
      await expect(sujiko.text).toHaveValue(/^13/m);
    },
  );
}

import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import type { Page } from '@playwright/test';

const { text, answers } = exampleOf('sujiko', 'sujiko DT_3072');
const answer = answers[0] ?? [];

async function openLens(page: Page) {
  const board = driver(page);
  await board.open('sujiko');
  await board.load(text);
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  const editor = page.getByRole('textbox', { name: 'SMT-LIB text' });
  await expect(editor).toContainText('(declare-const V0 Int)');
  const put = async (script: string) => {
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(script);
  };
  return { ...board, editor, put, panel: page.getByRole('tabpanel') };
}

test('the text is run as it stands, and its model laid over the board', async ({ page }) => {
  const lens = await openLens(page);
  await lens.button('Run').click();
  await expect(lens.panel).toContainText('sat: 9 of 9 cells laid over the board.', {
    timeout: 60_000,
  });
  await lens.expectAnswer(answer);
  await expect(lens.panel).toContainText('9 unknowns, ');
  await expectAccessible(page);
  await lens.button('Take it off').click();
  await lens.expectAnswer(answer.map((value, cell) => (cell === 8 ? value : '')));
});

test('a text of one’s own is run, errors are at their line, and the puzzle’s own comes back', async ({
  page,
}) => {
  const lens = await openLens(page);
  await lens.put('(declare-const V0 Int)\n(assert (= W 1))\n(assert (= V0 4))\n(check-sat)');
  await lens.button('Run').click();
  const printed = page.getByRole('list', { name: 'What Z3 printed' });
  await expect(printed).toContainText('line 2 column 11: unknown constant W', { timeout: 60_000 });
  await expect(lens.cell(0)).toHaveAttribute('data-value', '4');
  await lens.button('Back to the puzzle’s own text').click();
  await expect(lens.editor).toContainText('sujiko DT_3072');
});

test('assertions that cannot hold together are named', async ({ page }) => {
  const lens = await openLens(page);
  await lens.put(
    '(declare-const V0 Int)\n(assert (! (< V0 2) :named small))\n(assert (! (> V0 2) :named large))\n(check-sat)',
  );
  await lens.button('Run').click();
  await expect(lens.panel).toContainText('These cannot hold together:', { timeout: 60_000 });
  await expect(lens.button('small')).toBeVisible();
  await expect(lens.button('large')).toBeVisible();
});

test('a line lights its cells, and a cell its lines', async ({ page }) => {
  const lens = await openLens(page);
  await lens.editor.getByText('(declare-const V4 Int)').hover();
  await expect(page.locator('.board-lit')).toHaveCount(1);
  await lens.cell(2).click();
  await expect(lens.panel).toContainText('lines speak of row 1, column 3 (V2).');
  await page.getByRole('button', { name: 'Next line' }).click();
});

test('an edit of the board changes the text, and marks the lines', async ({ page }) => {
  const lens = await openLens(page);
  await lens.cell(0).click();
  await lens.press('9');
  await expect(lens.editor).toContainText('(assert (= V0 9))');
  await expect(lens.editor.locator('.smt-changed')).toHaveText('(assert (= V0 9))');
});

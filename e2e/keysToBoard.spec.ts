import { expect, test } from './driver.ts';
import { openSudoku } from './player.ts';
import { THOROUGH } from './thorough.ts';

test('whatever was pressed with the mouse, digits and arrows go to the board', async ({ page }) => {
  const sudoku = await openSudoku(page);
  const presses: readonly [name: string, press: () => Promise<void>][] = [
    ['Undo', () => sudoku.button('Undo').click()],
    ['Hint', () => sudoku.button('Hint').click()],
    ['Candidates', () => sudoku.button('Candidates').click()],
    ['Try', () => sudoku.button('Try').click()],
    ['a tab', () => page.getByRole('tab', { name: 'Rules' }).click()],
    ['the page', () => page.mouse.click(4, 300)],
  ];
  for (const [name, press] of presses) {
    await sudoku.cell(0).click();
    await sudoku.press('4');
    await expect(sudoku.cell(0), name).toHaveText('4');
    await press();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    await expect(sudoku.cell(1), name).toHaveText('3');
    await sudoku.press('Delete', 'ArrowLeft', 'Delete');
    await expect(sudoku.cell(0), name).toHaveText('');
  }
  for (const name of ['Solve', 'Hide answer', 'Keep answers']) {
    if (name === 'Keep answers') await sudoku.button('Solve').click();
    await sudoku.cell(0).click();
    await sudoku.button(name).click();
    await page.keyboard.press('ArrowRight');
    await expect(sudoku.cell(1), name).toBeFocused();
  }
});

test(
  'arrows after choosing a mode with the mouse move on the board, and the mode stays',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    await sudoku.cell(0).click();
    await sudoku.choose('Setting');
    await sudoku.choose('Playing');
    await page.keyboard.press('ArrowRight');
    await expect(sudoku.cell(1)).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
    await page.keyboard.press('x');
    await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  },
);

test(
  'a control that was reached with Tab keeps its own keys, and gives digits to the board',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    await sudoku.cell(0).click();
    await sudoku.press('4');
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: 'Playing' }).focus();
    await sudoku.press('ArrowLeft', 'ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Setting' })).toBeChecked();
    await sudoku.press('ArrowRight', 'ArrowRight');
    await sudoku.button('Undo').focus();
    await page.keyboard.press('Space');
    await expect(sudoku.cell(0)).toHaveText('');
    await sudoku.button('Hint').focus();
    await page.keyboard.press('5');
    await expect(sudoku.cell(0)).toHaveText('5');
    await expect(sudoku.cell(0)).toBeFocused();
  },
);

test('what is typed into a field stays in the field', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = await openSudoku(page);
  await sudoku.cell(0).click();
  await page.getByRole('tab', { name: 'Make' }).click();
  const number = page.getByRole('textbox', { name: 'No.', exact: true });
  await number.click();
  await page.keyboard.type('77');
  await expect(number).toHaveValue(/77/);
  await expect(sudoku.cell(0)).toHaveText('');
});

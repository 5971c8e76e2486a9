import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

test(
  'what all solutions share stays on the board while clues are typed, with a reason where one points',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load('12..\n....\n....\n....');
    await sudoku.choose('Setting');
    await page.getByRole('checkbox', { name: 'What is certain' }).check();
    await expect(page.locator('.certain-line')).toContainText('of 16 cells are the same');
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '');
    await sudoku.cell(2).click();
    await sudoku.press('3');
    // Not typed: the rest of the row is certain.
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '4');
    await expect(sudoku.cell(3)).not.toHaveAttribute('data-given');
    await sudoku.cell(3).hover();
    await expect(page.locator('.certain-line')).toContainText(
      /^Row 1, column 4 is 4 in every solution\. .*Row 1, column 4 is the last open cell/,
    );
    await sudoku.cell(4).hover();
    await expect(page.locator('.certain-line')).toContainText('Row 2, column 1 may be 3 or 4.');
    await sudoku.button('Undo').click();
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '');
    // Players see nothing of it, and find it again when they go back to setting.
    await sudoku.press('3');
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '4');
    await sudoku.choose('Playing');
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '');
    await page.reload();
    await sudoku.choose('Setting');
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '4');
  },
);

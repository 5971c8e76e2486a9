import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

// A printed grid that is typed row by row.

test('the board shows where the next digit goes, and Backspace takes back what was typed', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await expect(page.getByText('Type row by row; 0, a dot or space for a blank.')).toBeVisible();
  const caret = page.locator('.board-cursor');
  const expectNext = async (cell: number) => {
    const [drawn, there] = [await caret.boundingBox(), await sudoku.cell(cell).boundingBox()];
    expect(Math.abs((drawn?.x ?? 0) - (there?.x ?? 99))).toBeLessThan(4);
    expect(Math.abs((drawn?.y ?? 0) - (there?.y ?? 99))).toBeLessThan(4);
  };
  await sudoku.cell(7).click();
  await expectNext(7);
  await page.keyboard.type('12.4');
  await expectNext(11);
  const values = async () => (await sudoku.shown()).slice(7, 12);
  expect(await values()).toEqual(['1', '2', '', '4', '']);
  await sudoku.press('Backspace');
  await expectNext(10);
  await sudoku.press('Backspace', 'Backspace');
  await expectNext(8);
  expect(await values()).toEqual(['1', '', '', '', '']);
  // A step back from where the next digit goes is the last one, typed anew.
  await sudoku.press('5', 'ArrowLeft', '6');
  await expectNext(9);
  expect(await values()).toEqual(['1', '6', '', '', '']);
  await sudoku.press('Control+z', 'Control+z', 'Backspace');
  expect(await values()).toEqual(['1', '', '', '', '']);
});

test(
  'a printed grid is typed straight on, with dots, noughts or spaces for open cells',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
    await sudoku.cell(0).click();
    await page.keyboard.type('12.3 400');
    await expect.poll(sudoku.shown).toEqual([...'12', '', ...'3', '', '4', ...Array(10).fill('')]);
    // What was typed wrong is taken back and typed again; an arrow or a press means the cell itself.
    await sudoku.press('1', 'Backspace', '2', 'ArrowUp', '3');
    await sudoku.cell(0).click();
    await sudoku.press('4');
    const now = ['4', '2', '', '3', '3', '4', '', '', '2', ...Array(7).fill('')];
    await expect.poll(sudoku.shown).toEqual(now);
    await sudoku.button('Undo').click();
    await sudoku.press('1');
    await expect(sudoku.cell(0)).toHaveText('1');
  },
);

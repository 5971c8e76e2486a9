import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

test(
  'for the left hand the keys stand left of the board, and so does what opens over them',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    const boxOf = async (selector: string) =>
      (await page.locator(selector).boundingBox()) ?? { x: NaN, width: NaN };
    const areKeysLeft = async (): Promise<boolean> => {
      const [keys, board] = [await boxOf('.keypad'), await boxOf('.board-frame')];
      return keys.x + keys.width <= board.x;
    };
    expect(await areKeysLeft()).toBe(false);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /Left-handed/ }).check();
    await page.keyboard.press('Escape');
    await expect.poll(areKeysLeft).toBe(true);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(areKeysLeft).toBe(true);
    await sudoku.button('Hint').click();
    const [sheet, board] = [await boxOf('.panel-sheet[data-raised]'), await boxOf('.board-place')];
    expect(sheet.x).toBe(0);
    expect(sheet.width).toBeLessThanOrEqual(board.x);
    // It is kept.
    await page.reload();
    await expect.poll(areKeysLeft).toBe(true);
  },
);

import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH } from './thorough.ts';

// A game is not spoiled by a slip.

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test(
    'Solve is far from the keys, and one press beside it takes the answer off again',
    { tag: THOROUGH },
    async ({ page }) => {
      const sudoku = driver(page);
      await sudoku.open('sudoku');
      await sudoku.load(exampleOf('sudoku', 'A newspaper Sudoku').text);
      await sudoku.cell(0).tap();
      const keypad = page.getByRole('group', { name: 'Keypad' });
      await keypad.getByRole('button', { name: 'Enter 5' }).tap();
      const marked = await sudoku.shown();
      const boxOf = async (name: string) =>
        (await sudoku.button(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const keys = await keypad.boundingBox();
      const solve = await boxOf('Solve');
      expect((keys?.y ?? 0) - (solve.y + solve.height)).toBeGreaterThan(24);

      const board = await page.getByRole('grid').boundingBox();
      await sudoku.button('Solve').tap();
      await sudoku.expectVerdict('unique');
      expect(await page.getByRole('grid').boundingBox()).toEqual(board);
      const hide = await boxOf('Hide answer');
      // In the next row at most, and as far from the keys.
      expect(Math.abs(hide.y - solve.y)).toBeLessThan(64);
      expect((keys?.y ?? 0) - (hide.y + hide.height)).toBeGreaterThan(24);
      await sudoku.button('Hide answer').tap();
      expect(await sudoku.shown()).toEqual(marked);
    },
  );
});

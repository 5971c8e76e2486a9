import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

// Of boards that are not all in sight there is a picture that is.

/** A Kurosu, 20 wide and 20 high, with one given in its first cell. */
const LARGE = `${'.'.repeat(20)}\n`.repeat(20).replace('.', '1');

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test(
    'a press on the overview goes there, and it is gone where all is in sight',
    { tag: RELEASE },
    async ({ page }) => {
      const kurosu = driver(page);
      await kurosu.open('kurosu', pack(LARGE));
      const overview = page.getByRole('img', {
        name: /^Overview: rows 1 to 1\d and columns 1 to 1\d/,
      });
      await expect(overview).toBeVisible();
      const [first, last] = [kurosu.cell(0), kurosu.cell(399)];
      await expect(last).not.toBeInViewport();
      const board = await page.locator('.board-place').boundingBox();
      const picture = page.locator('.overview');
      const { x, y } = await middleOf(picture);
      await page.touchscreen.tap(x + 24, y + 24);
      await expect(last).toBeInViewport();
      await expect(first).not.toBeInViewport();
      await expect(picture).toHaveAccessibleName(/ to 20 and columns \d+ to 20 are in sight$/);
      // Its frame is taken along by a finger.
      const fingers = await fingersOn(page);
      await fingers.swipe({ x: x + 20, y: y + 20 }, { x: x - 26, y: y - 26 });
      await expect(first).toBeInViewport();
      await expectAccessible(page);
      await kurosu.button('Fit').tap();
      await expect(picture).toHaveCount(0);
      // Nothing moves for it.
      expect(await page.locator('.board-place').boundingBox()).toEqual(board);
    },
  );

  test('of a loop it has the clues and the lines', { tag: THOROUGH }, async ({ page }) => {
    const loop = driver(page);
    const blank = `${'.'.repeat(20)}\n`;
    await loop.open('slitherlink', pack(`3${blank.slice(1)}${blank.repeat(19)}`));
    const overview = page.getByRole('img', {
      name: /^Overview: rows 1 to 1\d and columns 1 to 1\d are in sight$/,
    });
    await expect(overview.locator('.overview-light')).toHaveAttribute('d', /^M[^M]*$/);
    const lines = overview.locator('.overview-lines');
    await expect(lines).toHaveAttribute('d', '');
    await loop.cell(0).press('l');
    await expect(lines).toHaveAttribute('d', /^M[^M]*h1$/);
  });

  test('a board that fits has no overview', { tag: THOROUGH }, async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku').text));
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
    await expect(page.locator('.overview')).toHaveCount(0);
  });
});

test(
  'an answer is laid over all of a large board, and taken away from all of it, in sight or not',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const kurosu = driver(page);
    // Lines of zeros and ones in turn, each the contrary of the one above.
    const row = (first: number) => Array.from({ length: 24 }, (_, at) => (at + first) % 2);
    const answer = Array.from({ length: 24 }, (_, line) => row(line % 2)).flat();
    const given = answer.map((value, cell) => (cell % 24 < 23 ? value : '.'));
    const lines = Array.from({ length: 24 }, (_, line) => given.slice(24 * line, 24 * line + 24));
    await kurosu.open('kurosu', pack(lines.map((line) => line.join('')).join('\n')));
    await expect(kurosu.cell(0)).toBeInViewport();
    await expect(kurosu.cell(575)).not.toBeInViewport();
    await kurosu.solve();
    await kurosu.expectAnswer(answer.map(String));
    await kurosu.button('Hide answer').click();
    await expect(page.locator('[role=gridcell][data-value=""]')).toHaveCount(24);
  },
);

test(
  'keys lead to no cell that is out of sight, or under the clues',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const paint = driver(page);
    await paint.open('paint-by-numbers', pack(exampleOf('paint-by-numbers').text));
    await expect(page.locator('.overview')).toBeVisible();
    await paint.cell(0).click();
    const focused = page.locator('[role=gridcell]:focus');
    const place = page.locator('.board-place');
    const clues = page.locator('.board-site[data-at=column]').first();
    for (const key of ['Control+End', 'Home', 'ArrowUp', 'Control+Home']) {
      await paint.press(...Array.from({ length: key === 'ArrowUp' ? 20 : 1 }, () => key));
      await expect(focused).toBeInViewport({ ratio: 0.95 });
      const [cell, around] = [await focused.boundingBox(), await place.boundingBox()];
      if (cell === null || around === null) throw new Error('Nothing to see');
      const under = await clues.boundingBox();
      expect(cell.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0) - 1);
      expect(cell.y + cell.height).toBeLessThanOrEqual(around.y + around.height + 1);
    }
  },
);

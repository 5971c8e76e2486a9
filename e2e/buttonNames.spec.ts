import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH } from './thorough.ts';

test.describe('where fingers point', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a finger that rests on a picture is told its name, and does nothing else', async ({
    page,
  }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    const fingers = await fingersOn(page);
    const name = page.locator('.button-name');
    const isTold = (words: string) => async () => {
      await expect(name).toHaveText(words);
      await expect(name).toBeInViewport({ ratio: 1 });
    };
    const open = page.locator('[role=gridcell][data-value=""]').first();
    // What cannot be pressed yet has a name as well.
    await expect(sudoku.button('Redo')).toBeDisabled();
    await fingers.hold(await middleOf(sudoku.button('Redo')), isTold('Redo'));

    const cell = Number(await open.getAttribute('data-cell'));
    await sudoku.cell(cell).tap();
    await expect(name).toHaveCount(0);
    await sudoku.button('Enter 1').tap();
    await expect(sudoku.cell(cell)).toHaveAttribute('data-value', '1');
    await fingers.hold(await middleOf(sudoku.button('Clear my marks')), isTold('Clear my marks'));
    await expect(sudoku.cell(cell)).toHaveAttribute('data-value', '1');
    await sudoku.button('Clear my marks').tap();
    await expect(sudoku.cell(cell)).toHaveAttribute('data-value', '');
    await expect(name).toHaveCount(0);
    // Above a dialog, too.
    await sudoku.button('Settings').tap();
    await fingers.hold(await middleOf(sudoku.button('Close')), isTold('Close'));
    await expect(sudoku.button('Close')).toBeVisible();
  });
});

test(
  'a picture with keyboard focus is named until Escape, and pointing names all of them',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    const name = page.locator('.button-name');
    await page.getByRole('link', { name: 'My puzzles' }).focus();
    await sudoku.press('Tab');
    await expect(name).toHaveText('Settings');
    await sudoku.press('Tab');
    await expect(name).toHaveText('Theme: auto');
    await expectAccessible(page);
    await sudoku.press('Enter');
    await expect(name).toHaveText('Theme: light');
    await sudoku.press('Escape');
    await expect(name).toHaveCount(0);
    const unnamed = await page
      .locator(':is(button, a):has(> svg:only-child)')
      .evaluateAll((found) =>
        found.filter((each) => each.textContent.trim() === '' && !each.hasAttribute('title')),
      );
    expect(unnamed).toHaveLength(0);
  },
);

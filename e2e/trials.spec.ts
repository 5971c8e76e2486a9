import { driver, expect, test } from './driver.ts';
import { openSudoku } from './player.ts';
import { THOROUGH, RELEASE } from './thorough.ts';
import { SMALL_WINDOWS, WINDOWS } from './windows.ts';

test('a trial is kept or thrown away, two deep, and says whether it contradicts', async ({
  page,
}) => {
  const sudoku = await openSudoku(page);
  const check = page.getByRole('region', { name: 'Verdict' }).locator('[aria-live]');
  await sudoku.button('Try').click();
  await sudoku.cell(0).click();
  await sudoku.press('4');
  await expect(sudoku.cell(0)).toHaveAttribute('data-trial', '1');
  await sudoku.button('Check for a contradiction').click();
  await expect(check).toHaveText('It can still be completed.');
  await sudoku.button('Try, 2 deep').click();
  await expect(check).toHaveText('');
  await sudoku.cell(2).click();
  await sudoku.press('3');
  await expect(sudoku.cell(2)).toHaveAttribute('data-trial', '2');
  await expect(sudoku.cell(0)).toHaveAttribute('data-trial', '1');
  await sudoku.button('Check for a contradiction').click();
  await expect(check).toHaveText('This leads to a contradiction.');

  await sudoku.button('Discard').click();
  await expect(sudoku.cell(2)).toHaveAccessibleName('row 1, column 3, empty');
  await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, your mark 4, on trial 1');
  await sudoku.button('Undo').click();
  await expect(sudoku.cell(2)).toHaveAttribute('data-trial', '2');
  await sudoku.button('Redo').click();
  await sudoku.button('Keep').click();
  await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, your mark 4');
  await expect(sudoku.button('Keep')).toBeHidden();
});

test(
  'nothing moves or is covered while something is tried, however deep',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    const place = async (part: string) => page.locator(part).first().boundingBox();
    const places = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const parts = ['[role=grid]', '.keypad', '.puzzle-tools', '.mode-bar', '.puzzle-answers'];
      return Promise.all(parts.map(place));
    };
    for (const [width, height] of [...WINDOWS, ...SMALL_WINDOWS]) {
      await page.setViewportSize({ width, height });
      const before = await places();
      for (const label of ['Try', 'Try, 2 deep']) {
        await sudoku.button(label).click();
        expect(await places()).toEqual(before);
        const [bar, tools] = [await place('.trial-bar'), await place('.puzzle-tools')];
        if (bar === null || tools === null) throw new Error('It is not on the page');
        expect(bar.x + bar.width <= tools.x || bar.y + bar.height <= tools.y).toBe(true);
      }
      await sudoku.button('Discard').click();
      await sudoku.button('Discard').click();
      expect(await places()).toEqual(before);
    }
  },
);

test(
  'what is tried in a picture is hatched, and gone with one press',
  { tag: RELEASE },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    const picture = driver(page);
    await picture.open('paint-by-numbers');
    await picture.choose('Playing');
    await picture.cell(0).click();
    await picture.button('Try').click();
    await picture.drag([1, 2, 3]);
    const tried = page.locator('[role=gridcell][data-trial="1"]');
    await expect(tried).toHaveCount(3);
    const drawn = (cell: number) =>
      picture
        .cell(cell)
        .locator('.board-value')
        .evaluate((value) => getComputedStyle(value).backgroundImage);
    expect(await drawn(0)).toBe('none');
    expect(await drawn(1)).toContain('repeating-linear-gradient');
    await picture.button('Discard').click();
    await expect(tried).toHaveCount(0);
    await expect(picture.cell(0)).toHaveAttribute('data-value', '1');
    await expect(picture.cell(1)).toHaveAttribute('data-value', '');
  },
);

test(
  'clues that contradict are not blamed on what is tried',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load('11..\n....\n....\n....\n');
    await sudoku.choose('Playing');
    await sudoku.button('Try').click();
    await sudoku.cell(2).click();
    await sudoku.press('3');
    await sudoku.button('Check for a contradiction').click();
    await expect(page.getByText('The clues contradict already, whatever is tried.')).toBeVisible();
  },
);

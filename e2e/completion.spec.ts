import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack, picturedOf } from './examples.ts';
import { ending, fill, openCells, openSmall, SMALL, solved } from './play.ts';
import type { Driver } from './play.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

/** Goes from the start page to the puzzle that is pictured there. */
async function playFirst(page: Page, name: string): Promise<Driver> {
  await page.goto('./');
  await page.getByRole('link', { name: `Play this ${name}` }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  return driver(page);
}

test('a Sujiko is played from the start page to its ending by keyboard', async ({ page }) => {
  const sujiko = await playFirst(page, 'Sujiko');
  const [answer = []] = picturedOf('sujiko').answers;
  await sujiko.cell(0).focus();
  await sujiko.press('Control+Home');
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      await sujiko.press(answer[3 * row + column] ?? '', 'ArrowRight');
    }
    await sujiko.press('Home', 'ArrowDown');
  }
  await expect(solved(page)).toBeVisible();
  await expect(sujiko.cell(6)).toBeFocused();
  await sujiko.press('Escape');
  await expect(solved(page)).toBeHidden();
});

test(
  'a picture is painted by drags: blank cells may be left open',
  { tag: RELEASE },
  async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers', pack('5 5\n1\n3\n5\n3\n1\n1\n3\n5\n3\n1'));
    for (const [row, from, to] of [
      [0, 2, 2],
      [1, 1, 3],
      [2, 0, 4],
      [3, 1, 3],
      [4, 2, 2],
    ] as const) {
      await expect(solved(page)).toBeHidden();
      await paint.drag(Array.from({ length: to - from + 1 }, (_, step) => 5 * row + from + step));
    }
    await expect(solved(page)).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test(
    'a Suguru is played from the start page to its ending by touch',
    { tag: RELEASE },
    async ({ page }) => {
      const suguru = await playFirst(page, 'Suguru');
      const [answer = []] = exampleOf('suguru').answers;
      const key = (value: string) => suguru.button(`Enter ${value}`);
      await expect(key('1')).toHaveAccessibleDescription('9 left');
      for (const cell of await openCells(page)) {
        await suguru.cell(cell).tap();
        await key(answer[cell] ?? '').tap();
      }
      await expect(solved(page)).toBeVisible();
      await expect(key('1')).toHaveAccessibleDescription('0 left');
      await page.getByRole('link', { name: 'All puzzles' }).tap();
      await expect(page.getByRole('heading', { name: 'Every answer is proved.' })).toBeVisible();
    },
  );
});

test(
  'the ending comes once, covers no cell, and comes again only after another one',
  { tag: THOROUGH },
  async ({ page }) => {
    // All of the page is seen, so that nothing scrolls.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const sudoku = await openSmall(page);
    const [answer = []] = SMALL.answers;
    const [last = -1] = await fill(sudoku, answer, 1);
    const board = page.getByRole('grid');
    await sudoku.cell(last).click();
    const place = await board.boundingBox();
    await sudoku.press(answer[last] ?? '');
    await expect(solved(page)).toBeVisible();
    expect(await board.boundingBox()).toEqual(place);
    const [said, cells] = [await ending(page).boundingBox(), place];
    if (said === null || cells === null) throw new Error('Nothing to see');
    expect(said.y >= cells.y + cells.height || said.x >= cells.x + cells.width).toBe(true);
    await expect(ending(page)).toContainText(/\d:\d\d, without a hint/);
    await expect(ending(page)).toContainText('It is the only solution.');
    await expect(sudoku.status).toHaveText('One solution.');
    await ending(page).getByRole('button', { name: 'Close' }).click();
    await expect(sudoku.status).not.toContainText('Press Solve');
    await sudoku.cell(last).click();
    await sudoku.press(answer[last] ?? '');
    await expect(solved(page)).toBeHidden();
    await sudoku.button('Undo').click();
    await expect(sudoku.cell(last)).toHaveAttribute('data-value', '');
    await sudoku.button('Redo').click();
    await expect(solved(page)).toBeVisible();
    await page.reload();
    await expect(sudoku.cell(last)).toHaveAttribute('data-value', answer[last] ?? '');
    await expect(solved(page)).toBeHidden();
  },
);

test(
  'hints are counted, and an answer that was shown is owned up to',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSmall(page);
    const [answer = []] = SMALL.answers;
    const last = await fill(sudoku, answer, 2);
    await sudoku.button('Hint').click();
    await page.getByRole('button', { name: 'Why' }).click({ timeout: 60_000 });
    for (const cell of last) {
      await sudoku.cell(cell).click();
      await sudoku.press(answer[cell] ?? '');
    }
    await expect(ending(page)).toContainText('with 1 hint.');
    await ending(page).getByRole('button', { name: 'Close' }).click();
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    await sudoku.button('Hide answer').click();
    await sudoku.cell(last[0] ?? 0).click();
    await sudoku.press('Delete', answer[last[0] ?? 0] ?? '');
    await expect(ending(page)).toContainText('with the answer shown.');
  },
);

test(
  'a full board that is wrong says how many cells only where it is asked',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSmall(page);
    const [answer = []] = SMALL.answers;
    const [last = -1] = await fill(sudoku, answer, 1);
    await sudoku.cell(last).click();
    await sudoku.press(answer[last] === '1' ? '2' : '1');
    await expect(ending(page)).toContainText('All filled in, but something is wrong.');
    await ending(page).getByRole('button', { name: 'Check' }).click();
    await expect(ending(page)).toContainText('1 cell is wrong.', { timeout: 60_000 });
    await expect(sudoku.cell(last)).not.toHaveAccessibleName(/the hint is about this cell/);
    await ending(page).getByRole('button', { name: 'Show where' }).click();
    await expect(sudoku.cell(last)).toHaveAccessibleName(/the hint is about this cell/);
    await sudoku.cell(last).click();
    await sudoku.press(answer[last] ?? '');
    await expect(solved(page)).toBeVisible();
  },
);

test(
  'the next puzzle is of the same type and size, and there to be played',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSmall(page);
    const [answer = []] = SMALL.answers;
    await fill(sudoku, answer);
    await ending(page).getByRole('button', { name: 'Next puzzle' }).click();
    await expect(sudoku.text).not.toHaveValue(SMALL.text, { timeout: 60_000 });
    await expect(page.locator('[role=gridcell]')).toHaveCount(16);
    await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
    await expect(solved(page)).toBeHidden();
    await expect(page.getByRole('timer')).toHaveText('0:00');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    const first = await sudoku.text.inputValue();
    expect(first).toMatch(/made \d+, seed \d+/);
    await page.reload();
    await expect(sudoku.text).toHaveValue(first);
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  },
);

test('axe finds nothing wrong with an ending', { tag: RELEASE }, async ({ page }) => {
  const sudoku = await openSmall(page);
  const [answer = []] = SMALL.answers;
  const [last = -1] = await fill(sudoku, answer, 1);
  await sudoku.cell(last).click();
  await sudoku.press(answer[last] === '1' ? '2' : '1');
  await expect(ending(page)).toContainText('All filled in, but');
  await expectAccessible(page);
  await sudoku.press(answer[last] ?? '');
  await expect(solved(page)).toBeVisible();
  await expectAccessible(page);
});

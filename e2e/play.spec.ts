import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { ending, fill, openCells, openSmall, SMALL, solved } from './play.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

/** Has the tab go out of sight, or come back. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('the time runs, stands still out of sight and at the end, and is kept', async ({ page }) => {
  await page.clock.install();
  const sudoku = await openSmall(page);
  const time = page.getByRole('timer');
  await expect(time).toHaveText('0:00');
  // Until the first mark nobody plays.
  await page.clock.runFor(65_000);
  await expect(time).toHaveText('0:00');
  const open = (await sudoku.shown()).indexOf('');
  await sudoku.cell(open).click();
  await sudoku.press(SMALL.answers[0]?.[open] ?? '');
  await page.clock.runFor(65_000);
  await expect(time).toHaveText(/^1:0\d$/);
  await turn(page, 'hidden');
  await page.clock.runFor(600_000);
  await turn(page, 'visible');
  await page.clock.runFor(1000);
  await expect(time).toHaveText(/^1:[01]\d$/);
  const [answer = []] = SMALL.answers;
  await fill(sudoku, answer);
  await expect(solved(page)).toBeVisible();
  await expect(ending(page)).toContainText(/\d:\d\d, without a hint/);
  const [end = ''] = /\d:\d\d/.exec((await ending(page).textContent()) ?? '') ?? [];
  await expect(time).toHaveText(end);
  await page.clock.runFor(600_000);
  await expect(time).toHaveText(end);
  await page.reload();
  await expect(time).toHaveText(end);
  await page.clock.runFor(5000);
  await expect(time).toHaveText(end);
});

test(
  'the time is hidden by one press, moves nothing, and stays hidden',
  { tag: RELEASE },
  async ({ page }) => {
    // All of the page is seen, so that nothing scrolls.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const sudoku = await openSmall(page);
    await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    const place = await page.getByRole('grid').boundingBox();
    await sudoku.button('Hide the time').click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    expect(await page.getByRole('grid').boundingBox()).toEqual(place);
    await page.reload();
    await expect(sudoku.button('Show the time')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await sudoku.button('Show the time').click();
    await expect(page.getByRole('timer')).toBeVisible();
    await sudoku.choose('Setting');
    await expect(page.getByRole('timer')).toBeHidden();
    expect(await page.getByRole('grid').boundingBox()).toEqual(place);
  },
);

test('what is there to be solved opens in Playing, and an empty board in Setting', async ({
  page,
}) => {
  const sudoku = driver(page);
  const mode = (name: string) => page.getByRole('radio', { name });
  await sudoku.open('sudoku');
  await expect(mode('Setting')).toBeChecked();
  await sudoku.button('Try an example').click();
  await expect(mode('Playing')).toBeChecked();
  await sudoku.choose('Setting');
  await sudoku.button('A small Sudoku').click();
  await expect(mode('Playing')).toBeChecked();
  await sudoku.choose('Setting');
  await sudoku.load(SMALL.text);
  await expect(mode('Setting')).toBeChecked();
  await sudoku.button('Clear the board').click();
  await expect(mode('Setting')).toBeChecked();
  await sudoku.load(SMALL.text);
  await expect(mode('Playing')).toBeChecked();
});

test(
  'the cells that go with the cursor are marked under it, and the keys count',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSmall(page);
    await sudoku.cell(0).click();
    const same = page.locator('.board-same');
    const reach = page.locator('.board-reach');
    const [first] = await openCells(page);
    await sudoku.cell(first ?? 0).click();
    await expect(same).toHaveCount(0);
    await expect(reach).toHaveCount(8);
    const [answer = []] = SMALL.answers;
    const value = answer[first ?? 0] ?? '';
    const key = sudoku.button(`Enter ${value}`);
    const before = Number((await key.getAttribute('data-left')) ?? 'NaN');
    await sudoku.press(value);
    await expect(key).toHaveAccessibleDescription(`${before - 1} left`);
    await expect(same).toHaveCount(4 - (before - 1));
    await sudoku.choose('Setting');
    await expect(reach).toHaveCount(0);
    await expect(same).toHaveCount(0);
    await expect(page.locator('.key-left')).toHaveCount(0);
  },
);

test('each setting does what it says, and is remembered', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = await openSmall(page);
  const [first = -1, second = -1] = await openCells(page);
  const [answer = []] = SMALL.answers;
  await sudoku.cell(first).click();
  await sudoku.press(answer[first] ?? '');
  await sudoku.cell(second).click();
  await sudoku.press(answer[first] ?? '');
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        ['.board-same', '.board-reach', '.key-left', '[role=timer]', '[data-broken]'].map(
          async (what) => [what, (await page.locator(what).count()) > 0] as const,
        ),
      ),
    );
  await expect.poll(async () => Object.values(await counts())).toEqual(Array(5).fill(true));
  await sudoku.button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sudoku.button('Settings')).toBeFocused();
  await expect.poll(async () => Object.values(await counts())).toEqual(Array(5).fill(false));
  await page.reload();
  await expect(sudoku.cell(second)).toHaveAttribute('data-value', answer[first] ?? '');
  await sudoku.cell(second).click();
  await expect.poll(async () => Object.values(await counts())).toEqual(Array(5).fill(false));
});

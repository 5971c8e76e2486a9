import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { library } from './library.ts';
import { holdBack } from './holdBack.ts';
import { THOROUGH } from './thorough.ts';

// The page's address: what it opens, and what is written into it.

const SUDOKU = `#/sudoku/${pack(exampleOf('sudoku', 'newspaper').text)}`;
const OTHER = `#/sudoku/${pack(exampleOf('sudoku', 'small').text)}`;

const openCell = (page: Page) => page.locator('[role=gridcell][data-value=""]').first();

/** Begins a puzzle and waits until it is in the library. */
async function begin(page: Page, hash: string, value: string): Promise<string> {
  await page.goto(`./${hash}`);
  const number = (await openCell(page).getAttribute('data-cell')) ?? '';
  await openCell(page).click();
  await page.keyboard.press(value);
  await expect(page.locator(`[data-cell="${number}"]`)).toHaveAttribute('data-value', value);
  await library(page);
  return number;
}

test('a link that is reloaded at once, or as soon as its board stands, shows the same puzzle, begun or not', async ({
  page,
}) => {
  await begin(page, SUDOKU, '1');
  // The latest entry of its type.
  const number = await begin(page, OTHER, '2');
  for (const [hash, count] of [
    [SUDOKU, 81],
    [OTHER, 16],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(page.getByRole('gridcell')).toHaveCount(count);
    await page.reload();
    await expect(page.getByRole('gridcell')).toHaveCount(count);
    // Before it is known what the address names.
    await page.goto('about:blank');
    await page.goto(`./${hash}`, { waitUntil: 'commit' });
    // Chromium refuses to reload a page that it has not made the active one yet.
    await page.evaluate(() => document.readyState);
    await page.reload();
    await expect(page.getByRole('gridcell')).toHaveCount(count);
    // Late results do not change it.
    await expect(page.getByRole('status').filter({ hasText: 'One solution' })).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(count);
  }
  await expect(page.locator(`[data-cell="${number}"]`)).toHaveAttribute('data-value', '2');
});

test(
  'while a puzzle is looked up, nothing that is typed goes into its address',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto(`./${SUDOKU}`);
    await expect(page.getByRole('gridcell')).toHaveCount(81);
    const sujiko = `#/sujiko/${pack(exampleOf('sujiko').text)}`;
    const release = await holdBack(page, /assets\/sujiko-/);
    await page.evaluate((hash) => void (location.hash = hash), sujiko);
    const written = await page.evaluate(() => {
      const replace = history.replaceState.bind(history);
      const all: unknown[] = [];
      history.replaceState = (...given) => {
        all.push(location.hash);
        replace(...given);
      };
      Object.assign(window, { written: all });
      return all.length;
    });
    expect(written).toBe(0);
    await page.keyboard.press('5');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => location.hash)).toBe(sujiko);
    expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([]);
    release();
    await expect(page.getByRole('grid', { name: 'Sujiko' })).toBeVisible();
  },
);

test(
  'a link with something behind it opens, and the address is mended',
  { tag: THOROUGH },
  async ({ page }) => {
    for (const tail of ['.', ')', '?utm_source=x', '&fbclid=1', '%20', '\u200B']) {
      await page.goto('about:blank');
      await page.goto(`./${SUDOKU}${tail}`);
      await expect(page.getByRole('gridcell')).toHaveCount(81);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/sudoku\/1\.[\w-]+$/);
    }
  },
);

test('a link that cannot be read stays in the address until somebody edits the board', async ({
  page,
}) => {
  const puzzle = driver(page);
  const damaged = `${SUDOKU.slice(0, 30)}${SUDOKU.slice(40)}`;
  await puzzle.open('sudoku', damaged.slice('#/sudoku/'.length));
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => location.hash)).toBe(damaged);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  expect(await page.evaluate(() => location.hash)).toBe(damaged);
  await puzzle.cell(0).click();
  await page.keyboard.press('5');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(damaged);
});

test(
  'a press and keys while the page loads, and a mouse that goes over the board, write nowhere else',
  { tag: THOROUGH },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('./#/sudoku', { waitUntil: 'commit' });
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const box = await grid.boundingBox();
    if (box === null) throw new Error('no board');
    const at = (column: number, row: number) =>
      [box.x + ((column + 0.5) * box.width) / 9, box.y + ((row + 0.5) * box.height) / 9] as const;
    await page.mouse.click(...at(0, 0));
    await page.keyboard.press('1');
    for (let column = 1; column < 9; column += 1) await page.mouse.move(...at(column, 3));
    await expect(page.getByRole('tab').first()).toBeAttached();
    await page.mouse.move(...at(4, 4));
    const filled = await page
      .locator('[role=gridcell]:not([data-value=""])')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell')));
    expect(filled).toEqual(['0']);
  },
);

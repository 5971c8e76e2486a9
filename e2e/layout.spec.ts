import type { Locator, Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, examples, pack } from './examples.ts';
import { RELEASE, THOROUGH, butFirst } from './thorough.ts';
import { SMALL_WINDOWS, WINDOWS, widthOf } from './windows.ts';

// What is needed to play is in the window, whatever its shape. Boxes are measured, no pixels compared.

/** Values are read at this size, in pixels. */
const SMALLEST_CELL = 18;

const first = examples.filter(
  ({ id }, index) => examples.findIndex((other) => other.id === id) === index,
);

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

async function expectInWindow(page: Page, part: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y, right, bottom } = await boxOf(part);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
  expect(right).toBeLessThanOrEqual(width + 1);
  expect(bottom).toBeLessThanOrEqual(height + 1);
}

/** What is needed to play is in each of these windows. */
async function expectAllInWindows(
  puzzle: ReturnType<typeof driver>,
  windows: readonly (readonly [width: number, height: number])[],
  others: readonly Locator[] = [],
): Promise<void> {
  const { page } = puzzle;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(puzzle.button('Solve')).toBeVisible();
    const parts = [
      page.getByRole('group', { name: 'Keypad' }),
      page.getByRole('group', { name: 'Mode' }),
      page.getByRole('region', { name: 'Verdict' }),
      puzzle.button('Undo'),
      puzzle.button('Hint').first(),
      puzzle.button('Solve'),
      page.locator('.board-place'),
      ...others,
    ];
    for (const part of parts) await expectInWindow(page, part);
    const board = page.locator('.board-place > .board-frame');
    if ((await board.getAttribute('data-scrolls')) === null) await expectInWindow(page, board);
    const cell = await boxOf(puzzle.cell(0));
    expect(cell.width).toBeGreaterThan(SMALLEST_CELL);
    // Nothing is beside the window.
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  }
}

for (const [index, { id, text }] of first.entries()) {
  test(
    `${id}: board, keys, modes and verdict are in the window, whatever its shape`,
    butFirst(index),
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(text);
      await puzzle.play();
      await expectAllInWindows(puzzle, WINDOWS);
    },
  );
}

test('on a narrow phone, or where letters are twice as large, nothing is beside the window', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const windows = [
    { size: SMALL_WINDOWS[0], standard: 16, id: 'lab', payload: undefined },
    { size: WINDOWS[2], standard: 32, id: 'sudoku', payload: pack(exampleOf('sudoku').text) },
  ] as const;
  for (const { size, standard, id, payload } of windows) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Lines', exact: true })).toBeVisible();
    expect(await widthOf(page)).toBe(width);
    await driver(page).open(id, payload);
    await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeVisible();
    expect(await widthOf(page)).toBe(width);
  }
});

/** A finger hits what is so large, in pixels; of a wedge, the part that can be hit is larger. */
const smallestOf = (id: string): number => (id === 'number-workout' ? 16 : 23.5);

for (const { id, text } of first) {
  test(
    `${id}: cells and clues can be hit in small windows, while it is set as well`,
    { tag: RELEASE },
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id, pack(text));
      for (const mode of ['Playing', 'Setting'] as const) {
        if ((await page.getByText(mode, { exact: true }).count()) > 0) await puzzle.choose(mode);
        for (const [width, height] of [...SMALL_WINDOWS, ...WINDOWS.slice(2)]) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => window.scrollTo(0, 0));
          expect((await boxOf(puzzle.cell(0))).width).toBeGreaterThan(smallestOf(id));
          for (const clue of await page
            .locator('.board-site:is([data-at=row], [data-at=column]) button')
            .all()) {
            const { width: wide, height: tall } = await boxOf(clue);
            expect(Math.min(wide, tall)).toBeGreaterThan(23.5);
          }
          if (width > height) await expectInWindow(page, puzzle.button('Solve'));
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    },
  );
}

test(
  'what can be done with several solutions is in the window beside Solve, each by itself',
  { tag: RELEASE },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'small').text.replace(/\d/, '.')));
    await sudoku.solve();
    await sudoku.expectVerdict('several');
    for (const mode of ['Playing', 'Setting'] as const) {
      await sudoku.choose(mode);
      for (const [width, height] of [...WINDOWS, ...SMALL_WINDOWS]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        const buttons = await page.locator('.puzzle-answers').getByRole('button').all();
        expect(buttons).toHaveLength(6);
        const boxes = [];
        for (const button of buttons) {
          await expectInWindow(page, button);
          boxes.push(await boxOf(button));
        }
        for (const [index, { x, y, right, bottom }] of boxes.entries()) {
          expect(bottom - y).toBeLessThan(48);
          for (const next of boxes.slice(index + 1)) {
            const isApart =
              next.x >= right || x >= next.right || next.y >= bottom || y >= next.bottom;
            expect(isApart).toBe(true);
          }
        }
      }
    }
  },
);

test.describe('where fingers point', () => {
  test.use({ hasTouch: true, isMobile: true });

  // Where strokes enter something. Suguru has the most layers, and so the least room.
  const painted = ['suguru', 'battleship', 'kurosu', 'star-battle'];
  const tightest = painted.flatMap((type) => first.filter(({ id }) => id === type));
  for (const [index, { id, text }] of tightest.entries()) {
    test(`${id}: so is the button that has a finger draw`, butFirst(index), async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id, pack(text));
      if (id === 'suguru') await puzzle.choose('Regions');
      const finger = puzzle.button('Drag to draw');
      await expect(finger).toBeAttached();
      await expectAllInWindows(puzzle, WINDOWS.slice(2), [finger]);
      // In one row with the layers.
      const layers = page.getByRole('group', { name: 'Mode' });
      if (id === 'suguru')
        expect((await boxOf(finger)).y).toBeLessThan((await boxOf(layers)).bottom);
    });
  }
});

test(
  'a board with many cells is shown whole, or closer and scrolled',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const picture = driver(page);
    await picture.open('paint-by-numbers');
    await picture.load(examples.find(({ id }) => id === 'paint-by-numbers')?.text ?? '');
    await page.evaluate(() => window.scrollTo(0, 0));
    const board = page.locator('.board-place > .board-frame');
    await expect(picture.button('Fit')).toBeVisible();
    expect((await boxOf(board)).width).toBeGreaterThan(390);
    // Its clues stay in sight while it scrolls.
    const place = page.locator('.board-place');
    await place.evaluate((found) => found.scrollBy(120, 90));
    for (const clue of ['row 10:', 'column 10:']) {
      const numbers = page.locator(`.board-site-numbers[aria-label^="${clue}"]`);
      const fromEdge = async () => {
        const [{ x, y }, { x: left, y: top }] = [await boxOf(numbers), await boxOf(place)];
        return clue.startsWith('row') ? x - left : y - top;
      };
      // They follow with the next frame.
      await expect.poll(fromEdge).toBeGreaterThan(-1);
      expect(await fromEdge()).toBeLessThan(10);
    }
    await picture.button('Fit').click();
    await expectInWindow(page, board);
    await picture.button('Zoom in').click();
    expect((await boxOf(board)).width).toBeGreaterThan(390);
  },
);

for (const [index, [width, height]] of WINDOWS.slice(2).entries()) {
  const title = `at ${width} by ${height} a hint comes over the keys, and the board stays in sight`;
  test(title, butFirst(index), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(examples.find(({ id }) => id === 'sudoku')?.text ?? '');
    await sudoku.play();
    await page.evaluate(() => window.scrollTo(0, 0));
    await sudoku.button('Hint').first().click();
    const sheet = page.getByRole('region', { name: 'About this board' });
    const why = sheet.getByRole('button', { name: 'Why?' });
    await expect(why).toBeVisible({ timeout: 60_000 });
    // However somebody came to the button, what it says begins at the sheet's top.
    await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await why.click();
    await expect(sheet.locator('.hint-name')).toBeInViewport({ ratio: 1 });
    const board = await boxOf(page.locator('.board-place > .board-frame'));
    const over = await boxOf(sheet);
    expect(over.y >= board.bottom - 1 || over.x >= board.right - 1).toBe(true);
    await expectInWindow(page, sheet);
    await expectInWindow(page, sheet.locator('.hint-sentence').first());
    // So does what comes once the step is taken.
    await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await sheet.getByRole('button', { name: /^(?:Enter|Note) it$/ }).click();
    await expect(why).toHaveCount(0);
    await expect(sheet.getByText('A hint starts from your own marks')).toBeVisible();
    await expect.poll(() => sheet.evaluate((box) => box.scrollTop)).toBe(0);
    await sheet.getByRole('button', { name: 'Close the panel' }).click();
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeInViewport();
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    await sudoku.button('Hint').first().click();
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('button', { name: 'Close the panel' })).toBeHidden();
  });
}

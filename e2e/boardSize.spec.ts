import { driver, expect, test } from './driver.ts';
import { exampleOf, pack, typeIds } from './examples.ts';
import { openSudoku } from './player.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

/** Windows of desktops, tablets and halves of a screen, in CSS pixels. */
const WINDOWS = [
  [1024, 768],
  [1100, 800],
  [1180, 820],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Of a window's height, or of its width where that is less. */
const LEAST = 0.6;

test('the board takes three fifths of a window or more', async ({ page }) => {
  const sudoku = await openSudoku(page);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const board = await sudoku.page.getByRole('grid').boundingBox();
    expect(board?.height, `${width}×${height}`).toBeGreaterThan(LEAST * Math.min(width, height));
    await expect(sudoku.cell(0)).toBeInViewport({ ratio: 1 });
    await expect(sudoku.cell(80)).toBeInViewport({ ratio: 1 });
    await expect(sudoku.button('Solve')).toBeInViewport({ ratio: 1 });
  }
});

for (const id of typeIds)
  test(
    `${id}: an example takes three fifths of a window or more, and is readable at four times the size`,
    { tag: RELEASE },
    async ({ page }) => {
      await driver(page).open(id, pack(exampleOf(id).text));
      const board = page.locator('.board-place > .board-frame');
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const share = LEAST * Math.min(width, height);
        await expect
          .poll(async () => (await board.boundingBox())?.height, `${width}×${height}`)
          .toBeGreaterThan(share);
      }
      await page.setViewportSize({ width: 320, height: 225 });
      await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(200);
    },
  );

test('a picture of twenty by twenty is whole at 1280×720', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const picture = driver(page);
  await picture.open('paint-by-numbers', pack(exampleOf('paint-by-numbers', 'twenty').text));
  for (const cell of [0, 19, 380, 399])
    await expect(picture.cell(cell)).toBeInViewport({ ratio: 1 });
  expect((await picture.cell(0).boundingBox())?.width).toBeGreaterThanOrEqual(20);
});

test(
  'a page that is zoomed to four times its size still has a board',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    expect((await page.getByRole('grid').boundingBox())?.width).toBeGreaterThan(200);
  },
);

for (const [index, [width, height]] of (
  [
    [1280, 720],
    [1024, 768],
  ] as const
).entries()) {
  test(
    `at ${width}×${height} board and keys stay where they are while the panels are read`,
    { tag: index === 0 ? [] : [RELEASE] },
    async ({ page }) => {
      const sudoku = await openSudoku(page);
      await page.setViewportSize({ width, height });
      await page.getByRole('tab', { name: 'Rules' }).click();
      const places = async () => [
        await sudoku.cell(0).boundingBox(),
        await sudoku.button('Solve').boundingBox(),
      ];
      const before = await places();
      const text = page.getByRole('textbox', { name: 'Puzzle text' });
      await expect(text).not.toBeInViewport();
      await page.getByRole('tab', { name: 'Rules' }).hover();
      await page.mouse.wheel(0, 5000);
      await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport();
      expect(await places()).toEqual(before);
    },
  );
}

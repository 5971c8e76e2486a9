import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH } from './thorough.ts';

// What a phone has besides board and keys.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

const newspaper = pack(exampleOf('sudoku', 'newspaper').text);

test(
  'the bar of a small window raises rules, new puzzles and all else over the keys',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', newspaper);
    const bar = page.getByRole('group', { name: 'More about this puzzle' });
    const press = (name: string) => bar.getByRole('button', { name, exact: true }).tap();
    const sheet = page.getByRole('region', { name: 'About this board' });
    const board = page.getByRole('grid');
    await press('Rules');
    await expect(sheet.getByRole('heading', { name: 'House rules' })).toBeAttached();
    await expect(sheet).toBeInViewport();
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await sheet.getByRole('button', { name: 'Close the panel' }).tap();
    await expect(sheet.getByRole('button', { name: 'Close the panel' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeInViewport();

    // From wherever the page is scrolled to.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await press('New');
    await sheet.getByRole('button', { name: 'Make a puzzle' }).tap();
    await expect(sheet.getByText(/^Made: /)).toBeInViewport({ timeout: 60_000 });
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await sheet.getByRole('button', { name: 'Close the panel' }).tap();

    await press('More');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Theme: auto' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await bar.getByRole('button', { name: 'Text, files and print' }).tap();
    await expect(sudoku.text).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Text and link' })).toBeInViewport();
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await press('More');
    await bar.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
);

test('Share opens the system’s sheet with the link, and our own where there is none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => (shared.push(data), Promise.resolve()),
    });
  });
  const sudoku = driver(page);
  await sudoku.open('sudoku', newspaper);
  await sudoku.button('Share').tap();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toHaveLength(1);
  const [link] = await shared();
  expect(link?.url).toBe(page.url());
  expect(link?.title).toContain('Sudoku');
  await expect(sudoku.button('Copy link')).not.toBeInViewport();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true }),
  );
  await sudoku.button('Share').tap();
  await expect(sudoku.button('Copy link')).toBeInViewport();
});

test(
  'while one plays, Solve is away from the keys, and hides the answer in the same place as it shows it',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', newspaper);
    const keys = await page.getByRole('group', { name: 'Keypad' }).boundingBox();
    const solve = await sudoku.button('Solve').boundingBox();
    expect((keys?.y ?? 0) - ((solve?.y ?? 0) + (solve?.height ?? 0))).toBeGreaterThan(24);
    const before = await sudoku.cell(0).boundingBox();
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    expect(await sudoku.cell(0).boundingBox()).toEqual(before);
    await sudoku.button('Hide answer').tap();
    await expect(sudoku.cell(0)).toHaveAttribute('data-value', '');
    await expect(sudoku.button('Undo')).toBeInViewport();
  },
);

test(
  'a picture has its controls in two rows on narrow phones, those of Setting in one below Solve',
  { tag: THOROUGH },
  async ({ page }) => {
    const picture = driver(page);
    await picture.open('paint-by-numbers', pack(exampleOf('paint-by-numbers', 'twenty').text));
    const tall = async () => (await page.locator('.puzzle-controls').boundingBox())?.height;
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const mode of ['Setting', 'Playing'] as const) {
        await picture.choose(mode);
        await expect.poll(tall, `${mode} at ${width}×${height}`).toBeLessThan(110);
        await expect(picture.button('Fit')).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test(
  'a picture has all of its controls in two rows, and Fit shows all of its numbers',
  { tag: THOROUGH },
  async ({ page }) => {
    const picture = driver(page);
    await picture.open('paint-by-numbers', pack(exampleOf('paint-by-numbers', 'twenty').text));
    const controls = await page.locator('.puzzle-controls').boundingBox();
    expect(controls?.height).toBeLessThan(110);
    await picture.button('Fit').tap();
    const board = await page.locator('.board-frame').first().boundingBox();
    for (const clue of await page.locator('.board-site[data-at=column] span').all()) {
      expect((await clue.boundingBox())?.y).toBeGreaterThanOrEqual((board?.y ?? 0) - 1);
    }
  },
);

test('two fingers enlarge the board, and not the page', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku', newspaper);
  const fingers = await fingersOn(page);
  const width = async () => (await sudoku.cell(40).boundingBox())?.width ?? 0;
  const before = await width();
  await fingers.spread(await middleOf(sudoku.cell(40)), await middleOf(sudoku.cell(80)));
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await expect(sudoku.button('Solve')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test(
  'Undo and Redo stay side by side, whatever else is in their row',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    for (const id of ['aquarium', 'mosaic', 'country-road']) {
      await puzzle.open(id);
      await puzzle.choose('Playing');
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [undo, redo] = await Promise.all(
          ['Undo', 'Redo'].map((name) => middleOf(puzzle.button(name))),
        );
        expect([id, width, undo?.y]).toEqual([id, width, redo?.y]);
        expect((redo?.x ?? 0) - (undo?.x ?? 0)).toBeLessThan(48);
      }
    }
  },
);

import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, butFirst, RELEASE } from './thorough.ts';

// Small things that are in nobody's way only as long as somebody looks.

test('typing works as soon as a puzzle is open', async ({ page }) => {
  const sudoku = driver(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'Type in your own Sudoku', exact: true }).click();
  await expect(sudoku.cell(0)).toBeFocused();
  await sudoku.press('7', 'ArrowRight', '8');
  await expect(sudoku.cell(0)).toHaveText('7');
  await expect(sudoku.cell(1)).toHaveText('8');
});

test(
  'a card of the gallery is a link also where its picture is',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Play this Kurosu' }) });
    // Forced, for the very point is that something else takes the press.
    await card.getByRole('img').click({ force: true });
    await expect(page.getByRole('grid', { name: 'Kurosu board' })).toBeVisible();
  },
);

test(
  'the keyboard stays at a margin’s clue after Escape, and after Enter in the last',
  { tag: THOROUGH },
  async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers');
    await paint.load(exampleOf('paint-by-numbers', 'A face').text);
    await paint.choose('Setting');
    const clue = (name: RegExp) => page.locator('.board-site-numbers').and(page.getByLabel(name));
    const first = clue(/^row 1: /);
    await first.click();
    await expect(page.getByRole('textbox', { name: 'row 1, numbers' })).toBeFocused();
    await paint.press('Escape');
    await expect(first).toBeFocused();
    const last = clue(/^column 10: /);
    await last.click();
    await paint.press('Enter');
    await expect(last).toBeFocused();
    await expect(page.getByRole('textbox', { name: /, numbers$/ })).toHaveCount(0);
  },
);

test(
  'the first clues of a picture leave the board where it is',
  { tag: THOROUGH },
  async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers');
    const place = () => paint.cell(0).boundingBox();
    const before = await place();
    await paint.button('column 1: not known').click();
    await page.keyboard.type('1 1 1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'column 1: 1 1 1' })).toBeVisible();
    expect(await place()).toEqual(before);
  },
);

for (const [index, [id, words, shape]] of (
  [
    ['battleship', 'ten ships', 'ship'],
    ['paint-by-numbers', 'A face', 'filled'],
    ['slitherlink', 'four by four', 'line'],
  ] as const
).entries()) {
  test(
    `${id}: what is drawn is seen where colours are forced`,
    butFirst(index),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(exampleOf(id, words).text);
      await puzzle.solve();
      const drawn = page.locator(`.board-cell[data-shape="${shape}"]`);
      await expect(drawn.first()).toBeVisible();
      // A block of a solved picture is its cell's ground, anything else lies in the cell.
      const colours = await drawn.evaluateAll((cells) => [
        ...new Set(
          cells
            .map((cell) => cell.querySelector('.board-value') ?? cell)
            .map((ground) => getComputedStyle(ground).backgroundColor),
        ),
      ]);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(colours).not.toContain(paper);
    },
  );
}

test(
  'what is chosen of a few is seen where colours are forced',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.choose('Playing');
    for (const [chosen, others] of [
      ['.segment:has(:checked)', '.segment:not(:has(:checked))'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ] as const) {
      const grounds = (which: string) =>
        page
          .locator(which)
          .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      for (const ground of await grounds(chosen))
        expect(await grounds(others)).not.toContain(ground);
    }
  },
);

test(
  'on paper there is the puzzle and neither the cursor nor the check lines',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'newspaper').text);
    await page.emulateMedia({ media: 'print' });
    await expect(sudoku.cell(3)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sudoku' })).toBeVisible();
    await expect(page.locator('.check-lines')).toBeHidden();
    await expect(page.locator('.board-cursor')).toBeHidden();
    await expect(page.locator('.board-selected')).toBeHidden();
  },
);

test(
  'a link that is followed while the page is being made leads where it says',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        if (location.hash === '') location.hash = '#/kurosu';
      });
    });
    await page.goto('./');
    await expect(page.getByRole('grid', { name: 'Kurosu board' })).toBeVisible();
  },
);

test('another page begins at its top', { tag: RELEASE }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./');
  const last = page.getByRole('link', { name: 'Type in your own Suguru', exact: true });
  await last.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [index, [width, height]] of (
  [
    [1280, 720],
    [390, 664],
  ] as const
).entries()) {
  test(
    `a question mark shows all keys in a window ${width} wide, and the board has the keyboard again afterwards`,
    butFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const sudoku = driver(page);
      await sudoku.open('sudoku');
      await sudoku.cell(0).click();
      await sudoku.press('?');
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      const row = dialog.getByRole('row', { name: /Shift \+ digit/ });
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(row).toContainText('Note in the corner, or in the centre, while playing');
      await expect(dialog.getByRole('row', { name: /Ctrl \+ Z/ })).toContainText('Undo');
      await sudoku.press('Escape');
      await expect(dialog).toBeHidden();
      await sudoku.press('7');
      await expect(sudoku.cell(0)).toHaveText('7');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
      await sudoku.press('Escape');
      await expect(dialog).toBeHidden();
      await sudoku.text.focus();
      await sudoku.press('?');
      await expect(dialog).toBeHidden();
    },
  );
}

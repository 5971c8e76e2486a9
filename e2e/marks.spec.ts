import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { library } from './library.ts';
import { openSudoku } from './player.ts';
import { RELEASE, THOROUGH, butFirst } from './thorough.ts';

test('corners, centre and colours are noted by key, heard, and deleted strongest first', async ({
  page,
}) => {
  const sudoku = await openSudoku(page);
  const cell = sudoku.cell(0);
  await cell.click();
  await sudoku.press('Shift+Digit3', 'Shift+Digit5', 'Control+Digit4', 'Control+Digit3');
  await expect(cell).toHaveAccessibleName('row 1, column 1, empty, corner 3 5, centre 3 4');
  await sudoku.press('v', '1', '2');
  await expect(cell).toHaveAccessibleName(/corner 3 5, centre 3 4, colours a b$/);
  await sudoku.press('z', '5');
  await expect(cell).toHaveAccessibleName('row 1, column 1, your mark 5, colours a b');
  await expect(cell.locator('.board-corners')).toBeHidden();

  await sudoku.press('Delete');
  await expect(cell).toHaveAccessibleName(/empty, corner 3 5, centre 3 4, colours a b$/);
  await sudoku.press('Delete');
  await expect(cell).toHaveAccessibleName('row 1, column 1, empty, corner 3 5, colours a b');
  await sudoku.press('Delete', 'Delete');
  await expect(cell).toHaveAccessibleName('row 1, column 1, empty');
  for (let step = 0; step < 3; step += 1) await sudoku.button('Undo').click();
  await expect(cell).toHaveAccessibleName(/corner 3 5, centre 3 4, colours a b$/);
  await cell.focus();
  await sudoku.press('Control+Delete');
  await expect(cell).toHaveAccessibleName('row 1, column 1, empty, corner 3 5, colours a b');
  await sudoku.press('Shift+Delete');
  await expect(cell).toHaveAccessibleName('row 1, column 1, empty, colours a b');
});

test(
  'letters and Space choose the mode that typing is in, and the mode bar shows it',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    const mode = (name: string) => page.getByRole('radio', { name, exact: true });
    await sudoku.cell(1).click();
    await sudoku.press('x', '3');
    await expect(mode('Corner')).toBeChecked();
    await sudoku.press('c', '3');
    await expect(mode('Centre')).toBeChecked();
    await expect(sudoku.cell(1)).toHaveAccessibleName(/empty, corner 3, centre 3$/);
    await sudoku.press('Space', 'Space');
    await expect(mode('Value')).toBeChecked();
    await sudoku.press('3');
    await expect(sudoku.cell(1)).toHaveAccessibleName(/your mark 3$/);

    await sudoku.choose('Setting');
    await expect(page.getByRole('group', { name: 'Mark' })).toBeHidden();
    await sudoku.cell(2).click();
    await sudoku.press('x', 'Shift+Digit4');
    await expect(sudoku.cell(2)).toHaveAccessibleName(/clue 4/);
  },
);

test(
  'after a mode is pressed one types on; chosen by key, it keeps the keyboard',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    await sudoku.cell(0).click();
    await sudoku.mark('Corner');
    await sudoku.press('3');
    await expect(sudoku.cell(0)).toHaveAccessibleName(/empty, corner 3$/);
    const mode = (name: string) => page.getByRole('radio', { name, exact: true });
    await mode('Corner').focus();
    await sudoku.press('ArrowRight', 'ArrowRight');
    await expect(mode('Colour')).toBeFocused();
    await expect(mode('Colour')).toBeChecked();
  },
);

test(
  'one key notes in all selected cells, and takes the note from all that have it',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    const noted = () => page.locator('[role=gridcell][aria-label*="corner 5"]').count();
    await sudoku.drag([0, 1, 2]);
    await sudoku.press('Shift+Digit5');
    expect(await noted()).toBe(3);
    await sudoku.cell(5).click({ modifiers: ['Control'] });
    await sudoku.press('Shift+Digit5');
    expect(await noted()).toBe(4);
    await sudoku.cell(1).click({ modifiers: ['Control', 'Shift'] });
    await sudoku.press('Shift+Digit5');
    expect(await noted()).toBe(1);
    await expect(sudoku.cell(1)).toHaveAccessibleName(/corner 5$/);
    await sudoku.press('Control+a', 'v', '8');
    await expect(page.locator('[role=gridcell][aria-label$="colour h"]')).toHaveCount(81);
  },
);

test('a double click selects all cells with the same value', { tag: RELEASE }, async ({ page }) => {
  const sudoku = await openSudoku(page);
  await sudoku.cell(3).dblclick();
  const twos = await page.locator('[role=gridcell][data-value="2"]').count();
  expect(twos).toBeGreaterThan(2);
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(twos);
  for (const each of await page.locator('[role=gridcell][aria-selected=true]').all()) {
    await expect(each).toHaveAttribute('data-value', '2');
  }
  await sudoku.press('Escape');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

test('candidates fill the open cells, thin out as values go in, and come back with undo', async ({
  page,
}) => {
  const sudoku = await openSudoku(page);
  await sudoku.button('Candidates').click();
  await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, empty, corner 3 4 5');
  await expect(sudoku.cell(1)).toHaveAccessibleName('row 1, column 2, empty, corner 3');
  await expect(sudoku.cell(3)).toHaveAccessibleName('row 1, column 4, clue 2');
  await sudoku.cell(1).click();
  await sudoku.press('3');
  await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, empty, corner 4 5');
  await sudoku.button('Undo').click();
  await expect(sudoku.cell(0)).toHaveAccessibleName(/corner 3 4 5$/);
  await expect(sudoku.cell(1)).toHaveAccessibleName(/corner 3$/);
  await sudoku.button('Undo').click();
  await expect(page.locator('[role=gridcell][aria-label*=corner]')).toHaveCount(0);
});

test(
  'notes are there after a reload, in a copy and on its board, and in no link',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    await expect(page).toHaveURL(/#\/sudoku\/1\./);
    const link = page.url();
    const text = await sudoku.text.inputValue();
    await sudoku.cell(0).click();
    await sudoku.press('Shift+Digit3', 'Control+Digit4', 'v', '6');
    await sudoku.button('Try').click();
    await sudoku.cell(1).click();
    await sudoku.press('z', '3');
    await expect(sudoku.cell(1)).toHaveAccessibleName('row 1, column 2, your mark 3, on trial 1');
    expect(page.url()).toBe(link);
    await expect(sudoku.text).toHaveValue(text);
    const kept = (await library(page))[0];
    expect(kept).toMatchObject({ trials: [{ marks: expect.anything() }] });
    await page.reload();
    await sudoku.choose('Playing');
    const name = 'row 1, column 1, empty, corner 3, centre 4, colour f';
    await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, empty, centre 4, colour f');
    await sudoku.button('Discard').click();
    await expect(sudoku.cell(0)).toHaveAccessibleName(name);

    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    await page.getByRole('button', { name: 'Copy A newspaper Sudoku' }).click();
    await expect.poll(async () => (await library(page)).length).toBe(2);
    const [one, other] = await library(page);
    expect(other?.['notes']).toEqual(one?.['notes']);
    expect(one?.['notes']).toEqual(
      expect.arrayContaining([{ corner: [3], centre: [4], colour: [6] }]),
    );
    await page.getByRole('link', { name: 'Copy of A newspaper Sudoku' }).click();
    await expect(sudoku.cell(0)).toHaveAccessibleName(name);
  },
);

test(
  'another tab hears of a note, and shows it when asked',
  { tag: THOROUGH },
  async ({ page, context }) => {
    const here = await openSudoku(page);
    await here.cell(0).click();
    await here.press('Shift+Digit3');
    await library(page);
    const there = driver(await context.newPage());
    await there.open('sudoku');
    await expect(there.cell(0)).toHaveAccessibleName(/empty, corner 3$/);
    await there.cell(0).click();
    await there.press('Control+Digit4');
    await here.button('Show what it has').click();
    await expect(here.cell(0)).toHaveAccessibleName(/empty, corner 3, centre 4$/);
    await there.page.close();
  },
);

test('in Kurosu a note is a small sign: one press, a drag, or a key', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const kurosu = driver(page);
  await kurosu.open('kurosu');
  await kurosu.choose('Playing');
  await expect(page.getByRole('radio', { name: 'Centre', exact: true })).toHaveCount(0);
  await kurosu.mark('Note');
  await kurosu.drag([0, 1, 2]);
  for (const index of [0, 1, 2]) {
    await expect(kurosu.cell(index)).toHaveAccessibleName(/empty, noted X$/);
    await expect(kurosu.cell(index)).toHaveAttribute('data-value', '');
  }
  await kurosu.cell(1).click();
  await expect(kurosu.cell(1)).toHaveAccessibleName(/empty, noted O$/);
  await kurosu.press('Delete');
  await expect(kurosu.cell(1)).toHaveAccessibleName(/empty$/);
  await kurosu.button('Undo').click();
  await kurosu.button('Undo').click();
  await kurosu.button('Undo').click();
  await expect(kurosu.cell(0)).toHaveAccessibleName(/empty$/);
  await kurosu.mark('Colour');
  await kurosu.drag([6, 7]);
  await kurosu.button('Enter colour c').click();
  await expect(kurosu.cell(6)).toHaveAccessibleName(/empty, colour c$/);
  await kurosu.mark('Value');
  await kurosu.cell(0).click();
  await kurosu.press('x');
  await expect(kurosu.cell(1)).toHaveAttribute('data-value', '');
  await expect(kurosu.cell(0)).toHaveAttribute('data-value', '1');
});

for (const [index, { id, sign }] of [
  { id: 'paint-by-numbers', sign: '•' },
  { id: 'battleship', sign: '•' },
].entries()) {
  test(
    `${id}: a note is a dot, painted by a drag, under a value out of sight`,
    butFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1400 });
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.choose('Playing');
      await puzzle.mark('Note');
      await puzzle.drag([0, 1, 2]);
      await expect(puzzle.cell(2).locator('.board-sign-note')).toHaveText(sign);
      await puzzle.mark('Value');
      await puzzle.cell(2).click();
      await expect(puzzle.cell(2).locator('.board-sign-note')).toHaveCount(0);
      await puzzle.press('Delete');
      await expect(puzzle.cell(2).locator('.board-sign-note')).toHaveText(sign);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('notes are entered by finger, and can be read', { tag: THOROUGH }, async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'newspaper').text);
    await sudoku.choose('Playing');
    await sudoku.mark('Corner');
    await sudoku.cell(0).tap();
    const keypad = page.getByRole('group', { name: 'Keypad' });
    for (const value of [3, 4, 5]) {
      await keypad.getByRole('button', { name: `Enter ${value}` }).tap();
    }
    await sudoku.mark('Centre');
    await sudoku.cell(1).tap();
    await keypad.getByRole('button', { name: 'Enter 3' }).tap();
    await sudoku.mark('Colour');
    await keypad.getByRole('button', { name: 'Enter colour b' }).tap();
    await expect(sudoku.cell(0)).toHaveAccessibleName(/empty, corner 3 4 5$/);
    await expect(sudoku.cell(1)).toHaveAccessibleName(/empty, centre 3, colour b$/);
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((drawn) => Number.parseFloat(getComputedStyle(drawn).fontSize));
    expect(await size('.board-corners')).toBeGreaterThanOrEqual(9);
    expect(await size('.board-centre')).toBeGreaterThanOrEqual(9);
    await sudoku.button('Erase').tap();
    await expect(sudoku.cell(1)).toHaveAccessibleName(/empty, colour b$/);
  });
});

test(
  'axe finds nothing on a board full of notes, on trial as well',
  { tag: RELEASE },
  async ({ page }) => {
    const sudoku = await openSudoku(page);
    await sudoku.button('Candidates').click();
    await sudoku.cell(0).click();
    for (let colour = 1; colour <= 8; colour += 1) {
      await sudoku.cell([0, 1, 2, 5, 7, 11, 12, 14][colour - 1] ?? 0).click();
      await sudoku.press('z', 'v', String(colour));
    }
    await sudoku.button('Try').click();
    await sudoku.cell(0).click();
    await sudoku.press('z', '4', 'ArrowDown', 'ArrowDown', 'ArrowRight');
    await sudoku.cell(20).click();
    await sudoku.press('Control+Digit2', 'Control+Digit7');
    await sudoku.button('Try, 2 deep').click();
    await sudoku.cell(17).click();
    await sudoku.press('3');
    await expect(sudoku.cell(17)).toHaveAttribute('data-trial', '2');
    await expectAccessible(page);
  },
);

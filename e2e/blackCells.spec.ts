import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

// Cells that the author makes black, and sums in the halves of black squares, as Kakuro prints them.

test('cells are made black and white again, and sums stay where they were printed', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('kakuro');
  await page.getByLabel('Width').selectOption('3');
  await page.getByLabel('Height').selectOption('3');
  await puzzle.choose('Black');
  await puzzle.drag([2, 5]);
  await expect(puzzle.cell(2)).toHaveAccessibleName('row 1, column 3, black');
  await expect(puzzle.cell(5)).toHaveAttribute('data-black', 'true');
  await puzzle.cell(6).click();
  // The keyboard makes it white again.
  await page.keyboard.press('Delete');
  await expect(puzzle.cell(6)).toHaveAccessibleName('row 3, column 1, empty');
  await page.keyboard.press('#');
  await expect(puzzle.text).toHaveValue('\\ \\ \\ \\\n\\ . . \\\n\\ . . \\\n\\ \\ . .\n');

  await puzzle.choose('Setting');
  await page.getByRole('button', { name: 'row 1: not known' }).click();
  await page.keyboard.type('4');
  // Enter goes on to the next one in reading order.
  await page.keyboard.press('Enter');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'row 1: 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'row 2: 11' })).toBeVisible();

  // Another black cell before it: the second sum has its place still, the first is of another run.
  await puzzle.choose('Black');
  await puzzle.cell(1).click();
  await expect(puzzle.text).toHaveValue('\\   \\ \\ \\\n\\4  . \\ \\\n\\11 . . \\\n\\   \\ . .\n');
  await puzzle.button('Undo').click();
  await expect(puzzle.text).toHaveValue(/\n\\4 {2}\. \. \\\n/);

  // Nothing is written into a black cell, and its sums are there to be read.
  await puzzle.choose('Playing');
  await expect(page.getByRole('img', { name: 'row 2: 11' })).toBeVisible();
  await puzzle.cell(2).click();
  await page.keyboard.press('7');
  await expect(puzzle.cell(2)).toHaveText('');
  await expect(puzzle.cell(2)).toHaveAttribute('data-value', '0');
  await puzzle.cell(3).click();
  await page.keyboard.press('7');
  await expect(puzzle.cell(3)).toHaveAttribute('data-value', '7');
});

test(
  'in Setting a digit is a sum or nothing, never a mark',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('kakuro');
    await expect(puzzle.status).toHaveText('1. Mark the black cells. 2. Type the sums.');
    await puzzle.cell(8).click();
    await puzzle.choose('Setting');
    await expect(puzzle.status).toHaveText('2. Type the sums, then press Solve.');
    await puzzle.cell(9).click();
    await page.keyboard.type('30');
    await expect(page.getByRole('button', { name: 'row 2: 30' })).toBeVisible();
    await puzzle.cell(27).click();
    await page.keyboard.type('23');
    await expect(
      page.getByText('Sums stand in the black squares. Press one, then type.'),
    ).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(puzzle.cell(27)).toHaveAttribute('data-value', '');
    await expect(page.getByRole('button', { name: 'row 2: 30' })).toBeVisible();
  },
);

test(
  'sums are one stop of the keyboard’s, and a wrong one is marked',
  { tag: THOROUGH },
  async ({ page }) => {
    const { text } = exampleOf('kakuro', 'A small Kakuro');
    const puzzle = driver(page);
    await puzzle.open('kakuro');
    await puzzle.load(text);
    await puzzle.choose('Setting');
    await expect(page.locator('[data-among][tabindex="0"]')).toHaveCount(1);
    const row = page.getByRole('button', { name: 'row 1: 19' });
    await row.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'column 3 from row 1: 17' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'column 4: 11' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Column 4 cannot add up to 2: 4 different digits make 10 to 30'),
    ).toBeVisible();
    await puzzle.button('Undo').click();
    await puzzle.choose('Playing');
    for (const [cell, digit] of [
      [2, '9'],
      [3, '3'],
      [4, '8'],
    ] as const) {
      await puzzle.cell(cell).click();
      await page.keyboard.press(digit);
    }
    await expect(page.getByRole('img', { name: 'row 1: 19, broken' })).toBeVisible();
    await expect(puzzle.checkLine('row 1')).toContainText('FAIL');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on a Kakuro', { tag: RELEASE }, async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('kakuro');
    await puzzle.load(exampleOf('kakuro', 'A Kakuro').text);
    await expectAccessible(page);
    await puzzle.choose('Setting');
    await expectAccessible(page);
  });
});

test(
  'sums that can be left out are taken away when that is asked for',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('kakuro');
    await puzzle.load(exampleOf('kakuro', 'A small Kakuro').text);
    await puzzle.solve();
    await page.getByRole('tab', { name: 'Proof' }).click();
    await puzzle.button('Fewest clues').click();
    await expect(
      page.getByText(/clues? taken away, \d+ left: every one is needed\./),
    ).toBeVisible();
    await puzzle.expectVerdict('unique');
  },
);

import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH } from './thorough.ts';

// Cells that stay connected: hints with the way out, a proof, and numbers that stay in sight.

test('the numbers of a Hitori are typed, stay in sight while cells are shaded or kept, and are proved', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('hitori');
  await page.getByLabel('Width').selectOption('4');
  await page.getByLabel('Height').selectOption('4');
  await puzzle.choose('Setting');
  await puzzle.cell(0).click();
  for (const [row, numbers] of ['1114', '1423', '3321', '4213'].entries()) {
    for (const [column, number] of [...numbers].entries()) {
      await puzzle.cell(4 * row + column).click();
      await puzzle.press(number);
    }
  }
  await expect(puzzle.text).toHaveValue('1114\n1423\n3321\n4213\n');
  await puzzle.choose('Playing');
  await puzzle.cell(0).click();
  await expect(puzzle.cell(0)).toHaveAccessibleName(/^row 1, column 1, 1, your mark shaded cell/);
  await expect(puzzle.cell(0)).toHaveText(/1$/);
  await expect(puzzle.cell(0)).toHaveAttribute('data-value', '1');
  await puzzle.cell(1).click();
  await puzzle.cell(1).click();
  await expect(puzzle.cell(1)).toHaveAccessibleName(/^row 1, column 2, 1, your mark blank/);
  await puzzle.solve();
  await puzzle.expectVerdict('unique');
  await expect(page.getByText(/Proof of \d+ steps, checked/)).toBeVisible();
  await puzzle.button('Undo').click();
  await puzzle.button('Undo').click();
  await expect(puzzle.text).toHaveValue('1114\n1423\n3321\n4213\n');
});

test(
  'a hint of a Heyawake shows the one way out, and its proof is checked',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    const { text } = exampleOf('heyawake', 'cspuzz');
    await puzzle.open('heyawake', pack(text));
    await puzzle.choose('Playing');
    // What comes before: all that follows until row 1, column 4 has one way out.
    for (const cell of [2, 9]) await puzzle.cell(cell).click();
    for (const cell of [3, 8, 10, 15, 1]) {
      await puzzle.cell(cell).click();
      await puzzle.cell(cell).click();
    }
    await page.getByRole('tab', { name: 'Hint' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Hint' }).click();
    await expect(panel).toContainText('Look at the blank cells.');
    await puzzle.button('Why?').click();
    await expect(panel).toContainText(
      'The blank cell at row 1, column 4 has one way to the others, so row 1, column 5 is blank.',
    );
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    await expect(page.getByText(/Proof of \d+ steps, checked/)).toBeVisible();
  },
);

test(
  'the numbers of a Nurikabe are typed, of two figures too, and its islands are hinted and proved',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('nurikabe');
    await page.getByLabel('Width').selectOption('5');
    await page.getByLabel('Height').selectOption('5');
    await puzzle.choose('Setting');
    for (const [cell, number] of [
      [1, '15'],
      [7, '2'],
      [17, '?'],
      [23, '3'],
    ] as const) {
      await puzzle.cell(cell).click();
      await puzzle.press(...number);
    }
    await expect(puzzle.text).toHaveValue(
      '.  15 .  .  .\n.  .  2  .  .\n.  .  .  .  .\n.  .  ?  .  .\n.  .  .  3  .\n',
    );
    await puzzle.cell(1).click();
    await puzzle.press('5');
    await puzzle.cell(17).click();
    await puzzle.press('1');
    await expect(puzzle.text).toHaveValue(
      '. 5 . . .\n. . 2 . .\n. . . . .\n. . 1 . .\n. . . 3 .\n',
    );
    await expect(puzzle.status).toHaveAttribute('data-live', 'unique');
    await puzzle.choose('Playing');
    for (const cell of [12, 16, 18, 22]) await puzzle.cell(cell).click();
    await expect(puzzle.cell(12)).toHaveAccessibleName(/^row 3, column 3, your mark shaded cell/);
    await page.getByRole('tab', { name: 'Hint' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Hint' }).click();
    await expect(panel).toContainText('Look at the 2 at row 2, column 3.');
    await puzzle.button('Why?').click();
    await expect(panel).toContainText(
      'Otherwise the island of the 2 at row 2, column 3 would join another number, so row 1, column 3 is a shaded cell.',
    );
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    await expect(page.getByText(/Proof of \d+ steps, checked/)).toBeVisible();
    await puzzle.expectAnswer([...'0011101001011110101011100']);
  },
);

import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';

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

test('a hint of a Heyawake shows the one way out, and its proof is checked', async ({ page }) => {
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
});

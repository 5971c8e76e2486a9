import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH } from './thorough.ts';

test('the verdict is said while the clues are typed, and Solve only shows the answer', async ({
  page,
}) => {
  const sudoku = driver(page);
  const { text, answers } = exampleOf('sudoku', 'A newspaper Sudoku');
  await sudoku.open('sudoku');
  await sudoku.load(text);
  // Whoever plays is not invited to spoil it.
  await expect(sudoku.status).toHaveText('One solution.', { timeout: 60_000 });
  await sudoku.choose('Setting');
  await expect(sudoku.status).toHaveText('One solution. Press Solve to see it.');
  await expect(page.locator('[role=gridcell][data-ink=answer]')).toHaveCount(0);
  await sudoku.expectVerdict('idle');
  await sudoku.solve();
  await sudoku.expectVerdict('unique', /^One solution\.$/);
  await sudoku.expectAnswer(answers[0] ?? []);
});

test(
  'a slip is noticed as it is typed, and one press says why',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load('1...\n....\n....\n....');
    await expect(sudoku.status).toHaveText('Several solutions so far.', {
      timeout: 60_000,
    });
    await sudoku.choose('Setting');
    await sudoku.cell(3).click();
    await sudoku.press('1');
    await expect(sudoku.status).toHaveText('No solution: these clues contradict each other.');
    await sudoku.button('Why?').click();
    await expect(page.getByRole('tabpanel')).toContainText('These two clues contradict each other');
  },
);

test('the live verdict is switched off, and stays off', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await page.getByRole('checkbox', { name: 'Live check' }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Live check' })).not.toBeChecked();
  await sudoku.load('11..\n....\n....\n....');
  await sudoku.solve();
  await sudoku.expectVerdict('none');
  await sudoku.load('1...\n....\n....\n....');
  // A hint asks more than the live verdict would, so that one would have come by then.
  await sudoku.button('Hint').first().click();
  await expect(page.getByRole('tabpanel')).toContainText('Nothing more is certain', {
    timeout: 60_000,
  });
  await expect(sudoku.status).toHaveText('Not checked yet.');
  await sudoku.choose('Setting');
  await expect(sudoku.status).toHaveText('Press Solve to check for a solution.');
});

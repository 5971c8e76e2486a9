import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const KUROSU = exampleOf('kurosu', '1 June 2018');

test('a hint says where to look, then why, and is entered as a mark', async ({ page }) => {
  const kurosu = driver(page);
  await kurosu.open('kurosu');
  await kurosu.load(KUROSU.text);
  await kurosu.button('Hint').first().click();
  const reason = page.getByRole('region', { name: 'Reason' });
  await expect(reason).toContainText('Look at row 3.', { timeout: 60_000 });
  await expect(page.locator('.board-lit')).toHaveCount(6);
  await expect(page.locator('.board-target')).toHaveCount(0);

  await kurosu.button('Why?').click();
  await expect(reason).toContainText("Row 3 already has three X's, so the rest are O.");
  await expect(page.locator('.board-target')).toHaveCount(3);
  await expect(kurosu.cell(13)).toHaveAccessibleName(/the hint is about this cell/);
  await expect(kurosu.cell(12)).toHaveAccessibleName(/number 1 of the reason/);

  // The step has a name, and that says what it is.
  await expect(reason.getByText(/^A line has all that it may have/)).toBeHidden();
  await reason.getByText('Finished line', { exact: true }).click();
  await expect(reason.getByText(/^A line has all that it may have/)).toBeVisible();

  await kurosu.button('Enter it').click();
  await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(3);
  await kurosu.button('Undo').click();
  await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(0);
});

test(
  'a place that is the whole board is not lit, and the reason is',
  { tag: THOROUGH },
  async ({ page }) => {
    const nurikabe = driver(page);
    await nurikabe.open('nurikabe');
    await nurikabe.load('10 . . .\n. . . .\n. . . .\n. . . .\n');
    await nurikabe.choose('Playing');
    for (const cell of [6, 9, 10]) await nurikabe.cell(cell).click();
    await nurikabe.button('Hint').first().click();
    const reason = page.getByRole('region', { name: 'Reason' });
    await expect(reason).toContainText('Look at the 2 by 2 squares.');
    await expect(page.locator('.board-lit')).toHaveCount(0);
    await nurikabe.button('Why?').click();
    await expect(page.locator('.board-target')).toHaveCount(1);
    await expect(page.locator('.board-lit')).toHaveCount(0);
    await expect(nurikabe.cell(6)).toHaveAccessibleName(/number \d of the reason/);
  },
);

test('on a phone the hint is brought before the eye', { tag: RELEASE }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const kurosu = driver(page);
  await kurosu.open('kurosu');
  await kurosu.load(KUROSU.text);
  await kurosu.button('Hint').first().click();
  await expect(page.getByText('Look at row 3.')).toBeInViewport({ timeout: 60_000 });
});

test('hints alone lead to the solution', { tag: RELEASE }, async ({ page }) => {
  const sudoku = driver(page);
  const { text, answers } = exampleOf('sudoku', 'A small Sudoku');
  await sudoku.open('sudoku');
  await sudoku.load(text);
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Hint' }).click();
  for (let step = 0; step < 12; step += 1) {
    await panel.getByRole('button', { name: 'Hint', exact: true }).click();
    await sudoku.button('Why?').click({ timeout: 60_000 });
    await sudoku.button('Enter it').click();
  }
  await sudoku.expectAnswer(answers[0] ?? []);
  await panel.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(panel).toContainText('The board is full, and all of it is right.');
});

test(
  'a wrong mark is counted first, and shown only when asked for',
  { tag: THOROUGH },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu');
    await kurosu.load(KUROSU.text);
    await kurosu.choose('Playing');
    await page.getByRole('tab', { name: 'Hint' }).click();
    await kurosu.button('Right so far?').click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Yes: right so far.', { timeout: 60_000 });

    const wrong = KUROSU.answers[0]?.[0] === '1' ? 'o' : 'x';
    await kurosu.cell(0).focus();
    await kurosu.press(wrong);
    await kurosu.button('Right so far?').click();
    await expect(panel).toContainText('Not quite: one mark is wrong.');
    await expect(page.locator('.board-target')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(panel).toContainText('Not quite: one mark is wrong.');
    await kurosu.button('Show where').click();
    await expect(kurosu.cell(0)).toHaveAccessibleName(/the hint is about this cell/);
  },
);

test(
  'notes that leave out too much are said to, and shown only when asked for',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    const { text, answers } = exampleOf('sudoku', 'A small Sudoku');
    await sudoku.open('sudoku');
    await sudoku.load(text);
    await sudoku.choose('Playing');
    const open = (await sudoku.shown()).indexOf('');
    const right = Number(answers[0]?.[open]);
    await sudoku.cell(open).focus();
    // Noted is all but what it is.
    for (const value of [1, 2, 3, 4]) {
      if (value !== right) await sudoku.press(`Control+Digit${value}`);
    }
    await page.getByRole('tab', { name: 'Hint' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(panel).toContainText('One cell’s notes are missing its value.', {
      timeout: 60_000,
    });
    await expect(page.locator('.board-target')).toHaveCount(0);
    await sudoku.button('Show where').click();
    await expect(sudoku.cell(open)).toHaveAccessibleName(/the hint is about this cell/);
  },
);

test(
  'the whole solution is walked through on the board, forward and back',
  { tag: THOROUGH },
  async ({ page }) => {
    const workout = driver(page);
    const { text, answers } = exampleOf('number-workout', '25 May 2020');
    await workout.open('number-workout');
    await workout.load(text);
    await page.getByRole('tab', { name: 'Hint' }).click();
    await workout.button('Explain the whole solution').click();
    await expect(page.getByText('Solved in 57 steps.')).toBeVisible({ timeout: 60_000 });
    const steps = page.getByRole('list', { name: 'All steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(57);
    await workout.button('Last step').click();
    await workout.expectAnswer(answers[0] ?? []);
    await workout.button('Previous step').click();
    await expect(page.getByText('Step 56 of 57')).toBeVisible();
    await expect
      .poll(async () => (await workout.shown()).filter((value) => value === '').length)
      .toBe(1);
    await steps.getByRole('button').first().click();
    await expect(page.getByText('Step 1 of 57')).toBeVisible();
    // What a person wrote is still there afterwards.
    await workout.button('Close').click();
    await expect(page.locator('[role=gridcell][data-ink=answer]')).toHaveCount(0);
  },
);

test(
  'a long explanation can be stopped, and what was found is kept',
  { tag: RELEASE },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'A giant Sudoku').text);
    await page.getByRole('tab', { name: 'Hint' }).click();
    await sudoku.button('Explain the whole solution').click();
    await expect(page.getByText(/steps so far/)).toBeVisible({ timeout: 60_000 });
    await sudoku.button('Stop').click();
    await expect(page.getByText(/^Stopped after \d+ steps?\.$/)).toBeVisible();
  },
);

test('the grid is asked whether a cell must be a value', { tag: THOROUGH }, async ({ page }) => {
  const suguru = driver(page);
  await suguru.open('suguru');
  await suguru.load(exampleOf('suguru', 'number 60').text);
  await page.getByRole('tab', { name: 'Hint' }).click();
  const ask = page.getByRole('region', { name: 'Ask the grid' });
  const reason = page.getByRole('region', { name: 'Reason' });
  for (const [cell, sentence] of [
    [0, 'Impossible: row 1, column 1 is 1 in no solution.'],
    [6, 'Forced: row 2, column 2 is 1 in every solution.'],
    [3, 'Open: row 1, column 4 is 1 in some solutions, and not in others.'],
  ] as const) {
    await suguru.cell(cell).click();
    await expect(ask.getByRole('combobox')).toHaveValue('1');
    await suguru.button('Ask').click();
    await expect(reason).toContainText(sentence, { timeout: 60_000 });
  }
  await suguru.button('Show one with it').click();
  await expect(suguru.cell(3)).toHaveAttribute('data-value', '1');
  await suguru.button('Show one without it').click();
  await expect(suguru.cell(3)).toHaveAttribute('data-value', '5');
});

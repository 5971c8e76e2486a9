import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const sudoku = exampleOf('sudoku', 'newspaper');
const workout = exampleOf('number-workout', '17 May 2020');
const suguru = exampleOf('suguru', 'number 60');
const paint = exampleOf('paint-by-numbers', 'twenty');

/** The newspaper Sudoku with a 9 typed where the solution has another digit. */
const WRONG_CELL = 2;
const wrongSudoku = (() => {
  const lines = sudoku.text.split('\n');
  const at = lines.findIndex((line) => /^[.\d]{9}$/.test(line));
  return lines.with(at, `..9${(lines[at] ?? '').slice(3)}`).join('\n');
})();

const list = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

test('a wrong given is named, repaired and undone', async ({ page }) => {
  const board = driver(page);
  await board.open('sudoku');
  await board.load(wrongSudoku);
  await board.solve();
  await board.expectVerdict('none');
  await board.button('Why?').click();
  await expect(page.getByRole('tab', { name: 'Proof' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^These \w+ clues contradict each other:$/)).toBeVisible();
  const clues = list(page, 'Contradicting clues');
  await expect(clues.filter({ hasText: 'Row 1, column 3 is 9.' })).toHaveCount(1);
  const count = await clues.count();
  await expect(page.locator('.board-lit')).toHaveCount(count);
  await clues.first().getByRole('button').hover();
  await expect(page.locator('.board-lit')).toHaveCount(1);
  await expect(list(page, 'Rules').first()).toBeVisible();

  await board.button('Find the typo').click();
  const right = sudoku.answers[0]?.[WRONG_CELL];
  const slip = list(page, 'Possible slips').filter({
    hasText: `Row 1, column 3: ${right} instead of 9 leaves one solution.`,
  });
  await slip.getByRole('button', { name: 'Use it' }).click();
  await board.expectVerdict('unique');
  await board.expectAnswer(sudoku.answers[0] ?? []);
  await expect(board.cell(WRONG_CELL)).toHaveAttribute('data-given');
  await board.button('Undo').click();
  await expect(board.text).toHaveValue(wrongSudoku);
});

test('a wrong number in the margin is named and lit', { tag: RELEASE }, async ({ page }) => {
  const board = driver(page);
  await board.open('paint-by-numbers');
  await board.load(paint.text);
  const row = page.locator('.board-site-numbers').filter({ hasText: /^3 4 3$/ });
  const lines = paint.text.split('\n');
  const at = lines.findIndex((line) => /^20 20$/.test(line)) + 5;
  await board.load(lines.with(at, '3 4 3').join('\n'));
  await board.solve();
  await board.expectVerdict('none');
  await board.button('Why?').click();
  const clues = list(page, 'Contradicting clues');
  await expect(clues.filter({ hasText: 'Row 5 is 3 4 3.' })).toHaveCount(1);
  await expect(row).toHaveAttribute('data-lit');
  await board.button('Find the typo').click();
  await list(page, 'Possible slips')
    .filter({ hasText: 'Row 5: 3 3 4 instead of 3 4 3 leaves one solution.' })
    .getByRole('button', { name: 'Use it' })
    .click();
  await board.expectVerdict('unique');
  await board.expectAnswer(paint.answers[0] ?? []);
});

test(
  'thirty solutions are compared, and what is certain is shown',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = driver(page);
    await board.open('suguru');
    await board.load(suguru.text);
    await board.solve();
    await board.expectVerdict('several', '30 solutions, showing 1 of 30.');
    await board.button('What differs?').click();
    await expect(page.getByText('Exactly 30 solutions.')).toBeVisible();
    await expect(
      page.getByText(/^Solution 1 differs from solution 2 in \w+ cells?, marked on the board\.$/),
    ).toBeVisible();
    await expect(page.locator('.board-differs').first()).toBeVisible();
    await board.button('Next solution').click();
    await expect(page.getByText(/^Solution 2 differs from solution 1/)).toBeVisible();

    await board.button('What is certain').click();
    await expect(board.button('What is certain')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/cells of 25 are the same in all solutions\./)).toBeVisible();
    await expect(
      page.getByRole('gridcell', { name: /empty, may be \d or \d/ }).first(),
    ).toBeVisible();
    await board.expectVerdict('several', '30 solutions, none shown.');
    await board.button('What is certain').click();
    await board.expectVerdict('several', '30 solutions, showing 1 of 30.');
  },
);

test(
  'one more given settles the two solutions of a Number Workout',
  { tag: RELEASE },
  async ({ page }) => {
    const board = driver(page);
    await board.open('number-workout');
    await board.load(workout.text);
    await board.solve();
    await board.expectVerdict('several', '2 solutions, showing 1 of 2.');
    await board.button('What differs?').click();
    await board.button('Which extra givens make it unique?').click();
    await expect(page.getByText('One more given leaves one solution:')).toBeVisible();
    await board.button('Add it').click();
    await board.expectVerdict('unique');
    await expect(page.getByText('One given added. Undo takes it out again.')).toBeVisible();
    await board.button('Undo').click();
    await expect(board.text).toHaveValue(workout.text);
  },
);

test(
  'more solutions than anybody wants are counted until that is stopped',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = driver(page);
    await board.open('sudoku');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('6');
    await board.solve();
    await board.expectVerdict('several', /^At least/);
    await board.button('What differs?').click();
    await board.button('Count all').click();
    await expect(page.getByText(/^[2-9],\d{3} solutions so far\.$/)).toBeVisible({
      timeout: 60_000,
    });
    await board.button('Stop counting').click();
    await board.expectVerdict('several', /^At least [\d,]+ solutions, showing 1 of \d+\.$/);
    await expect(board.button('Count all')).toBeVisible();
    await board.solve();
    await board.expectVerdict('several');
  },
);

test(
  'of one solution, the hardest step and all techniques are told without asking',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = driver(page);
    await board.open('sudoku');
    await board.load(sudoku.text);
    await board.solve();
    await board.expectVerdict('unique');
    await page.getByRole('tab', { name: 'Proof' }).click();
    const told = page.getByRole('region', { name: 'Difficulty' });
    const redundant = board.button('Which clues are redundant?');
    const before = await redundant.boundingBox();
    await expect(told).toContainText(
      /^Easy, \d+\.Hardest step: Hidden single\. Row \d, column \d is \d\./,
    );
    await expect(list(page, 'Techniques, hardest first')).toHaveText([
      /^Hidden single × \d+$/,
      /^Full house × \d+$/,
    ]);
    expect(await redundant.boundingBox()).toEqual(before);
    await told.getByRole('button', { name: /^Hardest step/ }).hover();
    await expect(page.locator('.board-lit')).toHaveCount(1);
  },
);

test(
  'of one solution, the clues to spare are listed and givens are taken away',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = driver(page);
    await board.open('sudoku');
    await board.load(sudoku.text);
    await board.solve();
    await board.expectVerdict('unique');
    await page.getByRole('tab', { name: 'Proof' }).click();
    await board.button('Which clues are redundant?').click();
    await expect(page.getByText(/could be left out, one at a time:$/)).toBeVisible();
    await list(page, 'Redundant clues').first().getByRole('button').hover();
    await expect(page.locator('.board-lit')).toHaveCount(1);
    await board.button('Fewest givens').click();
    await expect(
      page.getByText(/givens taken away, \d+ left: every one is needed\./),
    ).toBeVisible();
    await board.expectVerdict('unique');
    await board.expectAnswer(sudoku.answers[0] ?? []);
    await board.button('Which clues are redundant?').click();
    await expect(page.getByText('Every clue is needed.')).toBeVisible();
    await board.button('Undo').click();
    await expect(board.text).toHaveValue(sudoku.text);
  },
);

for (const width of [1280, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    const expectNothing = async (page: Page) => {
      await expectAccessible(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
    };

    test('axe finds nothing where there is no solution', { tag: RELEASE }, async ({ page }) => {
      const board = driver(page);
      await board.open('sudoku');
      await board.load(wrongSudoku);
      await board.solve();
      await board.expectVerdict('none');
      await board.button('Why?').click();
      await board.button('Find the typo').click();
      await expect(list(page, 'Possible slips').first()).toBeVisible();
      await expectNothing(page);
    });

    test(
      'axe finds nothing where there are several, and the board stays',
      { tag: RELEASE },
      async ({ page }) => {
        const board = driver(page);
        await board.open('suguru');
        await board.load(suguru.text);
        const place = () =>
          page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().y + scrollY);
        const before = await place();
        await board.solve();
        await board.expectVerdict('several');
        expect(await place()).toBe(before);
        await board.button('What differs?').click();
        await expectNothing(page);
        await board.button('Which extra givens make it unique?').click();
        await expect(page.getByRole('list', { name: 'Givens that settle it' })).toBeVisible();
        await board.button('What is certain').click();
        await expect(board.button('What is certain')).toHaveAttribute('aria-pressed', 'true');
        await expectNothing(page);
        expect(await place()).toBe(before);
      },
    );
  });
}

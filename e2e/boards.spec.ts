import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

const blank = (cells: number) => Array.from({ length: cells }, () => '');

test('clicking selects a cell and typing fills it; Backspace empties it', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(40).click();
  await expect(sudoku.cell(40)).toBeFocused();
  await expect(sudoku.cell(40)).toHaveAttribute('aria-selected', 'true');
  await sudoku.press('7');
  await expect(sudoku.cell(40)).toHaveText('7');
  await expect(sudoku.cell(40)).toHaveAttribute('data-given', '');
  await expect(sudoku.cell(40)).toHaveAccessibleName('row 5, column 5, clue 7');
  await sudoku.press('Backspace');
  await expect(sudoku.cell(40)).toHaveAttribute('data-value', '');
});

test('arrows, Home, End and Ctrl+Home move one tab stop about the grid', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(40).click();
  await sudoku.press('ArrowRight', 'ArrowDown');
  await expect(sudoku.cell(50)).toBeFocused();
  await sudoku.press('Home');
  await expect(sudoku.cell(45)).toBeFocused();
  await sudoku.press('End');
  await expect(sudoku.cell(53)).toBeFocused();
  await sudoku.press('Control+Home');
  await expect(sudoku.cell(0)).toBeFocused();
  await sudoku.press('Control+End');
  await expect(sudoku.cell(80)).toBeFocused();
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
});

test('dragging selects cells, and one key fills them all in one step', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.drag([0, 1, 2, 11]);
  await sudoku.press('5');
  for (const cell of [0, 1, 2, 11]) await expect(sudoku.cell(cell)).toHaveText('5');
  await sudoku.press('Control+z');
  await sudoku.expectAnswer(blank(81));
  await sudoku.press('Control+y');
  await expect(sudoku.cell(11)).toHaveText('5');
  await sudoku.press('Control+z', 'Control+Shift+z');
  await expect(sudoku.cell(11)).toHaveText('5');
  await sudoku.button('Undo').click();
  await sudoku.expectAnswer(blank(81));
  await sudoku.button('Redo').click();
  await expect(sudoku.cell(0)).toHaveText('5');
});

test('the keypad fills cells without a keyboard, and letters follow 9', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('16');
  await sudoku.cell(3).click();
  await sudoku.button('Enter G').click();
  await expect(sudoku.cell(3)).toHaveText('G');
  await expect(sudoku.cell(3)).toHaveAttribute('data-value', '16');
  await sudoku.button('Erase').click();
  await expect(sudoku.cell(3)).toHaveAttribute('data-value', '');
});

test('marks and clues are two layers, and Solve uses the clues alone', async ({ page }) => {
  const sudoku = driver(page);
  const { text, answers } = exampleOf('sudoku', 'newspaper');
  await sudoku.open('sudoku');
  await sudoku.load(text);
  await sudoku.choose('Playing');
  await sudoku.cell(0).click();
  await sudoku.press('5');
  await expect(sudoku.cell(0)).toHaveAccessibleName('row 1, column 1, your mark 5');
  await expect(sudoku.cell(0)).not.toHaveAttribute('data-given');
  // A printed clue is not the player's to change.
  await sudoku.cell(3).click();
  await sudoku.press('9');
  await expect(sudoku.cell(3)).toHaveText('2');
  const [mark, clue] = await Promise.all(
    [0, 3].map((cell) =>
      sudoku.cell(cell).evaluate((found) => {
        const { color, fontWeight } = getComputedStyle(found);
        return { color, fontWeight };
      }),
    ),
  );
  expect(mark?.color).not.toBe(clue?.color);
  expect(Number(clue?.fontWeight)).toBeGreaterThan(Number(mark?.fontWeight));

  await sudoku.solve();
  await sudoku.expectVerdict('unique');
  await sudoku.expectAnswer(answers[0] ?? []);
  await expect(sudoku.cell(0)).toHaveAccessibleName(/answer \d, your mark 5 differs/);
});

test(
  'the answer comes as a wave, but on large boards at once',
  { tag: RELEASE },
  async ({ page }) => {
    for (const { side, motion } of [
      { side: 20, motion: 'settle' },
      { side: 22, motion: 'none' },
    ]) {
      const kurosu = driver(page);
      await kurosu.open('kurosu');
      await kurosu.load(Array.from({ length: side }, () => '.'.repeat(side)).join('\n'));
      await kurosu.solve();
      await kurosu.expectVerdict('several');
      await expect(kurosu.cell(1)).toHaveText(/[XO01]/);
      await expect(kurosu.cell(1).locator('.board-value')).toHaveCSS('animation-name', motion);
    }
  },
);

test(
  'Kurosu cells cycle by click and the other way by right click',
  { tag: RELEASE },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu');
    for (const value of ['1', '0', '']) {
      await kurosu.cell(7).click();
      await expect(kurosu.cell(7)).toHaveAttribute('data-value', value);
    }
    for (const value of ['0', '1', '']) {
      await kurosu.cell(7).click({ button: 'right' });
      await expect(kurosu.cell(7)).toHaveAttribute('data-value', value);
    }
    await kurosu.press('x');
    await expect(kurosu.cell(7)).toHaveText('X');
    await kurosu.press('0');
    await expect(kurosu.cell(7)).toHaveText('O');
  },
);

test('dragging paints Kurosu cells, undo takes the drag back, and lines count', async ({
  page,
}) => {
  const kurosu = driver(page);
  await kurosu.open('kurosu');
  await kurosu.play();
  await kurosu.drag([6, 7, 8, 9]);
  await expect(page.getByRole('note', { name: 'row 2: 1 X too many, 3 more O' })).toBeVisible();
  await expect(page.getByRole('note', { name: 'column 1: 2 more X, 3 more O' })).toBeVisible();
  await kurosu.press('Control+z');
  await kurosu.expectAnswer(blank(36));
  await expect(page.getByRole('note')).toHaveCount(0);
  // How long a stroke is stands beside the mouse as long as it lasts.
  const length = page.locator('.stroke-length');
  await kurosu.cell(24).hover();
  await page.mouse.down();
  await expect(length).toHaveCount(0);
  for (const cell of [25, 26]) await kurosu.cell(cell).hover({ force: true });
  await expect(length).toHaveText('3');
  await page.mouse.up();
  await expect(length).toHaveCount(0);
  await kurosu.press('Control+z');
  await kurosu.drag([12, 13], 'right');
  await expect(kurosu.cell(13)).toHaveText('O');
});

test(
  'a clue on one side of a hexagon boundary appears on the other',
  { tag: THOROUGH },
  async ({ page }) => {
    const workout = driver(page);
    await workout.open('number-workout');
    await workout.cell(36).click();
    await workout.press('4');
    await expect(workout.cell(35)).toHaveText('4');
    await expect(workout.cell(36)).toHaveAccessibleName(
      'hexagon 6, lower left, clue 4, last of a pair with hexagon 7, upper right',
    );
    await workout.cell(35).click();
    await workout.press('2');
    await expect(workout.cell(36)).toHaveText('2');
    await workout.press('Delete');
    await workout.expectAnswer(blank(78));
  },
);

test(
  'a Number Workout that is typed straight on, row by row as it is printed, keeps every clue',
  { tag: THOROUGH },
  async ({ page }) => {
    const workout = driver(page);
    await workout.open('number-workout');
    await workout.cell(0).click();
    const { text } = exampleOf('number-workout', '25 May 2020');
    const printed = text.split('\n').filter((line) => /^\d+$/.test(line));
    for (const key of printed.join('')) await page.keyboard.press(key === '0' ? '.' : key);
    await expect(workout.status).toHaveAttribute('data-live', 'unique');
  },
);

test(
  'arrow keys go to the neighbour on the picture of stacked hexagons',
  { tag: THOROUGH },
  async ({ page }) => {
    const workout = driver(page);
    await workout.open('number-workout');
    await workout.cell(0).click();
    await workout.press('ArrowRight');
    await expect(workout.cell(1)).toBeFocused();
    await workout.press('ArrowDown');
    await expect(workout.cell(7)).toBeFocused();
    await workout.press('ArrowDown');
    await expect(workout.cell(16)).toBeFocused();
    await workout.press('ArrowLeft', 'ArrowLeft');
    await expect(workout.cell(14)).toBeFocused();
  },
);

test('pair sides differ in colour and in shape', { tag: RELEASE }, async ({ page }) => {
  const workout = driver(page);
  await workout.open('number-workout');
  const spot = (cell: number) =>
    workout.cell(cell).evaluate((found) => {
      const { backgroundColor, borderRadius } = getComputedStyle(found, '::before');
      return { backgroundColor, borderRadius };
    });
  const [first, last] = [await spot(35), await spot(36)];
  expect(first.backgroundColor).not.toBe(last.backgroundColor);
  expect(first.borderRadius).not.toBe(last.borderRadius);
});

test(
  'every cell can be hit where its value is drawn, on a small phone too',
  { tag: RELEASE },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const id of ['number-workout', 'sudoku', 'kurosu']) {
      const puzzle = driver(page);
      await puzzle.open(id);
      const count = await page.getByRole('gridcell').count();
      for (let cell = 0; cell < count; cell += 7) {
        await puzzle.cell(cell).click();
        await expect(puzzle.cell(cell)).toBeFocused();
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  },
);

test('what was on the board is there again after a reload', { tag: RELEASE }, async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(10).click();
  await sudoku.press('8');
  await sudoku.choose('Playing');
  await sudoku.cell(11).click();
  await sudoku.press('3');
  await expect(page).toHaveURL(/#\/sudoku\/1\./);
  await page.reload();
  await expect(sudoku.cell(10)).toHaveAccessibleName('row 2, column 2, clue 8');
  await expect(sudoku.cell(11)).toHaveAccessibleName('row 2, column 3, your mark 3');
});

test(
  'whoever presses a key with the mouse goes on typing on the board',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    await page.getByRole('button', { name: 'Enter 5' }).click();
    await sudoku.press('ArrowDown', '7');
    await expect(sudoku.cell(0)).toHaveText('5');
    await expect(sudoku.cell(9)).toHaveText('7');
  },
);

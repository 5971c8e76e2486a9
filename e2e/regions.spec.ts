import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';
import { SMALL_WINDOWS, WINDOWS } from './windows.ts';

const blankText = (width: number, height: number) =>
  Array.from({ length: height }, () => Array.from({ length: width }, () => '.').join(',')).join(
    '\n',
  );

test('dragging over cells makes a region, and its walls join and part regions', async ({
  page,
}) => {
  const suguru = driver(page);
  await suguru.open('suguru');
  await suguru.load(blankText(3, 3));
  await suguru.choose('Regions');
  await suguru.drag([0, 1, 2]);
  await expect(suguru.text).toHaveValue('a,a,a\n.,.,.\n.,.,.\n');
  await suguru.drag([3, 4, 5]);
  await expect(suguru.text).toHaveValue('a,a,a\nb,b,b\n.,.,.\n');
  await expect(suguru.status).toHaveText('3 cells have no region yet, such as row 3, column 1.');

  // A press on the line between two regions takes the wall down, another puts it up again.
  const box = await suguru.cell(1).boundingBox();
  if (box === null) throw new Error('The cell is not on the screen');
  const pressWall = () => page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
  await pressWall();
  await expect(suguru.text).toHaveValue('a,a,a\na,a,a\n.,.,.\n');
  await pressWall();
  await expect(suguru.text).toHaveValue('a,a,a\nb,b,b\n.,.,.\n');
  await suguru.button('Undo').click();
  await expect(suguru.text).toHaveValue('a,a,a\na,a,a\n.,.,.\n');
});

test(
  'a press in the middle of a cell makes it a region of its own, which can be undone',
  { tag: THOROUGH },
  async ({ page }) => {
    const suguru = driver(page);
    await suguru.open('suguru');
    await suguru.load('a,a,a\n.,.,.\n.,.,.');
    await suguru.choose('Regions');
    await suguru.cell(8).click();
    await expect(suguru.text).toHaveValue('a,a,a\n.,.,.\n.,.,b\n');
    await suguru.cell(1).click();
    await expect(suguru.text).toHaveValue('a,b,a\n.,.,.\n.,.,c\n');
    // Once more is nothing new, and no step for undo.
    await suguru.cell(1).click();
    await suguru.button('Undo').click();
    await expect(suguru.text).toHaveValue('a,a,a\n.,.,.\n.,.,b\n');
    await suguru.button('Undo').click();
    await expect(suguru.text).toHaveValue('a,a,a\n.,.,.\n.,.,.\n');
  },
);

test(
  'the key for a region has room for its words in any window',
  { tag: THOROUGH },
  async ({ page }) => {
    const stars = driver(page);
    await stars.open('star-battle');
    const key = stars.button('Make region (1 cell)');
    for (const [width, height] of [...WINDOWS, ...SMALL_WINDOWS]) {
      await page.setViewportSize({ width, height });
      const [lines, room] = await key.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        return [
          range.getClientRects().length,
          Math.min(text.left - box.left, box.right - text.right),
        ];
      });
      expect(lines).toBe(1);
      expect(room).toBeGreaterThan(4);
    }
  },
);

test(
  'a Suguru says what comes first, and has keys up to the size of its largest region',
  { tag: THOROUGH },
  async ({ page }) => {
    const suguru = driver(page);
    await suguru.open('suguru');
    await expect(suguru.status).toHaveText('1. Draw the regions. 2. Type the numbers.');
    await suguru.choose('Setting');
    const keys = page
      .getByRole('group', { name: 'Keypad' })
      .getByRole('button', { name: /^Enter/ });
    await expect(keys).toHaveCount(9);
    await suguru.load('a,a,a\na,a,a\nb,b,c\n');
    await suguru.choose('Setting');
    await expect(keys).toHaveCount(6);
    await expect(suguru.status).toHaveText('2. Type the numbers, then press Solve.');
  },
);

test(
  'a Sudoku becomes a jigsaw, keeps its numbers, and is a Sudoku again by undo',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load('1...\n....\n....\n....\n');
    await sudoku.choose('Setting');
    const jigsaw = page.getByRole('checkbox', { name: 'Jigsaw' });
    await jigsaw.check();
    await expect(sudoku.status).toHaveText('1. Draw the regions. 2. Type the numbers.');
    await sudoku.drag([0, 1, 2, 5]);
    await expect(sudoku.text).toHaveValue('#option jigsaw\na1,a,a,.\n.,a,.,.\n.,.,.,.\n.,.,.,.\n');
    await expect(sudoku.status).toHaveText('12 cells have no region yet, such as row 1, column 4.');
    await sudoku.button('Undo').click();
    await sudoku.button('Undo').click();
    await expect(jigsaw).not.toBeChecked();
    await expect(sudoku.text).toHaveValue('1...\n....\n....\n....\n');
    await expect(page.getByRole('radio', { name: 'Setting' })).toBeChecked();
    await sudoku.load('#option jigsaw\na,a3,b,b1\nc,a,b3,b\nc4,a,d,d\nc,c,d,d\n');
    await expect(jigsaw).toBeChecked();
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
  },
);

test(
  'a jigsaw may be of five or seven cells a side, which no boxes divide, and is made so',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.choose('Setting');
    const size = page.getByRole('combobox', { name: 'Size' });
    const jigsaw = page.getByRole('checkbox', { name: 'Jigsaw' });
    await expect(size.getByRole('option', { name: '7 × 7' })).toHaveCount(0);
    await jigsaw.check();
    await size.selectOption('7 × 7');
    await page.getByRole('tab', { name: 'Make' }).click();
    await sudoku.button('Make a puzzle').click();
    await expect(sudoku.text).toHaveValue(/^#Jigsaw Sudoku 7×7, /);
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    await sudoku.choose('Setting');
    await jigsaw.uncheck();
    await expect(sudoku.status).toHaveText(/^No boxes divide 7×7 cells: tick Jigsaw/);
  },
);

test('regions are drawn with the keyboard alone', { tag: THOROUGH }, async ({ page }) => {
  const suguru = driver(page);
  await suguru.open('suguru');
  await suguru.load(blankText(3, 3));
  await suguru.choose('Regions');
  await suguru.cell(0).focus();
  await suguru.press('Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(suguru.button('Make region (3 cells)')).toBeVisible();
  await suguru.press('Enter');
  await expect(suguru.text).toHaveValue('a,a,.\n.,a,.\n.,.,.\n');
  await suguru.press('ArrowUp', 'Delete');
  await expect(suguru.text).toHaveValue('a,.,.\n.,a,.\n.,.,.\n');
  await expect(suguru.status).toHaveText(
    'Region a is in two pieces: row 2, column 2 does not touch the rest.',
  );
});

test(
  'a given above its region’s size is named by its cell, and proved impossible',
  { tag: RELEASE },
  async ({ page }) => {
    const suguru = driver(page);
    await suguru.open('suguru');
    await suguru.load('a,a,b\na5,b,b\nc,c,c\n');
    await expect(suguru.status).toHaveText(
      'Row 2, column 1 is 5, but its region has only 3 cells.',
    );
    await suguru.solve();
    await suguru.expectVerdict(
      'none',
      /^No solution: row 2, column 1 is 5, but its region has only 3 cells\./,
    );
  },
);

test(
  'overwriting V7 in a solved Suguru fails the lines of its neighbours and its region',
  { tag: RELEASE },
  async ({ page }) => {
    const suguru = driver(page);
    await suguru.open('suguru');
    const { text } = exampleOf('suguru', 'number 60');
    await suguru.load(text);
    await suguru.solve();
    await suguru.expectVerdict('several', '30 solutions, showing 1 of 30.');
    const before = await suguru.shown();
    await suguru.choose('Playing');
    await suguru.cell(7).click();
    await suguru.press(before[8] ?? '');
    await expect(suguru.checkLine('neighbours of row 2, column 3')).toContainText('FAIL');
    await expect(suguru.cell(7)).toHaveAccessibleName(/breaks a rule/);
  },
);

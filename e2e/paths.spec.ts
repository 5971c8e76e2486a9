import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH } from './thorough.ts';

// Paths that the author draws from cell to cell, as Thermometers prints them.

const ROWS = '......\n'.repeat(6);

test('thermometers are drawn from the bulb on, by drags that may turn back', async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('thermometers');
  await expect(puzzle.status).toHaveText('1. Draw the thermometers. 2. Type the counts.');
  await expect(page.getByRole('radio', { name: 'Drawing' })).toBeChecked();
  // Down, one too far, and back; then to the side and along a diagonal.
  await puzzle.drag([0, 6, 12, 18, 12, 13, 20]);
  await expect(puzzle.text).toHaveValue(
    `#draw thermometer r1c1-r3c1-r3c2-r4c3\n${ROWS}?,?,?,?,?,?,?,?,?,?,?,?\n`,
  );
  await expect(puzzle.cell(0)).toHaveAccessibleName(/bulb of a thermometer of 5 cells/);
  await expect(puzzle.cell(20)).toHaveAccessibleName(/cell 5 of a thermometer/);

  // What is drawn over it takes its place, and Undo brings it back.
  await puzzle.drag([8, 7, 6]);
  await expect(puzzle.text).toHaveValue(/^#draw thermometer r2c3-r2c1\n\./);
  await puzzle.button('Undo').click();
  await expect(puzzle.text).toHaveValue(/^#draw thermometer r1c1-r3c1-r3c2-r4c3\n\./);
  await expectAccessible(page);

  // They are saved in the link.
  await page.reload();
  await expect(puzzle.text).toHaveValue(/^#draw thermometer r1c1-r3c1-r3c2-r4c3\n\./);
});

test('thermometers are drawn and removed by keys alone', async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('thermometers');
  await puzzle.cell(35).focus();
  await puzzle.press('Shift+ArrowUp', 'Shift+ArrowLeft', 'Enter');
  await expect(puzzle.text).toHaveValue(/^#draw thermometer r6c6-r5c6-r5c5\n\./);
  await puzzle.press('Escape', 'Delete');
  await expect(puzzle.text).toHaveValue(/^\./);
});

test(
  'lines and dots are drawn on a Sudoku, each by its name, solved with and made with',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await page.getByLabel('Size').selectOption({ label: '6 × 6' });
    await sudoku.choose('Drawing');
    const tool = page.getByRole('combobox', { name: 'Draw' });
    await sudoku.drag([0, 7, 14]);
    await tool.selectOption('arrows');
    await sudoku.drag([14, 15, 16]);
    await tool.selectOption('white dots');
    await sudoku.drag([34, 35]);
    // A dot is between two cells, and no more.
    await sudoku.drag([18, 19, 20]);
    await expect(
      page.getByText('A white dot has to be between two cells side by side.'),
    ).toBeVisible();
    await expect(sudoku.text).toHaveValue(
      /^#draw thermometer r1c1-r3c3\n#draw arrow r3c3-r3c5\n#draw white-dot r6c5-r6c6\n\./,
    );
    await expect(sudoku.cell(14)).toHaveAccessibleName(
      /cell 3 of a thermometer, circle of an arrow of 3 cells/,
    );
    // What they say is listed with the rules, where each can be removed.
    await page.getByRole('tab', { name: 'Rules' }).click();
    const listed = page.getByRole('list', { name: 'Drawn clues on this board' });
    await expect(listed.getByRole('listitem')).toHaveText([
      'The numbers rise along the thermometer at row 1, column 1 from its bulb.',
      'The numbers along the arrow from row 3, column 3 to row 3, column 5 add up to the one in its circle.',
      'The numbers at the white dot at row 6, columns 5 and 6 are consecutive.',
    ]);
    await page
      .getByRole('button', { name: 'Remove the white dot at row 6, columns 5 and 6' })
      .click();
    await expect(listed.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(listed.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await sudoku.choose('Setting');
    await sudoku.cell(0).click();
    await page.keyboard.type('5');
    await sudoku.solve();
    await sudoku.expectVerdict('none');
    await page.keyboard.press('Control+z');
    await sudoku.cell(14).click();
    await page.keyboard.type('3');
    await sudoku.solve();
    await sudoku.expectVerdict('several');

    // A new puzzle keeps what is drawn.
    await page.getByRole('tab', { name: 'Make' }).click();
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    await sudoku.expectVerdict('unique');
    await expect(sudoku.text).toHaveValue(/#draw thermometer r1c1-r3c3\n#draw arrow r3c3-r3c5\n/);

    // Or draws others of its own.
    await page.getByLabel('Clues to draw').selectOption('little killers');
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    await expect(sudoku.text).toHaveValue(/, drawn little-killer\n#draw little-killer r\dc\d/);
    await sudoku.expectVerdict('unique');
    await expect(sudoku.text).not.toHaveValue(/thermometer|arrow/);
  },
);

test(
  'clues with numbers are drawn in and beside a Sudoku, their numbers typed and removed',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await page.getByLabel('Size').selectOption({ label: '6 × 6' });
    await sudoku.choose('Drawing');
    const tool = page.getByRole('combobox', { name: 'Draw' });
    const board = page.getByRole('grid', { name: 'Sudoku board' });
    const before = await board.boundingBox();

    // A drag into the board means the whole row; the number stands beside it, in the space that it makes.
    await tool.selectOption('sandwiches');
    await expect(page.getByText('Drag into the board from where its number stands')).toBeVisible();
    await sudoku.drag([12, 13]);
    await page.keyboard.type('14');
    await expect(sudoku.text).toHaveValue(/^#draw sandwich r3c1-r3c6 14\n\./);
    await expect(sudoku.cell(12)).toHaveAccessibleName(/sandwich of row 3 from the left: 14/);
    const number = board.locator('text', { hasText: /^14$/ });
    const [after, beside] = [await board.boundingBox(), await number.boundingBox()];
    expect(after?.width).toBeLessThan(before?.width ?? 0);
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(
      (await sudoku.cell(12).boundingBox())?.x ?? 0,
    );

    // A number of several figures is one step of Undo; what is too large is not taken.
    await sudoku.button('Undo').click();
    await expect(sudoku.text).toHaveValue(/^#draw sandwich r3c1-r3c6\n\./);
    await expect(board.locator('text', { hasText: '?' })).toHaveCount(1);
    await tool.selectOption('killer cages');
    await sudoku.drag([14, 20, 21]);
    await page.keyboard.type('9');
    await tool.selectOption('little killers');
    await sudoku.drag([1, 6]);
    await page.keyboard.type('11');
    await tool.selectOption('quadruples');
    await sudoku.drag([28, 35]);
    await page.keyboard.type('128');
    await tool.selectOption('odd cells');
    await sudoku.cell(3).click();
    await sudoku.cell(4).click();
    await sudoku.cell(4).click();
    await tool.selectOption('maximum cells');
    await sudoku.cell(24).click();
    await tool.selectOption('column indexers');
    await sudoku.cell(9).click();
    const drawn = [
      '#draw sandwich r3c1-r3c6',
      '#draw cage r3c3,r4c3-r4c4 9',
      '#draw little-killer r1c2-r2c1 11',
      '#draw quadruple r5c5-r5c6,r6c5-r6c6 1,2',
      '#draw odd r1c4',
      '#draw maximum r5c1',
      '#draw column-indexer r2c4',
    ];
    await expect(sudoku.text).toHaveValue(new RegExp(`^${drawn.join('\\n')}\\n\\.`));
    await expectAccessible(page);

    // Delete takes the number first, then the clue.
    await tool.selectOption('killer cages');
    await sudoku.cell(20).click();
    await sudoku.press('Delete');
    await expect(sudoku.text).toHaveValue(/#draw cage r3c3,r4c3-r4c4\n/);
    await sudoku.press('Delete');
    await expect(sudoku.text).not.toHaveValue(/cage/);
    // A figure where nothing takes it is answered.
    await sudoku.cell(33).click();
    await sudoku.press('5');
    await expect(page.getByText('Nothing here takes a number: draw it first.')).toBeVisible();

    // By keys alone: from the first cell on, then Enter, then the number.
    await tool.selectOption('X-sums');
    await sudoku.cell(35).click();
    await sudoku.press('Shift+ArrowUp', 'Enter', '2', '1', 'Enter');
    await expect(sudoku.text).toHaveValue(/#draw x-sum r6c6-r1c6 21\n/);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(
      page.getByRole('list', { name: 'Drawn clues on this board' }).getByRole('listitem'),
    ).toHaveText([
      'The sandwich of row 3 from the left has no number yet.',
      'The little killer from row 1, column 2 to row 2, column 1 adds up to 11.',
      'The quadruple between row 5, column 5 and row 6, column 6 has 1 and 2 in its cells.',
      'Row 1, column 4 is odd.',
      /^(?:Row \d, column \d is less than row 5, column 1(?:; |\.$)){3}$/i,
      'Row 2, column 4 says in which column of its row 4 stands.',
      'As many numbers of column 6 from below as the first one says add up to 21.',
    ]);
    await sudoku.solve();
    await sudoku.expectVerdict('several');
  },
);

test(
  'sum and product cages take their numbers with a sign, clones are two drags over one shape',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await page.getByLabel('Size').selectOption({ label: '6 × 6' });
    await sudoku.choose('Drawing');
    const tool = page.getByRole('combobox', { name: 'Draw' });
    const board = page.getByRole('grid', { name: 'Sudoku board' });
    await tool.selectOption('product cages');
    await sudoku.drag([0, 1, 2, 8, 14, 15]);
    await page.keyboard.type('10800');
    await tool.selectOption('sum cages');
    await sudoku.drag([16, 17]);
    await page.keyboard.type('7');
    await expect(board.locator('text', { hasText: /^10800×$/ })).toHaveCount(1);
    await expect(board.locator('text', { hasText: /^7\+$/ })).toHaveCount(1);
    await tool.selectOption('clones');
    await sudoku.drag([18, 19, 24]);
    await page.getByRole('tab', { name: 'Rules' }).click();
    const listed = page.getByRole('list', { name: 'Drawn clues on this board' });
    await expect(listed).toContainText('The clone at row 4, column 1 is like no other yet.');
    await sudoku.drag([27, 28, 33]);
    await expect(listed.getByRole('listitem')).toHaveText([
      'The product cage at row 1, column 1 multiplies to 10800.',
      'The sum cage at row 3, column 5 adds up to 7.',
      'The clone at row 5, column 4 is like the clone at row 4, column 1.',
      'The clone at row 5, column 4 is like the clone at row 4, column 1.',
    ]);
    await expect(sudoku.text).toHaveValue(
      /#draw clone r4c1-r4c2,r5c1\n#draw clone r5c4-r5c5,r6c4\n/,
    );
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test(
    'a finger draws a thermometer, and the erase key removes it',
    { tag: THOROUGH },
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open('thermometers');
      const fingers = await fingersOn(page);
      await fingers.draw(await middleOf(puzzle.cell(3)), await middleOf(puzzle.cell(5)));
      await expect(puzzle.cell(3)).toHaveAccessibleName(/bulb of a thermometer of 3 cells/);
      await puzzle.cell(5).tap();
      await page.getByRole('button', { name: 'Erase' }).tap();
      await expect(puzzle.cell(3)).not.toHaveAccessibleName(/thermometer/);
    },
  );

  test(
    'a finger draws a sandwich and types its number on the keypad of a phone',
    { tag: THOROUGH },
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open('sudoku');
      await puzzle.choose('Drawing');
      await page.getByRole('combobox', { name: 'Draw' }).selectOption('sandwiches');
      const fingers = await fingersOn(page);
      await fingers.draw(await middleOf(puzzle.cell(9)), await middleOf(puzzle.cell(11)));
      await page.getByRole('button', { name: 'Enter 1', exact: true }).tap();
      await page.getByRole('button', { name: 'Enter 7', exact: true }).tap();
      await expect(puzzle.cell(9)).toHaveAccessibleName(/sandwich of row 2 from the left: 17/);
      await page.getByRole('button', { name: 'Erase' }).tap();
      await expect(puzzle.cell(9)).toHaveAccessibleName(
        /sandwich of row 2 from the left: 1$|left: 1,/,
      );
    },
  );
});

import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH } from './thorough.ts';

// Rules that a visitor adds to a puzzle: by name, in the language, about selected cells, in SMT-LIB.

const { text } = exampleOf('sudoku', 'A small Sudoku');

test('rules added by name, by selection and in SMT-LIB are solved with, checked, shared and undone', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load('1234\n....\n....\n....\n');
  await page.getByRole('tab', { name: 'Rules' }).click();
  const rules = page.getByRole('region', { name: 'House rules' });
  const listed = rules.getByRole('list', { name: 'House rules on this board' });
  await rules.getByLabel('Falling diagonal').check();
  await rules.getByLabel('Rising diagonal').check();
  await sudoku.solve();
  await sudoku.expectVerdict('several');

  // Two cells are selected with the keyboard, and one is to be greater.
  await sudoku.cell(14).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(rules).toContainText('For the selected cells: Row 4, columns 3 and 4');
  await rules.getByRole('button', { name: 'First is greater' }).click();
  await expect(listed.getByRole('listitem')).toHaveText([
    'In the falling diagonal all numbers differ.',
    'In the rising diagonal all numbers differ.',
    'House rule 3: row 4, column 3 is greater than row 4, column 4.',
  ]);
  await sudoku.solve();
  await sudoku.expectVerdict('unique');
  await sudoku.expectAnswer([...'1234341243212143'].toSpliced(12, 4, '2', '1', '4', '3'));

  // Checked as it is typed, with its cells lit; wrong first.
  const box = rules.getByLabel('In SMT-LIB');
  await box.fill('(= V0 V16)');
  await expect(rules).toContainText(
    'This has a mistake at character 7: V16 is not a cell, this board has V0 to V15.',
  );
  await expect(rules.getByRole('button', { name: 'Add house rule' })).toBeDisabled();
  await box.fill('(= 9 (* V4 V5 2))');
  await expect(rules).toContainText(
    'In words: Row 2, column 1 times row 2, column 2 times 2 is 9.',
  );
  await expect(page.locator('.board-lit')).toHaveCount(2);
  await rules.getByRole('button', { name: 'Add house rule' }).click();
  await expectAccessible(page);
  await sudoku.solve();
  await sudoku.expectVerdict('none');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('list', { name: 'Contradicting clues' })).toHaveText(
    'House rule 4: row 2, column 1 times row 2, column 2 times 2 is 9.',
  );

  // Off again; then everything goes with the link, and the text.
  await page.getByRole('tab', { name: 'Rules' }).click();
  await rules.getByRole('button', { name: 'Take off house rule 4' }).click();
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  await sudoku.button('Undo').click();
  await expect(listed.getByRole('listitem')).toHaveCount(4);
  await sudoku.button('Redo').click();
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  await expect(sudoku.text).toHaveValue(/^#rule in the falling diagonal all numbers differ\n/);
  await expect(page).toHaveURL(/#\/sudoku\/1\./);
  await page.goto(page.url());
  await page.reload();
  await page.getByRole('button', { name: '3 house rules' }).click();
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Check' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('house rule 3');
});

test(
  'a rule written in the language is mended, solved with, named in a contradiction, and shared',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load('1234\n....\n....\n....\n');
    await page.getByRole('tab', { name: 'Rules' }).click();
    const rules = page.getByRole('region', { name: 'House rules' });
    const listed = rules.getByRole('list', { name: 'House rules on this board' });
    const box = rules.getByLabel('Write a rule for the whole board');
    const add = rules.getByRole('button', { name: 'Add rule', exact: true });
    await box.fill('in each diagnal all numbers differ');
    await page.getByRole('tab', { name: 'Check', exact: true }).click();
    await page.getByRole('tab', { name: 'Rules', exact: true }).click();
    await expect(box).toHaveValue('in each diagnal all numbers differ');
    await expect(rules).toContainText('did you mean "diagonal"?');
    await expect(add).toBeDisabled();
    await rules.getByRole('button', { name: 'Write "diagonal"' }).click();
    await expect(box).toHaveValue('in each diagonal all numbers differ');
    await expect(rules).toContainText('On this board: 2 diagonals.');
    await expect(page.locator('.board-lit')).toHaveCount(8);
    await add.click();
    await expect(listed.getByRole('listitem')).toHaveText(['In each diagonal all numbers differ.']);

    // The next words are offered; what the board lacks is said.
    await box.fill('neighbours ');
    await rules.getByRole('button', { name: 'differ by at least' }).click();
    await expect(box).toHaveValue('neighbours differ by at least ');
    await box.pressSequentially('3');
    await add.click();
    await box.fill('in each cage all numbers differ');
    await expect(rules).toContainText('This rule speaks of a cage, but the board has none.');
    await expectAccessible(page);
    await sudoku.solve();
    await sudoku.expectVerdict('none');
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByRole('list', { name: 'Contradicting clues' })).toContainText(
      'House rule 2: neighbours differ by at least 3.',
    );
    await page.getByRole('tab', { name: 'Rules' }).click();
    await rules.getByRole('button', { name: 'Take off house rule 2' }).click();
    await expect(sudoku.text).toHaveValue(/^#rule in each diagonal all numbers differ\n/);
    await expect(page).toHaveURL(/#\/sudoku\/1\./);
    await page.goto(page.url());
    await page.reload();
    await page.getByRole('button', { name: '1 house rule' }).click();
    await expect(listed.getByRole('listitem')).toHaveText(['In each diagonal all numbers differ.']);
  },
);

test(
  'a cage with a sum and parity are drawn over the selected cells, sameness is written for them',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(text);
    await page.getByRole('tab', { name: 'Rules' }).click();
    const rules = page.getByRole('region', { name: 'House rules' });
    await sudoku.cell(0).click();
    await rules.getByRole('button', { name: 'Odd', exact: true }).click();
    await page.keyboard.press('Escape');
    await sudoku.cell(0).click();
    await page.keyboard.press('Shift+ArrowDown');
    await rules.getByLabel('Sum').fill('5');
    await page.keyboard.press('Enter');
    const drawn = page.getByRole('list', { name: 'Drawn clues on this board' });
    await rules.getByLabel('Digits may repeat').check();
    await rules.getByLabel('Sum').fill('6');
    await rules.getByRole('button', { name: 'Add cage' }).click();
    await expect(drawn.getByRole('listitem')).toHaveText([
      'Row 1, column 1 is odd.',
      'The killer cage at row 1, column 1 adds up to 5 with two different digits.',
      'The sum cage at row 1, column 1 adds up to 6.',
    ]);
    await rules.getByRole('button', { name: 'All the same' }).click();
    await expect(sudoku.text).toHaveValue(
      /#draw odd r1c1\n#draw cage r1c1,r2c1 5\n#draw sum-cage r1c1,r2c1 6\n/,
    );
    await expect(sudoku.text).toHaveValue(/#assert \(= V0 V4\)\n/);
    await page.getByRole('tab', { name: 'SMT-LIB' }).click();
    await expect(page.getByRole('textbox', { name: 'SMT-LIB text' })).toContainText(
      '(assert (distinct V0 V4))(assert (= 5 (+ V0 V4)))',
    );
  },
);

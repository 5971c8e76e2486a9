import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

// Rules that somebody writes: everything that our own types have follows from the text.

const STARS = `lab 1
puzzle Lonely stars
  by Ada
board square 4 to 8, usually 4
fill each cell: star or blank
clues
  the answer in some cells
rules
  in each row and column exactly 1 cell is a star
  no two stars touch, not even at a corner
`;

/** The lab as a person sees it. */
function lab(page: Page) {
  const rules = page.getByRole('textbox', { name: 'Rules' });
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  return { ...driver(page), rules, problems };
}

test('rules that are typed have a board, a verdict, hints and a proof at once', async ({
  page,
}) => {
  const own = lab(page);
  const { open, rules, problems, cell, solve, expectVerdict } = own;
  await open('lab');
  await rules.fill(STARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  await expect(problems).toHaveCount(0);
  // What a line means stands behind it.
  await expect(rules.getByText('4 rows, 4 columns')).toBeVisible();

  await solve();
  await expectVerdict('several');
  await cell(1).click();
  await solve();
  await expectVerdict('unique');
  await own.expectAnswer([...'0100000110000010']);
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByRole('tabpanel').locator('[data-certificate=checked]')).toBeVisible();
  await page.getByRole('tab', { name: 'Check' }).click();
  await expect(own.checkLine('row 1')).toContainText('OK');
  await page.getByRole('tab', { name: 'SMT-LIB' }).click();
  await expect(page.getByRole('textbox', { name: 'SMT-LIB text' })).toContainText('declare-const');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    'In each row and column exactly 1 cell is a star.',
  );
  await page.getByRole('tab', { name: 'Write' }).click();
  await expectAccessible(page);
});

test('a contradiction names the line of the rules, and the clues', async ({ page }) => {
  const { open, rules, cell, solve, expectVerdict } = lab(page);
  await open('lab');
  await rules.fill(STARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  await cell(0).click();
  await cell(3).click();
  await solve();
  await expectVerdict('none');
  await page.getByRole('tab', { name: 'Proof' }).click();
  const broken = page.getByRole('list', { name: 'Rules', exact: true }).getByRole('listitem');
  await expect(broken.first()).toHaveText(/^Line 9: Row 1 has .* one star\.$/);
});

test('pointing at a line lights up its cells', { tag: THOROUGH }, async ({ page }) => {
  const { open, rules } = lab(page);
  await open('lab');
  await rules.fill(STARS);
  await rules.getByText('fill each cell').hover();
  await expect(page.locator('.board-lit')).toHaveCount(16);
  await page.mouse.move(0, 0);
  await expect(page.locator('.board-lit')).toHaveCount(0);
});

test(
  'a misspelt word is named and mended by a button; what was on the board is still there',
  { tag: THOROUGH },
  async ({ page }) => {
    const { open, rules, problems, cell, button } = lab(page);
    await open('lab');
    await rules.fill(STARS);
    await cell(1).click();
    await expect(cell(1)).toHaveAttribute('data-value', '1');
    await rules.fill(STARS.replace('touch', 'tuoch'));
    await expect(problems).toHaveText(/^Line 10: I read "no two stars"; .*did you mean "touch"\?/);
    await expect(cell(1)).toHaveAttribute('data-value', '1');
    await button('Write "touch"').click();
    await expect(problems).toHaveCount(0);
    await expect(rules).toContainText('no two stars touch');
    await expect(cell(1)).toHaveAttribute('data-value', '1');
  },
);

test(
  'a definition is typed line by line without a space before any',
  { tag: THOROUGH },
  async ({ page }) => {
    const { open, rules, problems, press, cell } = lab(page);
    await open('lab');
    await rules.click();
    await press('ControlOrMeta+a');
    const lines = [
      'lab 1',
      'puzzle Squares',
      'board square 4',
      'fill each cell: number 1 to the side',
      'clues',
      'the answer in some cells',
      'rules',
      'in each row all numbers differ',
      'in each column all numbers differ',
      'example',
      // With one solution: another would be told in time.
      '1234',
      '3412',
      '2143',
      '....',
    ];
    for (const line of lines) {
      await page.keyboard.type(line);
      // Words that are offered are not wanted.
      await press('Escape', 'Enter');
    }
    await expect(rules).toContainText('rules');
    await expect(problems).toHaveCount(0);
    await cell(15).click();
    await expect(cell(15)).toBeFocused();
  },
);

test(
  'words that can follow are offered, and Enter takes one',
  { tag: THOROUGH },
  async ({ page }) => {
    const { open, rules, press } = lab(page);
    await open('lab');
    await rules.fill(STARS);
    await press('Control+End', 'Backspace', 'Enter');
    await page.keyboard.type('no two st');
    const offered = page.getByRole('listbox').getByRole('option');
    await expect(offered).toHaveText(['star', 'stars']);
    await press('ArrowDown', 'Enter');
    await expect(rules).toContainText('no two stars');
  },
);

test(
  'rules that no board keeps together, that say nothing new, and a second solution are told',
  { tag: THOROUGH },
  async ({ page }) => {
    const { open, rules, problems } = lab(page);
    await open('lab');
    await rules.fill(`${STARS}  in each row exactly 2 cells are stars\n`);
    await expect(problems).toHaveText(
      /^Line 10: No 4×4 board keeps this rule together with line 11\./,
    );
    await rules.fill(`${STARS}  no two stars are neighbours\n`);
    await expect(problems).toHaveText(/^Line 11: I read "no two stars"/);
    await rules.fill(`${STARS}  no two star cells are neighbours\n`);
    await expect(problems).toHaveText(/^Line 11: This rule says nothing new on a 4×4 board/);
    await rules.fill(
      `${STARS}example\n  ....\n  ....\n  ....\n  ....\nsolution\n  .*..\n  ...*\n  *...\n  ..*.\n`,
    );
    await expect(problems).toHaveText(
      /^Line 11: The rules also allow this board, which differs in/,
    );
    await expect(problems.getByRole('img')).toBeVisible();
    await rules.fill(
      `${STARS}example\n  .*..\n  ....\n  ....\n  ....\nsolution\n  .*..\n  *...\n  ...*\n  ..*.\n`,
    );
    await expect(problems).toHaveText(/^Line 10: The solution of the example breaks this rule/);
  },
);

test(
  'a link carries the rules with the board, and says that they were written elsewhere',
  { tag: THOROUGH },
  async ({ page, browser, baseURL }) => {
    const { open, rules, cell } = lab(page);
    await open('lab');
    await rules.fill(STARS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
    await cell(1).click();
    await expect(page).toHaveURL(/#\/lab\/1\./);
    await expect.poll(() => page.url().length).toBeGreaterThan(200);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(page.url());
    const friend = lab(other);
    await expect(friend.rules).toContainText('no two stars touch');
    await expect(friend.cell(1)).toHaveAttribute('data-given', '');
    await expect(
      other.getByText('These rules were written elsewhere, by Ada as they say.'),
    ).toBeVisible();
    // Another text is another type: what the friend changes is the friend's.
    await friend.rules.fill(STARS.replace('Lonely', 'Lonelier'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Lonelier stars');
    await expect(friend.cell(1)).toHaveAttribute('data-value', '1');
    await context.close();
  },
);

test('what was written is there after a reload, readable or not, and stands in My puzzles', async ({
  page,
}) => {
  const { open, rules, problems, cell } = lab(page);
  await open('lab');
  await rules.fill(STARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  // Before anything is on the board, of which the library would know.
  await rules.fill(`${STARS}  touching`);
  await expect(problems).toHaveCount(1);
  await page.reload();
  await expect(rules).toContainText('touching');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  await cell(1).click();
  await rules.fill(`${STARS}  no two`);
  await expect(problems).toHaveCount(1);
  await page.goto('./#/my-puzzles');
  await expect(page.getByRole('link', { name: /^Lonely stars/ })).toBeVisible();
  await page.goto('./#/lab');
  await expect(rules).toContainText('no two stars touch, not even at a corner');
  await expect(problems).toHaveText(/^Line 11: I read "no two"/);
  await expect(cell(1)).toHaveAttribute('data-value', '1');

  // Another text takes its place in the editor, and nothing from it.
  await page.getByLabel('Start from').selectOption('Queens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queens');
  await page.goto('./#/my-puzzles');
  await page.getByRole('link', { name: /^Lonely stars/ }).click();
  await expect(problems).toHaveText(/^Line 11: I read "no two"/);
  await expect(cell(1)).toHaveAttribute('data-value', '1');
});

test('the board becomes the example, with its solution', { tag: THOROUGH }, async ({ page }) => {
  const { open, rules, problems, cell, solve, expectVerdict, button } = lab(page);
  await open('lab');
  await rules.fill(STARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  await cell(1).click();
  await solve();
  await expectVerdict('unique');
  await button('Use the board as the example').click();
  await expect(rules).toContainText('example');
  await expect(rules.getByText('.*..').last()).toBeVisible();
  await expect(problems).toHaveCount(0);
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expect(cell(1)).toHaveAttribute('data-value', '1');
});

test('a puzzle of these rules is made, with one solution', async ({ page }) => {
  const { open, rules, button, expectVerdict, solve } = lab(page);
  await open('lab');
  await rules.fill(STARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lonely stars');
  await page.getByRole('tab', { name: 'Make' }).click();
  await button('Make a puzzle').click();
  await expect(page.locator('[data-given]').first()).toBeVisible();
  await solve();
  await expectVerdict('unique');
});

test(
  'the rules of a known puzzle are opened, changed in one line, and put back',
  { tag: THOROUGH },
  async ({ page }) => {
    const { open, load, rules, cell, expectVerdict, problems } = lab(page);
    await open('sudoku');
    await load('1...\n..3.\n.4..\n...2\n');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('button', { name: 'See how its rules are written' }).click();
    await expect(rules).toContainText('in each row, column and box all numbers differ');
    await expect(cell(0)).toHaveAttribute('data-value', '1');
    await expect(problems).toHaveCount(0);
    const written = `lab 1
puzzle Without boxes
board square 4
fill each cell: number 1 to the side
clues
  the answer in some cells
rules
  in each row and column all numbers differ
`;
    await rules.fill(written);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without boxes');
    await expect(cell(0)).toHaveAttribute('data-value', '1');
    await expectVerdict('idle');
  },
);

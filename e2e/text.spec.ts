import { createHash } from 'node:crypto';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

test('a text error names the line and what was expected, and the board stays', async ({ page }) => {
  const sudoku = driver(page);
  const { text } = exampleOf('sudoku', 'newspaper');
  await sudoku.open('sudoku');
  await sudoku.load(text);
  const before = await sudoku.shown();
  const lines = text.split('\n');
  lines[3] = '19...45.';
  await sudoku.load(lines.join('\n'));
  await expect(page.getByRole('alert')).toHaveText(
    'Line 4 has 8 characters, 9 wanted. The board is unchanged.',
  );
  await expect(sudoku.text).toHaveValue(lines.join('\n'));
  expect(await sudoku.shown()).toEqual(before);
  await sudoku.load(text.replace('68..7..9.', '68..x..9.'));
  await expect(page.getByRole('alert')).toContainText('Line 3 has "x" at character 5');
});

test('loading a text is a step that undo takes back', { tag: THOROUGH }, async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('3');
  await sudoku.load('1...\n....\n....\n....\n');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await sudoku.button('Undo').click();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect(sudoku.cell(0)).toHaveText('3');
});

test('house rules travel in the text', { tag: RELEASE }, async ({ page }) => {
  const kurosu = driver(page);
  await kurosu.open('kurosu');
  await page.getByRole('checkbox', { name: 'No two lines alike' }).check();
  await expect(kurosu.text).toHaveValue(/^#option no-two-alike\n/);
  await kurosu.load('....\n....\n....\n....\n');
  const option = page.getByRole('checkbox', { name: 'No two lines alike' });
  await expect(option).not.toBeChecked();
  await kurosu.load('#option no-two-alike\n....\n....\n....\n....\n');
  await expect(option).toBeChecked();
});

const BAD_LINKS = [
  ['a cut-off payload', pack(exampleOf('sudoku').text).slice(0, 30)],
  ['no version', 'abc'],
  ['a later version', '2.AAAA'],
  ['characters no link has', '1.%3Cscript%3E'],
  ['text that is no puzzle', pack('<img src=x onerror=alert(1)>')],
  ['a payload of 9,000 characters', `1.${'A'.repeat(9000)}`],
  ['a bomb of a million characters', pack('.'.repeat(1_000_000))],
  ['no characters at all after the version', '1.'],
] as const;

test('a link that cannot be read gives a sentence and leaves the board', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(4).click();
  await sudoku.press('6');
  await expect(page).toHaveURL(/1\./);
  const alert = page.getByRole('alert');
  const places = () =>
    Promise.all([sudoku.cell(4), sudoku.button('Undo')].map((part) => part.boundingBox()));
  const before = await places();
  for (const [what, payload] of BAD_LINKS) {
    await sudoku.open('sudoku', payload);
    await expect(alert, what).toContainText('This link could not be opened.');
    await expect(sudoku.cell(4)).toHaveText('6');
    expect(await places()).toEqual(before);
    await sudoku.button('Dismiss').click();
    await expect(alert).toHaveCount(0);
  }
  await sudoku.open('sudoku', 'abc');
  await expect(alert).toBeVisible();
  await sudoku.cell(5).click();
  await sudoku.press('7');
  await expect(alert).toHaveCount(0);
});

test(
  'a link to a puzzle that does not exist leads to the start page and says so',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./#/__proto__/1.AAAA');
    await expect(page.getByRole('alert')).toContainText(
      'There is no puzzle called "__proto__" here',
    );
    await page.getByRole('link', { name: 'Type in your own Kurosu', exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Kurosu board' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a shared puzzle takes the place of none of one’s own: Back leads there',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(4).click();
    await sudoku.press('6');
    await expect(page).toHaveURL(/1\./);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    await expect(sudoku.cell(3)).toHaveText('2');
    await page.goBack();
    await expect(sudoku.cell(3)).toHaveAttribute('data-value', '');
    await expect(sudoku.cell(4)).toHaveText('6');
  },
);

test('the start page leads to a puzzle in one press', { tag: RELEASE }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play this Suguru' }).click();
  const suguru = driver(page);
  await expect(suguru.text).toHaveValue(exampleOf('suguru').text);
  await suguru.cell(0).click();
  await suguru.press('1');
  await expect(suguru.cell(0)).toHaveAccessibleName('row 1, column 1, your mark 1');
});

test(
  'a link holds marks only where it is asked for, and they come as one step of the reader’s',
  { tag: THOROUGH },
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'newspaper').text);
    await sudoku.choose('Playing');
    await expect(sudoku.button('Copy link with my marks')).toBeHidden();
    await sudoku.cell(0).click();
    await sudoku.press('4', 'ArrowRight', '3');
    const said = 'In the link with your marks: your values.';
    await expect(sudoku.button('Copy link with my marks')).toHaveAccessibleDescription(said);
    await sudoku.button('Copy link with my marks').click();
    await expect(page.getByText('Link with your marks copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(page.url()).not.toBe(link);

    const other = await browser.newContext();
    const reader = driver(await other.newPage());
    await reader.page.goto(link);
    await expect(reader.cell(0)).toHaveText('4');
    await expect(reader.cell(1)).toHaveText('3');
    await expect(reader.text).toHaveValue(exampleOf('sudoku', 'newspaper').text);
    await expect.poll(() => reader.page.url()).toBe(page.url());
    await reader.page.reload();
    await expect(reader.cell(0)).toHaveText('4');
    await reader.page.goto('./#/');
    await reader.page.goto(link);
    await reader.button('Undo').click();
    await expect(reader.cell(0)).toHaveText('');
    await other.close();
  },
);

test(
  'a link with marks has notes in it as well, and nothing that is on trial',
  { tag: THOROUGH },
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    const share = sudoku.button('Copy link with my marks');
    await sudoku.cell(0).click();
    await sudoku.press('Shift+Digit8', 'Shift+Digit5', 'Control+Digit4', 'v', '6', 'z');
    await expect(share).toHaveAccessibleDescription(
      'In the link with your marks: your notes if they fit.',
    );
    await sudoku.press('ArrowRight', '3');
    await sudoku.button('Try').click();
    await sudoku.cell(2).click();
    await sudoku.press('5');
    await expect(sudoku.cell(2)).toHaveText('5');
    await expect(share).toHaveAccessibleDescription(
      'In the link with your marks: your values, your notes if they fit, nothing that is on trial.',
    );
    await share.click();
    await expect(page.getByText('Link with your marks copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newContext();
    const reader = driver(await other.newPage());
    await reader.page.goto(link);
    const noted = 'row 1, column 1, empty, corner 5 8, centre 4, colour f';
    await expect(reader.cell(0)).toHaveAccessibleName(noted);
    await expect(reader.cell(1)).toHaveText('3');
    await expect(reader.cell(2)).toHaveText('');
    await expect(reader.text).toHaveValue(exampleOf('sudoku', 'newspaper').text);
    await reader.page.reload();
    await expect(reader.cell(0)).toHaveAccessibleName(noted);
    await other.close();
  },
);

test(
  'notes that would make a link too long to send are left out, and that is said',
  { tag: THOROUGH },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sudoku = driver(page);
    // By chance: all candidates of such a board would fit.
    const notes = Array.from({ length: 625 }, (_, cell) => {
      const signs = createHash('sha1').update(`${cell}`).digest('hex').replaceAll('0', '');
      return `${signs.slice(0, 4)}.${signs.slice(4, 8)}`;
    });
    const text = `${'.'.repeat(25)}\n`.repeat(25);
    await sudoku.open(
      'sudoku',
      pack(`${text}#notes ${notes.join(',')}\n#progress 2${'.'.repeat(624)}\n`),
    );
    await expect(sudoku.cell(1)).toHaveAccessibleName(/empty, corner .* centre /);
    await sudoku.button('Copy link with my marks').click();
    await expect(
      page.getByText('Link copied without your notes: with them it would be too long to send.'),
    ).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(2000);
  },
);

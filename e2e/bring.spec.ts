import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { holdBack } from './holdBack.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const SUGURU = 'https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g';
const SEVENTEEN =
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000';

/** A file as somebody would choose it. */
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('one paste on the start page opens a puzzle of whatever form, and says what it was taken for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Play this Suguru' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'A Sudoku' });
  const [whole, seven] = await Promise.all([
    picture.boundingBox(),
    picture.locator('[data-cell="72"]').boundingBox(),
  ]);
  // The first cell of the last row is in its place, whatever is open before it.
  expect((seven?.y ?? 0) - (whole?.y ?? 0)).toBeGreaterThan((whole?.height ?? 0) * 0.8);
  await page.evaluate((text) => navigator.clipboard.writeText(text), SUGURU);
  await page.keyboard.press('Control+v');
  const suguru = driver(page);
  await expect(page.getByRole('alert')).toContainText('Read as a Suguru from a puzz.link address.');
  await expect(suguru.cell(0)).toHaveText('3');
  await expect(suguru.text).toHaveValue(/^a3,a,b,c,c\n/);
  // It moves nothing, whether it is there or not.
  const before = await suguru.cell(0).boundingBox();
  await suguru.button('Dismiss').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await suguru.cell(0).boundingBox()).toEqual(before);
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeInViewport({ ratio: 1 });

  // Another form of the same board, then another type's, which has a page of its own.
  await suguru.load(SUGURU.replace('73m3g5', '73m4g5'));
  await expect(suguru.cell(8)).toHaveText('4');
  await expect(page.getByText('Read as a Suguru from a puzz.link address.')).toBeVisible();
  await suguru.load('3x3x:3c8b6a4a1a3_7a2e4d7e5b6a4c8a7b8e9d9e8a3_7a4a5a4b6c1');
  await expect(page.getByRole('grid', { name: 'Sudoku board' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Read as a Sudoku from a game ID of Simon Tatham’s collection.',
  );
  await expect(suguru.text).toHaveValue(/^#assert \(distinct V0 V10/);
  await page.goBack();
  await expect(suguru.cell(8)).toHaveText('4');

  // Beside a board as well; what is no puzzle changes nothing.
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await suguru.cell(8).click();
    await page.keyboard.press('Control+v');
  };
  await paste('nonsense');
  await expect(page.getByRole('alert')).toContainText('What was pasted is no puzzle');
  await expect(suguru.cell(8)).toHaveText('4');
  await paste(SUGURU);
  await expect(suguru.cell(8)).toHaveText('3');
  await expect(page.getByRole('alert')).toContainText('Undo brings back the board');
  await suguru.button('Undo').click();
  await expect(suguru.cell(8)).toHaveText('4');
});

/** A published address of Penpa, from those that unit tests read. */
const penpaOf = (id: string): string =>
  readFileSync('src/formats/penpaAddresses.txt', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${id} `))
    ?.slice(id.length + 1) ?? '';

test('an address of Penpa opens its puzzle, and which it is is asked where it does not say so', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(penpaOf('masyu'));
  await expect(page.getByRole('alert')).toContainText('Read as a Masyu from a Penpa address.');
  await expect(page.getByRole('grid', { name: 'Masyu board' })).toBeVisible();
  // Its author gave it neither a tag nor a title.
  await sudoku.load(penpaOf('nurikabe'));
  const choice = page.getByRole('group', { name: 'This may be several puzzles. Which is it?' });
  await choice.getByRole('button', { name: 'Nurikabe' }).click();
  await expect(page.getByRole('grid', { name: 'Nurikabe board' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Left out: what was filled in.');
  // Nor does it say of a Hidato whether corners join cells; those that it leaves out are black.
  await sudoku.load(penpaOf('hidato'));
  await expect(choice.getByRole('button')).toHaveText([/Hidato/, 'Numbrix']);
  await choice.getByRole('button', { name: 'Numbrix' }).click();
  await expect(page.getByRole('grid', { name: 'Hidato board' })).toBeVisible();
  await expect(sudoku.text).toHaveValue(/^#option sides-only\n\. +33 +35 +\. +\. +x +x +x\n/);
  await sudoku.load(penpaOf('masyu').slice(0, -50));
  await expect(
    page.getByText(
      'This address is damaged: part of it is missing or changed. The board is unchanged.',
    ),
  ).toBeVisible();
});

test(
  'what cannot be held is refused by its name, and what was pasted stays',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    const jigsaw = 'Solo:9jk:a7f1_5b7,c_ea,7';
    await sudoku.load(jigsaw);
    await expect(page.getByRole('alert')).toHaveText(
      'It is a jigsaw with cages, which are not held here. The board is unchanged.',
    );
    await expect(sudoku.text).toHaveValue(jigsaw);
    await expect(sudoku.text).toHaveAccessibleDescription(/^It is a jigsaw/);
    await sudoku.load('......\n..1...\n......\n......\n......\n......\n');
    await expect(page.getByRole('gridcell')).toHaveCount(36);
    const other = page.getByRole('group', { name: 'It may also be:' });
    await other.getByRole('button', { name: 'Kurosu' }).click();
    await expect(page.getByRole('grid', { name: 'Kurosu board' })).toBeVisible();
    await expect(sudoku.cell(8)).toHaveText('X');
  },
);

test(
  'what reads a text is said to be on its way, on the start page and beside a board',
  { tag: THOROUGH },
  async ({ page }) => {
    const release = await holdBack(page, /assets\/read-[\w-]*\.js/);
    const fetching = page.getByText('Fetching what reads this …');
    await page.goto('./');
    await page.getByText('Import: paste, file or photo').click();
    await page.getByLabel('Text or link of a puzzle').fill('nonsense');
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(fetching).toBeVisible();
    await page.goto('./#/sudoku');
    const sudoku = driver(page);
    await sudoku.load('nonsense');
    await expect(fetching).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toContainText('The board is unchanged.');
    await expect(fetching).toBeHidden();
  },
);

test(
  'a file of many puzzles is a list to choose from, and all of it can be kept',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    await page.getByText('Import: paste, file or photo').click();
    // It is there once it can be pressed.
    await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
    const others = [
      SEVENTEEN,
      SEVENTEEN.replace('1', '2'),
      `${SEVENTEEN.replace('1', '3')} # The third`,
      SEVENTEEN.slice(3),
    ];
    const text = others.join('\n');
    await page.getByLabel('File with puzzles').setInputFiles(file('hard.sdm', text));
    await expect(
      page.getByRole('heading', { name: '3 puzzles from lines of digits' }),
    ).toBeVisible();
    await expect(page.getByText('Line 4 has 78 characters')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add all to My puzzles' }).click();
    await expect(page.getByText('3 added to My puzzles.')).toBeVisible();
    await page.getByRole('button', { name: 'Add all to My puzzles' }).click();
    await expect(page.getByText('0 added to My puzzles. 3 were there already.')).toBeVisible();
    await page.getByRole('button', { name: '3. The third: Sudoku, 9×9, 17 givens' }).click();
    await expect(driver(page).cell(7)).toHaveText('3');
    await page.getByRole('link', { name: 'My puzzles' }).click();
    await expect(page.getByRole('link', { name: 'The third' })).toBeVisible();
  },
);

test(
  'a file that is dropped is read, on a board, on its text and on the start page',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = driver(page);
    await board.open('kurosu');
    const non =
      'title "A dropped one"\nwidth 5\nheight 5\nrows\n1\n\n1\n1\n1\ncolumns\n4\n0\n0\n0\n0\n';
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'one.non'));
      return data;
    }, non);
    await board.text.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByRole('grid', { name: 'Paint by Numbers board' })).toBeVisible();
    const text = '#A dropped one\n5 5\n1\n0\n1\n1\n1\n4\n0\n0\n0\n0\n';
    await expect(board.text).toHaveValue(text);
    await page.goBack();
    await expect(board.text).toHaveValue(/^\.{6}\n/);
    await page.getByRole('grid', { name: 'Kurosu board' }).dispatchEvent('drop', {
      dataTransfer: transfer,
    });
    await expect(board.text).toHaveValue(text);
    await page.getByRole('link', { name: 'Gridproof' }).click();
    await page.getByText('Import: paste, file or photo').waitFor();
    await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(board.text).toHaveValue(text);
  },
);

test(
  'a puzzle is taken to other programs, as a picture and as a code',
  { tag: RELEASE },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const board = driver(page);
    await board.open('sudoku');
    await board.load(exampleOf('sudoku', 'newspaper').text);
    await page.getByText('Export').click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await board.button('Copy as puzz.link address').click();
    await expect(
      page.getByText('Copied as puzz.link address, without its title and comments.'),
    ).toBeVisible();
    expect(await copied()).toMatch(/^https:\/\/puzz\.link\/p\?sudoku\/9\/9\/i26g7g1/);
    await board.button('Copy as f-puzzles address').click();
    await expect(page.getByText('Copied as f-puzzles address.')).toBeVisible();
    await board.load(await copied());
    await expect(page.getByText('Read as a Sudoku from an f-puzzles address.')).toBeVisible();
    await expect(board.text).toHaveValue(exampleOf('sudoku', 'newspaper').text);

    const save = async (name: string) => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        board.button(name).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
      return { name: saved.suggestedFilename(), content: Buffer.concat(chunks) };
    };
    const svg = await save('Save as SVG');
    expect(svg.name).toBe('A newspaper Sudoku.svg');
    expect(svg.content.toString().match(/<text /g)).toHaveLength(36);
    expect(svg.content.toString()).not.toMatch(/href|url\(|style=|<script/);
    const png = await save('Save as PNG');
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    await board.solve();
    await board.expectVerdict('unique');
    await page.getByLabel('With the values that the board shows').check();
    expect((await save('Save as SVG')).content.toString().match(/<text /g)).toHaveLength(81);

    await board.load('It is none');
    await board.button('QR code of the link').click();
    await expect(
      page.getByRole('img', { name: 'QR code of the link to A newspaper Sudoku' }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The board is unchanged.');
    await expectAccessible(page);
  },
);

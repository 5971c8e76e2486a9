import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { library, works } from './library.ts';
import { THOROUGH, butFirst } from './thorough.ts';
import type { Page } from '@playwright/test';

const mine = (page: Page) => page.getByRole('link', { name: 'My puzzles', exact: true });

const newspaper = exampleOf('sudoku', 'newspaper').text;
/** A puzzle that is nobody's example. */
const OWN = `#Mine\n${newspaper.replace(/^#.*\n/, '')}`;

test('opening links, examples and empty boards writes over nothing, and each is one press away', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(OWN);
  await sudoku.choose('Playing');
  await sudoku.cell(0).click();
  await sudoku.press('4', 'ArrowRight', '3');
  const before = await sudoku.shown();
  const kept = works(await library(page));
  expect(kept).toHaveLength(1);

  await page.goto(`./#/sudoku/${pack(exampleOf('sudoku', 'A small Sudoku').text)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await page.reload();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await sudoku.button('A newspaper Sudoku').click();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await sudoku.choose('Setting');
  const address = page.url();
  await sudoku.button('Clear the board').click();
  await expect(sudoku.cell(3)).toHaveText('');
  // The address follows what is on the board, after the frame that shows it.
  await expect(page).not.toHaveURL(address);
  await page.reload();
  await expect(sudoku.cell(3)).toHaveText('');
  expect(works(await library(page))).toEqual(kept);

  await mine(page).click();
  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  await expect(sudoku.cell(1)).toHaveText('3');
  expect(await sudoku.shown()).toEqual(before);
  await sudoku.cell(2).click();
  await sudoku.press('5');
  await page.reload();
  await expect(sudoku.cell(2)).toHaveText('5');
});

test(
  'undo goes back to the puzzle before, and each step is kept where it belongs',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(OWN);
    await sudoku.load(`#Other\n${'.........\n'.repeat(8)}.......12\n`);
    await expect(sudoku.cell(80)).toHaveText('2');
    await sudoku.button('Undo').click();
    await expect(sudoku.cell(3)).toHaveText('2');
    await sudoku.choose('Playing');
    await sudoku.cell(0).click();
    await sudoku.press('4');
    const [first, second] = await library(page);
    expect(first?.text).toContain('#Mine');
    expect(first?.marks?.[0]).toBe(4);
    expect(second?.text).toContain('#Other');
  },
);

test(
  'Back and Forward open what their pages were about, as it is by now',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    await sudoku.press('1', 'ArrowRight', '2');
    await page.getByRole('link', { name: 'Gridproof' }).click();
    await page.getByRole('link', { name: 'Type in your own Sudoku', exact: true }).click();
    await sudoku.cell(2).click();
    await sudoku.press('3', 'ArrowRight', '4');
    await sudoku.choose('Playing');
    await sudoku.cell(9).click();
    await sudoku.press('5');
    const before = await sudoku.shown();
    await page.goto(`./#/sudoku/${pack(newspaper)}`);
    await expect(sudoku.cell(8)).toHaveText(/\d/);
    await page.goBack();
    await expect(sudoku.cell(9)).toHaveText('5');
    expect(await sudoku.shown()).toEqual(before);
    await page.goBack();
    await page.goBack();
    await expect(sudoku.cell(9)).toHaveText('5');
    expect(await sudoku.shown()).toEqual(before);
    for (let step = 0; step < 3; step += 1) await page.goForward();
    await expect(sudoku.cell(8)).toHaveText(/\d/);
    await expect(sudoku.cell(9)).not.toHaveText('5');
    expect(await library(page)).toHaveLength(1);
  },
);

test(
  'a page that is opened again at the very moment of a step has it',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.cell(0).click();
    for (const digit of ['1', '2', '3']) {
      const opened = page.waitForEvent('load');
      await page.evaluate((key) => {
        const cell = document.activeElement;
        cell?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true }),
        );
        location.reload();
      }, digit);
      await opened;
      await expect(sudoku.cell(0)).toHaveText(digit);
      // What is done before is a step only then.
      await expect(page.getByRole('tab').first()).toBeVisible();
      await sudoku.cell(0).click();
    }
    expect(await library(page)).toHaveLength(1);
  },
);

test(
  'a tab that is behind says so, shows what the other has, and never writes over it',
  { tag: THOROUGH },
  async ({ page, context }) => {
    const here = driver(page);
    await here.open('sudoku');
    await here.cell(0).click();
    await here.press('1');
    await library(page);
    const there = driver(await context.newPage());
    await there.open('sudoku');
    await expect(there.cell(0)).toHaveText('1');
    await there.cell(1).click();
    await there.press('2');
    await expect(page.getByText('Another tab has gone on with this puzzle.')).toBeVisible();
    await here.button('Show what it has').click();
    await expect(here.cell(1)).toHaveText('2');
    await expect(page.getByText('Another tab has gone on with this puzzle.')).toHaveCount(0);

    await there.cell(2).click();
    await there.press('3');
    await expect(page.getByText('Another tab has gone on with this puzzle.')).toBeVisible();
    await here.cell(3).click();
    await here.press('4');
    await expect(page.getByText('kept as a puzzle of its own')).toBeVisible();
    await here.press('ArrowRight', '5');
    await here.button('Undo').click();
    const texts = (await library(page)).map(({ text }) => text?.split('\n')[0]);
    expect(texts.toSorted()).toEqual(['12.4.....', '123......']);
    await page.reload();
    await expect(here.cell(3)).toHaveText('4');
    await there.page.reload();
    await expect(there.cell(2)).toHaveText('3');
    await expect(there.cell(3)).toHaveText('');
    await there.page.close();
  },
);

test(
  'a tab that leaves a puzzle which another has gone on with takes nothing of it away',
  { tag: THOROUGH },
  async ({ page, context }) => {
    const there = driver(await context.newPage());
    await there.open('sudoku');
    await there.cell(0).click();
    await there.press('1');
    await library(there.page);
    const here = driver(page);
    await here.open('sudoku');
    await expect(here.cell(0)).toHaveText('1');
    await there.cell(1).click();
    await there.press('2');
    await expect(page.getByText('Another tab has gone on with this puzzle.')).toBeVisible();
    // The time it was in sight here is all that there is to keep of it.
    await here.load(OWN);
    await expect(here.cell(3)).toHaveText('2');
    const texts = (await library(page)).map(({ text }) => text?.split('\n')[0]);
    expect(texts.toSorted()).toEqual(['#Mine', '12.......']);
    await there.page.reload();
    await expect(there.cell(1)).toHaveText('2');
    await there.page.close();
  },
);

for (const [index, [what, text]] of (
  [
    ['no JSON', '{"text":"1...'],
    ['of another version', '{"version":9,"entries":[{"clues":"1"}]}'],
    ['a puzzle that this version cannot read', '{"text":"#option future\\n1...","marks":[]}'],
  ] as const
).entries()) {
  test(
    `what an earlier page kept and is ${what} stays kept, and can be copied`,
    butFirst(index),
    async ({ page }) => {
      await page.addInitScript((value) => {
        if (localStorage.getItem('seeded') === null) {
          localStorage.setItem('gridproof:1:sudoku', value);
          localStorage.setItem('seeded', 'yes');
        }
      }, text);
      const sudoku = driver(page);
      await sudoku.open('sudoku');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(
        'What this browser kept of your last Sudoku cannot be read',
      );
      await expect(notice.getByRole('button', { name: 'Copy it' })).toBeVisible();
      const [before] = await library(page);
      await sudoku.cell(0).click();
      await sudoku.press('5');
      await page.reload();
      await expect(sudoku.cell(0)).toHaveText('5');
      await expect(notice).toHaveCount(0);
      expect(await library(page)).toContainEqual(before);
      await mine(page).click();
      await expect(page.getByText('This version of the page cannot read it')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy its text' })).toBeVisible();
    },
  );
}

test(
  'boards of pages before the library are there again, with marks, also those put aside',
  { tag: THOROUGH },
  async ({ page }) => {
    const marks = Array<number | null>(81).fill(null).with(0, 4);
    await page.addInitScript(
      ([sudoku, kurosu]) => {
        if (localStorage.getItem('seeded') !== null) return;
        localStorage.setItem('seeded', 'yes');
        localStorage.setItem('gridproof:1:sudoku', sudoku);
        localStorage.setItem('gridproof:aside:kurosu:1', kurosu);
        localStorage.setItem('gridproof:1:live', 'off');
      },
      [
        JSON.stringify({ text: OWN, marks }),
        JSON.stringify({ text: '#Aside\n1...\n....\n....\n...0\n', marks: Array(16).fill(null) }),
      ] as const,
    );
    const puzzle = driver(page);
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Aside' })).toBeVisible();
    await page.getByRole('link', { name: 'Mine', exact: true }).click();
    await expect(puzzle.cell(0)).toHaveText('4');
    await puzzle.open('kurosu');
    await expect(puzzle.text).toHaveValue(/#Aside/);
    const names = await page.evaluate(() => Object.keys(localStorage));
    expect(names.toSorted()).toEqual(['gridproof:1:live', 'gridproof:begun', 'seeded']);
  },
);

test(
  'an edited SMT-LIB text is there again after a reload, and belongs to its puzzle',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await page.getByRole('tab', { name: 'SMT-LIB' }).click();
    const editor = page.getByRole('textbox', { name: 'SMT-LIB text' });
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('(echo "mine")\n');
    await expect(editor).toContainText('(echo "mine")');
    await expect.poll(async () => (await library(page))[0]?.['script']).toContain('(echo "mine")');
    await page.reload();
    await page.getByRole('tab', { name: 'SMT-LIB' }).click();
    await expect(editor).toContainText('(echo "mine")');
    await sudoku.button('A newspaper Sudoku').click();
    await expect(editor).not.toContainText('(echo "mine")');
    await sudoku.button('Undo').click();
    await expect(editor).toContainText('(echo "mine")');
  },
);

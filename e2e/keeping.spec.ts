import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import type { Page } from '@playwright/test';

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Cuts the network once nothing is on its way any more: Z3 comes last. */
async function goOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('gridproof:ready').length), {
      timeout: 60_000,
    })
    .toBe(1);
  await page.context().setOffline(true);
}

/** What makes up for a part of the page that did not come. */
const unfetched = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be fetched.' });

test('what was entered is there again after a way through the start page without a network', async ({
  page,
  context,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2', 'ArrowRight', '3', 'ArrowRight', '4');
  const before = await kept(page, 'gridproof:1:sudoku');
  await goOffline(page);
  await page.getByRole('link', { name: 'Gridproof' }).click();
  await expect(unfetched(page)).toBeVisible();
  await page.goto('./#/sudoku');
  await expect(sudoku.cell(3)).toHaveText('4');
  expect(await sudoku.shown()).toEqual(['1', '2', '3', '4', ...Array<string>(77).fill('')]);
  expect(await kept(page, 'gridproof:1:sudoku')).toBe(before);
  await page.goto('./#/');
  await expect(unfetched(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Kurosu', exact: true })).toBeVisible();
});

test('a panel that does not come says so, the board goes on working, and a retry brings it', async ({
  page,
  context,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await goOffline(page);
  for (const name of ['Hint', 'Proof', 'Rules', 'Make', 'SMT-LIB']) {
    await page.getByRole('tab', { name }).click();
    await expect(unfetched(page)).toBeVisible();
  }
  await sudoku.cell(10).click();
  await sudoku.press('7');
  await expect(sudoku.cell(10)).toHaveText('7');
  await page.getByRole('tab', { name: 'Hint' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('A hint starts from your own marks');
  await expect(sudoku.cell(10)).toHaveText('7');
});

test('a link whose house rules cannot be read for want of a network opens once they can', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(4).click();
  await sudoku.press('6');
  const before = await kept(page, 'gridproof:1:sudoku');
  await page.route(/assertions-.*\.js/, (route) => route.abort());
  const { text } = exampleOf('sudoku', 'newspaper');
  await page.goto(`./#/sudoku/${pack(`#assert (> V0 V1)\n${text}`)}`);
  await expect(unfetched(page)).toBeVisible();
  expect(await kept(page, 'gridproof:1:sudoku')).toBe(before);
  await page.unroute(/assertions-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sudoku.text).toHaveValue(/#assert \(> V0 V1\)\n\.\.\.26\.7\.1\n/);
});

for (const [what, text] of [
  ['no JSON', '{"text":"1...'],
  ['of another version', '{"version":9,"entries":[{"clues":"1"}]}'],
  ['a puzzle that this version cannot read', '{"text":"#option future\\n1...","marks":[]}'],
] as const) {
  test(`what was kept and is ${what} stays kept, and can be copied`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (localStorage.getItem('seeded') === null) {
        localStorage.setItem('gridproof:1:sudoku', value);
        localStorage.setItem('seeded', 'yes');
      }
    }, text);
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('What this browser kept of your last Sudoku cannot be read');
    await expect(notice.getByRole('button', { name: 'Copy it' })).toBeVisible();
    expect(await kept(page, 'gridproof:1:sudoku')).toBe(text);
    await sudoku.cell(0).click();
    await sudoku.press('5');
    await expect.poll(() => kept(page, 'gridproof:aside:sudoku:1')).toBe(text);
    await page.reload();
    await expect(sudoku.cell(0)).toHaveText('5');
    await expect(notice).toHaveCount(0);
    expect(await kept(page, 'gridproof:aside:sudoku:1')).toBe(text);
  });
}

test('a browser that keeps nothing says so at the first step, and playing goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('5');
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing of what you do');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await sudoku.cell(1).click();
  await sudoku.press('6');
  await expect(sudoku.cell(1)).toHaveText('6');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a damaged link after a good one, in a browser that kept nothing, leaves the board', async ({
  page,
}) => {
  const kurosu = driver(page);
  const { text } = exampleOf('kurosu', 'Kurosu6');
  await kurosu.open('kurosu', pack(text));
  await expect(kurosu.text).toHaveValue(text);
  await page.goto('./#/kurosu/1.damaged');
  await expect(page.getByRole('alert')).toContainText('The board shows what was on it before.');
  await expect(kurosu.text).toHaveValue(text);
});

test('a damaged link in a browser that kept nothing says that the board is empty', async ({
  page,
}) => {
  await page.goto('./#/kurosu/1.damaged');
  await expect(page.getByRole('alert')).toContainText('The board is empty.');
});

test('a tab that is behind says so, and puts aside what another keeps', async ({
  page,
  context,
}) => {
  const mine = driver(page);
  await mine.open('sudoku');
  await mine.cell(0).click();
  await mine.press('1');
  const theirs = driver(await context.newPage());
  await theirs.open('sudoku');
  await expect(theirs.cell(0)).toHaveText('1');
  await theirs.cell(1).click();
  await theirs.press('2');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Another tab of yours has changed its Sudoku');
  const other = await kept(page, 'gridproof:1:sudoku');
  await mine.cell(2).click();
  await mine.press('3');
  await expect.poll(() => kept(page, 'gridproof:aside:sudoku:1')).toBe(other);
  await expect(theirs.page.getByRole('alert')).toContainText('Another tab of yours');
  await theirs.page.close();
});

test('an address that names no puzzle is said to', async ({ page }) => {
  await page.goto('./#//sudoku');
  await expect(page.getByRole('alert')).toContainText('This address names no puzzle.');
});

test('what is wrong with a text is quoted in a line, not in a book', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sujiko');
  await sudoku.load(`25,13,22,${'7'.repeat(5000)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Line 1 has "777');
  expect((await alert.innerText()).length).toBeLessThan(400);
});

test('a link over an unfinished puzzle leaves it among the earlier boards, also after a reload', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(`#Mine\n${exampleOf('sudoku', 'newspaper').text.replace(/^#.*\n/, '')}`);
  await sudoku.choose('Playing');
  await sudoku.cell(0).click();
  await sudoku.press('4', 'ArrowRight', '3');
  const before = await sudoku.shown();
  await page.goto(`./#/sudoku/${pack(exampleOf('sudoku', 'A small Sudoku').text)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await page.reload();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  const link = page.url();
  await sudoku.button('Mine, 2 marks').click();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect.poll(() => page.url()).not.toBe(link);
  const mine = page.url();
  expect(await sudoku.shown()).toEqual(before);
  await sudoku.cell(2).click();
  await sudoku.press('5');
  await expect.poll(() => page.url()).not.toBe(mine);
  await page.reload();
  await expect(sudoku.cell(1)).toHaveText('3');
  await expect(sudoku.button('A small Sudoku').last()).toBeVisible();
});

test('going back to an old address loses nothing that came after it', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2');
  await expect(page).toHaveURL(/1\./);
  await page.getByRole('link', { name: 'Gridproof' }).click();
  await page.getByRole('link', { name: 'Sudoku', exact: true }).click();
  await sudoku.cell(2).click();
  await sudoku.press('3', 'ArrowRight', '4');
  await sudoku.choose('Playing');
  await sudoku.cell(9).click();
  await sudoku.press('5');
  const before = await sudoku.shown();
  await page.goBack();
  await page.goBack();
  await expect(sudoku.cell(2)).toHaveText('');
  await sudoku.button('Untitled, 1 mark').click();
  expect(await sudoku.shown()).toEqual(before);
});

test('an example in place of one’s own board, and an emptied board, leave it among the earlier ones', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.cell(0).click();
  await sudoku.press('1', 'ArrowRight', '2');
  const before = await sudoku.shown();
  await expect(page).toHaveURL(/1\./);
  const own = page.url();
  await sudoku.button('A newspaper Sudoku').click();
  await expect(sudoku.cell(3)).toHaveText('2');
  await expect.poll(() => page.url()).not.toBe(own);
  await page.reload();
  await expect(sudoku.cell(3)).toHaveText('2');
  await sudoku.button('Untitled').click();
  expect(await sudoku.shown()).toEqual(before);
  await expect(page.getByRole('button', { name: /^A newspaper Sudoku/ })).toHaveCount(1);
  await sudoku.button('Clear the board').click();
  await expect(sudoku.cell(0)).toHaveText('');
  await expect(page).not.toHaveURL(/1\./);
  await page.reload();
  await sudoku.button('Untitled').click();
  expect(await sudoku.shown()).toEqual(before);
});

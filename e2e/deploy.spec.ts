import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './axe.ts';
import { driver, expect } from './driver.ts';
import { exampleOf } from './examples.ts';
import { comeBack, enter, entryOf, looked, offer, settle, test, verdictOn } from './releases.ts';
import { holdZ3 } from './z3.ts';

// Z3 comes by itself here.
test.use({ savesData: false });

// One after the other, so that the next release is built only once.
test.describe.configure({ mode: 'default' });

const sudokuText = exampleOf('sudoku', 'newspaper').text;

test('after a deploy an open board works on, says which part is gone, and opens the new version as it was', async ({
  page,
  host,
}) => {
  await holdZ3(page);
  const sudoku = await settle(page, () => enter(page));
  const old = await entryOf(page);
  host.deploy();
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
    'This part of the page could not be fetched: there is a new version of it.',
  );
  await expect(page.getByText('Check the connection')).toHaveCount(0);
  await expect(offer(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await sudoku.cell(11).click();
  await sudoku.press('7');
  await expect(sudoku.cell(11)).toHaveText('7');
  const before = await sudoku.shown();
  expect(await entryOf(page)).toBe(old);
  await offer(page).getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => entryOf(page)).not.toBe(old);
  await expect(sudoku.cell(11)).toHaveText('7');
  expect(await sudoku.shown()).toEqual(before);
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Check a proof');
  await expect(offer(page)).toHaveCount(0);
});

test('a deploy between two visits loses nothing', async ({ page, context, host }) => {
  const sudoku = await enter(page);
  const before = await sudoku.shown();
  await expect(page).toHaveURL(/1\./);
  const address = page.url();
  const old = await entryOf(page);
  await page.close();
  host.deploy();
  const again = await context.newPage();
  await again.goto(address);
  await expect(driver(again).cell(10)).toHaveText('6');
  expect(await driver(again).shown()).toEqual(before);
  expect(await entryOf(again)).not.toBe(old);
  await again.getByRole('tab', { name: 'Hint' }).click();
  await expect(again.getByRole('tabpanel')).toContainText('A hint starts from your own marks');
});

test('where the solver was replaced before it was started, Solve ends in a sentence', async ({
  page,
  host,
}) => {
  const sudoku = driver(page);
  await page.goto('./');
  const link = page.getByRole('link', { name: 'Type in your own Sudoku', exact: true });
  await expect(link).toBeVisible();
  // The last piece of a puzzle's page comes once the start page is drawn.
  const fetched = await page.waitForResponse(/\/PuzzleSide-/);
  await fetched.finished();
  host.deploy();
  await link.click();
  await sudoku.load(sudokuText);
  await sudoku.solve();
  await expect(verdictOn(page)).toHaveAttribute('data-verdict', 'failed');
  await expect(verdictOn(page)).toContainText('A part of the solver could not be fetched.');
  await expect(offer(page)).toBeVisible();
  await sudoku.cell(0).click();
  await sudoku.press('1');
  await expect(sudoku.cell(0)).toHaveText('1');
});

test('a solver that runs already solves on after a deploy, also when proofs cannot be written any more', async ({
  page,
}) => {
  await holdZ3(page);
  const sudoku = await enter(page);
  // Two clues: it runs, and there was no proof to be written.
  await expect(verdictOn(page)).toHaveAttribute('data-live', 'several');
  await page.route(/\/(certifying|checker-worker)-[^/]*$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  for (const name of ['newspaper', 'A small Sudoku']) {
    const { text, answers } = exampleOf('sudoku', name);
    await sudoku.load(text);
    await sudoku.solve();
    await sudoku.expectVerdict('unique');
    await sudoku.expectAnswer(answers[0] ?? []);
    await expect(page.locator('[data-certificate]')).toHaveAttribute('data-certificate', 'absent');
  }
});

test('where Z3 was replaced, what needs it ends in a sentence', async ({ page, host }) => {
  const arrive = await holdZ3(page);
  const sudoku = await enter(page);
  await page.getByRole('tab', { name: 'Hint' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Explain the whole solution' }).click();
  host.deploy();
  arrive();
  await expect(panel.getByRole('alert')).toContainText('If the app was updated, reload the page.');
  await expect(offer(page)).toBeVisible();
  await sudoku.cell(11).click();
  await sudoku.press('7');
  await expect(sudoku.cell(11)).toHaveText('7');
});

test('where the worker of Z3 was replaced, what needs it ends in a sentence', async ({
  page,
  host,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let fetch = () => {};
  const fetched = new Promise<void>((resolve) => {
    fetch = resolve;
  });
  // Z3 itself is on its way already, and its worker starts when it is here.
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    fetch();
    await held;
    await route.fulfill({ response });
  });
  const sudoku = await enter(page);
  await expect(verdictOn(page)).toHaveAttribute('data-live', 'several');
  await page.getByRole('tab', { name: 'Hint' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Hint', exact: true }).click();
  await fetched;
  host.deploy();
  arrive();
  await expect(panel.getByRole('alert')).toContainText(
    'A part of the solver could not be fetched.',
  );
  await expect(offer(page)).toBeVisible();
  await sudoku.solve();
  await expect(verdictOn(page)).toHaveAttribute('data-verdict', 'several');
});

test('where the checker was replaced, a proof that is brought is not waited for', async ({
  page,
  host,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'gridproof-brought-'));
  const files = [join(folder, 'puzzle.opb'), join(folder, 'puzzle.pbp')];
  await writeFile(files[0] ?? '', '* #variable= 1 #constraint= 1\n+1 x1 >= 1 ;\n');
  await writeFile(files[1] ?? '', 'pseudo-Boolean proof version 3.0\n');
  await holdZ3(page);
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(sudoku.button('Check a proof')).toBeVisible();
  host.deploy();
  const choosing = page.waitForEvent('filechooser');
  await sudoku.button('Check a proof').click();
  await (await choosing).setFiles(files);
  await expect(page.getByRole('log', { name: 'What the check found' })).toContainText(
    'The checker could not be fetched.',
  );
  await expect(offer(page)).toBeVisible();
});

test('nothing is said where there is no newer release, or no network', async ({
  page,
  context,
}) => {
  await holdZ3(page);
  const sudoku = await enter(page);
  await comeBack(page);
  await page.route(/HintPanel-/, (route) => route.fulfill({ status: 404 }));
  const looking = looked(page);
  await page.getByRole('tab', { name: 'Hint' }).click();
  await (await looking).finished();
  const gone = page.getByRole('tabpanel').getByRole('alert');
  await expect(gone).toContainText('Check the connection');
  await context.setOffline(true);
  const cut = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await page.getByRole('tab', { name: 'Proof' }).click();
  await cut;
  await expect(gone).toContainText('Check the connection');
  await sudoku.cell(11).click();
  await sudoku.press('7');
  await expect(sudoku.cell(11)).toHaveText('7');
  await expect(offer(page)).toHaveCount(0);
});

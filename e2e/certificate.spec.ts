import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

// Z3 comes by itself here.
test.use({ savesData: false });

const sums = exampleOf('off-by-one-sums', 'Logelei, ZEITmagazin 2022, number 32');
const suguru = exampleOf('suguru', 'number 60');

const verdictOf = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const found = (page: Page) => page.getByRole('log', { name: 'What the check found' });

/** Has the page check files, as a person who chooses them. */
async function bring(page: Page, ...paths: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await driver(page).button('Check a proof').click();
  await (await choosing).setFiles([...paths]);
}

/** Saves the proof of the verdict on the board, and unpacks it: the paths of all three files. */
async function saveProof(page: Page) {
  const coming = page.waitForEvent('download');
  await driver(page).button('Save the proof').click();
  const download = await coming;
  const folder = await mkdtemp(join(tmpdir(), 'gridproof-proof-'));
  const zip = join(folder, download.suggestedFilename());
  await download.saveAs(zip);
  const files = unzipSync(await readFile(zip));
  const paths = { folder, zip, opb: join(folder, 'puzzle.opb'), pbp: join(folder, 'puzzle.pbp') };
  await writeFile(paths.opb, strFromU8(files['puzzle.opb'] ?? new Uint8Array()));
  await writeFile(paths.pbp, strFromU8(files['puzzle.pbp'] ?? new Uint8Array()));
  return paths;
}

test(
  'a proof is saved, checked outside the browser, and checked by the page again',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('off-by-one-sums');
    await puzzle.load(sums.text);
    await puzzle.solve();
    await expect(verdictOf(page)).toContainText(/^One solution\. Proof of \d+ steps, checked\./);
    await page.getByRole('tab', { name: 'Proof' }).click();
    const { folder, zip, opb, pbp } = await saveProof(page);
    expect(zip).toMatch(/off-by-one-sums-proof\.zip$/);

    const program = spawnSync('npm', ['run', '--silent', 'check-proof', opb, pbp], {
      encoding: 'utf8',
    });
    expect(program.stdout).toMatch(
      /^Checked: exactly one solution in the \d+ cells that the formula names, by a proof of \d+ steps\.\n$/,
    );
    expect(program.status).toBe(0);

    await bring(page, zip);
    await expect(found(page)).toHaveText(
      /^Exactly one solution in the \d+ cells that it names; the file calls itself “Off-by-one Sums: Logelei.*”\. This is the formula of the puzzle on the board\. A proof of \d+ steps, checked in /,
    );
    await bring(page, opb, pbp);
    await expect(found(page)).toContainText('Exactly one solution');

    const lines = (await readFile(pbp, 'utf8')).split('\n');
    const bare = join(folder, 'bare.pbp');
    await writeFile(bare, lines.filter((line) => !line.startsWith('rup +')).join('\n'));
    await bring(page, opb, bare);
    await expect(found(page)).toHaveText('Refused: line 3 of the proof does not follow.');
    const refused = spawnSync('npm', ['run', '--silent', 'check-proof', opb, bare], {
      encoding: 'utf8',
    });
    expect(refused.stdout).toBe(`Refused: line 3 of ${bare} does not follow.\n`);
    expect(refused.status).toBe(1);

    await bring(page, opb);
    await expect(found(page)).toContainText('Choose two files');
    await writeFile(join(folder, 'broken.zip'), 'PK but nothing more');
    await bring(page, join(folder, 'broken.zip'));
    await expect(found(page)).toHaveText('broken.zip is no .zip that can be opened.');
    await expectAccessible(page);
  },
);

test(
  'a complete list is proved, and Z3 says that none is missing',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('suguru');
    await puzzle.load(suguru.text);
    await puzzle.solve();
    await expect(verdictOf(page)).toContainText(
      /^30 solutions, showing 1 of 30\. Proof of \d+ steps, checked\. Z3 finds no more\./,
      { timeout: 60_000 },
    );
  },
);

test('a grid that can be made in two ways is one solution', { tag: RELEASE }, async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('off-by-one-sums');
  await puzzle.load('4 4\n2\n3,2\n4\n4\n6\n5\n3\n0');
  await puzzle.solve();
  await expect(verdictOf(page)).toContainText(
    /^30 solutions, showing 1 of 30\. Proof of \d+ steps, checked\. Z3 finds no more\./,
    { timeout: 60_000 },
  );
});

test(
  'of a list that may go on nothing is said to be proved, until all are counted',
  { tag: RELEASE },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('sudoku');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
    await puzzle.solve();
    await expect(verdictOf(page)).toContainText(
      /^At least 100 solutions, showing 1 of 100\. Z3 confirms these\./,
      { timeout: 60_000 },
    );
    await page.getByRole('tab', { name: 'Proof' }).click();
    await expect(puzzle.button('Save the proof')).toHaveCount(0);
    await puzzle.button('Count all').click();
    await expect(verdictOf(page)).toContainText(
      /^288 solutions, showing 1 of 288\. Proof of [\d,]+ steps, checked\. Z3 counted them\./,
      { timeout: 60_000 },
    );
    await expect(puzzle.button('Save the proof')).toBeVisible();
  },
);

test('that there is no solution is proved, too', { tag: THOROUGH }, async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('sudoku');
  await puzzle.load('1...\n...1\n.1..\n..2.');
  await puzzle.solve();
  await expect(verdictOf(page)).toContainText(
    /^No solution: .*\. Proof of \d+ steps?, checked\. Z3 finds none\./,
    { timeout: 60_000 },
  );
});

test('a change of the clues takes the proof away', { tag: RELEASE }, async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('off-by-one-sums');
  await puzzle.load(sums.text);
  await puzzle.solve();
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(puzzle.button('Save the proof')).toBeVisible();
  await puzzle.load(sums.text.replace('2,13', '2,12'));
  await expect(puzzle.button('Save the proof')).toHaveCount(0);
  await expect(verdictOf(page)).not.toContainText('checked');
});

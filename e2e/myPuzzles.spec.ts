import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { library, works } from './library.ts';
import { THOROUGH, RELEASE } from './thorough.ts';
import type { Page } from '@playwright/test';

const titled = (title: string, id: string, words = ''): string =>
  `#${title}\n${exampleOf(id, words).text.replace(/^#.*\n/, '')}`;

/** Three puzzles of two types, of which the Kurosu is the last that was touched. */
async function enterThree(page: Page): Promise<void> {
  const puzzle = driver(page);
  await puzzle.open('sudoku');
  await puzzle.load(titled('On the train', 'sudoku', 'newspaper'));
  await expect(puzzle.status).toContainText('One solution');
  await puzzle.choose('Playing');
  await puzzle.cell(0).click();
  await puzzle.press('4');
  await puzzle.load(titled('At home', 'sudoku', 'A small Sudoku'));
  await expect(puzzle.text).toHaveValue(/At home/);
  await puzzle.open('kurosu');
  await puzzle.load(titled('For Anna', 'kurosu', 'Daily Mail'));
  await expect(puzzle.text).toHaveValue(/For Anna/);
  expect(await library(page)).toHaveLength(3);
}

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

test(
  'the start page begins with what was done last, with its marks, one press away',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Type one in' })).toBeVisible();
    await enterThree(page);
    await page.goto('./');
    const section = page.getByRole('region', { name: 'Continue' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'For Anna',
      'At home',
      'On the train',
    ]);
    const card = section.getByRole('listitem').filter({ hasText: 'On the train' });
    await expect(card).toContainText('one solution · 1 mark');
    await expect(card.getByRole('img').locator('[data-cell="0"]')).toHaveText('4');
    await card.getByRole('link').click();
    await expect(driver(page).cell(0)).toHaveText('4');
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  },
);

test('a long title without a space stays in its card', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(titled('Donaudampfschifffahrt'.repeat(10), 'sudoku'));
  expect(await library(page)).toHaveLength(1);
  for (const address of ['./', './#/my-puzzles']) {
    await page.goto(address);
    const card = page.getByRole('listitem').filter({ hasText: 'Donaudampf' });
    await expect(card).toBeVisible();
    const room = await card.evaluate((found) => {
      const range = document.createRange();
      range.selectNodeContents(found.querySelector('h3 a') ?? found);
      return found.getBoundingClientRect().right - range.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(4);
  }
});

test(
  'puzzles are found by type and words, renamed, copied, deleted and brought back',
  { tag: THOROUGH },
  async ({ page }) => {
    await enterThree(page);
    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    expect(await names(page)).toEqual(['For Anna', 'At home', 'On the train']);
    await expectAccessible(page);

    await page.getByLabel('Type').selectOption('Sudoku');
    await expect(cards(page)).toHaveCount(2);
    await page.getByLabel('Search').fill('train');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 of 3 puzzles')).toBeVisible();

    await page.getByRole('button', { name: 'Rename On the train' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('In the garden');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'In the garden' })).toBeVisible();
    await expect(cards(page)).toContainText('On the train, Sudoku');
    await page.getByLabel('Search').fill('garden sudoku');
    await expect(cards(page)).toHaveCount(1);
    await page.getByLabel('Search').fill('gardener');
    await expect(cards(page)).toHaveCount(0);
    await page.getByLabel('Search').fill('');

    await page.getByRole('button', { name: 'Copy In the garden' }).click();
    await page.getByRole('link', { name: 'Copy of In the garden' }).click();
    const sudoku = driver(page);
    await expect(page.getByText('Copy of In the garden (On the train)')).toBeVisible();
    await expect(sudoku.cell(0)).toHaveText('4');
    await sudoku.cell(1).click();
    await sudoku.press('3');
    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    await page.getByRole('link', { name: 'In the garden', exact: true }).click();
    await expect(sudoku.cell(0)).toHaveText('4');
    await expect(sudoku.cell(1)).toHaveText('');

    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    const before = works(await library(page));
    await page.getByRole('button', { name: 'Delete In the garden' }).click();
    await page.getByRole('button', { name: 'Delete For Anna' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Bring back For Anna' }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.reload();
    await page.getByRole('button', { name: 'Bring back In the garden' }).click();
    await expect(cards(page)).toHaveCount(4);
    expect(works(await library(page))).toEqual(before);
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
  },
);

test(
  'a puzzle that was deleted is kept again as soon as somebody goes on with it',
  { tag: THOROUGH },
  async ({ page }) => {
    await enterThree(page);
    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    await page.getByRole('button', { name: 'Delete For Anna' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    const kurosu = driver(page);
    await expect(kurosu.text).toHaveValue(/For Anna/);
    expect(await library(page)).toHaveLength(2);
    await kurosu.choose('Playing');
    await kurosu.cell(0).click();
    await kurosu.press('1');
    await expect.poll(async () => (await library(page)).length).toBe(3);
  },
);

test(
  'all puzzles are saved as one file, and come back in another browser, beside what is there',
  { tag: THOROUGH },
  async ({ page, browser }) => {
    await enterThree(page);
    await page.getByRole('link', { name: 'My puzzles', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all as a file' }).click();
    const path = await (await saved).path();
    const kept = works(await library(page));

    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(other.getByText('Nothing here yet.')).toBeVisible();
    const bring = (file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
      other.getByLabel('File of puzzles').setInputFiles(file);
    await bring(path);
    await expect(other.getByText('3 puzzles added.')).toBeVisible();
    expect(works(await library(other))).toEqual(kept);
    await bring(path);
    await expect(
      other.getByText('No new puzzles: all 3 puzzles of this file are here already.'),
    ).toBeVisible();
    const text = await readFile(path, 'utf8');
    await bring({
      name: 'half.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.slice(0, text.length / 2)),
    });
    await expect(other.getByText('This file is damaged')).toBeVisible();
    expect(works(await library(other))).toEqual(kept);
    await other.getByRole('link', { name: 'On the train' }).click();
    await expect(driver(other).cell(0)).toHaveText('4');
    await other.close();
  },
);

test(
  'an address of a puzzle that another browser keeps is said to lead nowhere',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./#/sudoku/mine.0123456789abcdef01234567');
    await expect(page.getByRole('alert')).toContainText('This browser keeps no such puzzle');
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

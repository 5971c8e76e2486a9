import { devices } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test(
  'with the key first, cells that are tapped take it, and it is let go by another tap',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.load(exampleOf('sudoku', 'newspaper').text);
    await sudoku.choose('Playing');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('checkbox', { name: 'Digit first: choose a digit, then tap cells' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    const key = page.getByRole('button', { name: 'Enter 5' });
    await key.tap();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    for (const cell of [0, 1]) {
      await sudoku.cell(cell).tap();
      await expect(sudoku.cell(cell)).toHaveText('5');
    }
    await sudoku.cell(1).tap();
    await expect(sudoku.cell(1)).toHaveText('');
    // A printed one stays.
    await sudoku.cell(3).tap();
    await expect(sudoku.cell(3)).toHaveText('2');
    await page.getByRole('button', { name: 'Erase' }).tap();
    await sudoku.cell(0).tap();
    await expect(sudoku.cell(0)).toHaveText('');
    await page.getByRole('button', { name: 'Erase' }).tap();
    await sudoku.cell(2).tap();
    await expect(sudoku.cell(2)).toHaveText('');
    await page.reload();
    await sudoku.choose('Playing');
    await key.tap();
    await sudoku.cell(2).tap();
    await expect(sudoku.cell(2)).toHaveText('5');
  },
);

test(
  'a key that a finger holds stays down for the cells that are tapped, until it is tapped',
  { tag: RELEASE },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
    const fingers = await fingersOn(page);
    const key = (value: number) => page.getByRole('button', { name: `Enter ${value}` });
    await sudoku.cell(0).tap();
    await fingers.hold(await middleOf(key(5)));
    await expect(key(5)).toHaveAttribute('aria-pressed', 'true');
    await expect(sudoku.cell(0)).toHaveText('');
    for (const cell of [0, 1]) {
      await sudoku.cell(cell).tap();
      await expect(sudoku.cell(cell)).toHaveText('5');
    }
    await key(4).tap();
    await sudoku.cell(2).tap();
    await expect(sudoku.cell(2)).toHaveText('4');
    await key(4).tap();
    await expect(key(4)).not.toHaveAttribute('aria-pressed');
    await key(7).tap();
    await expect(sudoku.cell(2)).toHaveText('7');
  },
);

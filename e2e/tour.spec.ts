import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import type { Page } from '@playwright/test';
import { THOROUGH, RELEASE } from './thorough.ts';

const { text } = exampleOf('sujiko', 'The Daily Telegraph, number 3072');

async function openRules(page: Page) {
  const board = driver(page);
  await board.open('sujiko');
  return {
    ...board,
    tour: page.getByRole('region', { name: 'Tour' }),
    lit: page.locator('.board-lit'),
    start: board.button('Take the tour'),
    openPanel: () => page.getByRole('tab', { name: 'Rules' }).click(),
  };
}

test('the tour is walked with the keyboard, lights what it speaks of, and ends with Solve', async ({
  page,
}) => {
  const board = await openRules(page);
  const { tour, lit } = board;
  await board.load(text);
  await board.openPanel();
  await board.start.press('Enter');
  await expect(tour).toContainText('Step 1 of 5');
  await expect(tour).toContainText('(declare-const V0 Int)');
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(lit).toHaveCount(9);
  await board.press('Enter');
  await expect(tour).toContainText('row 3, column 3 is 6');
  await expect(lit).toHaveCount(1);
  await board.press('Enter', 'Enter');
  await expect(tour).toContainText('Circle A adds up to 25.');
  await expect(tour).toContainText('A rule of the same kind holds for three more circles.');
  await expect(lit).toHaveCount(4);
  await board.press('Enter');
  await expect(tour).toContainText('(check-sat)');
  await expect(lit).toHaveCount(0);
  await expect(tour.getByRole('button', { name: 'Solve' })).toBeFocused();
  await board.press('Enter');
  await board.expectVerdict('unique');
  await expect(tour).toContainText('V0 is 9, so row 1, column 1 is 9.');
  await board.press('Shift+Tab', 'Enter');
  await expect(tour).toContainText('Step 4 of 5');
  await expectAccessible(page);
});

test(
  'ending it gives the keyboard back, and leaving it puts the light out',
  { tag: THOROUGH },
  async ({ page }) => {
    const board = await openRules(page);
    await board.openPanel();
    await board.start.click();
    await board.tour.getByRole('button', { name: 'End the tour' }).press('Enter');
    await expect(board.start).toBeFocused();
    await expect(board.lit).toHaveCount(0);
    await board.start.press('Enter');
    await expect(board.lit).toHaveCount(9);
    await page.getByRole('tab', { name: 'Check' }).click();
    await expect(board.lit).toHaveCount(0);
  },
);

test(
  'without clues it brings an example, and goes on with what that brought',
  { tag: RELEASE },
  async ({ page }) => {
    const board = await openRules(page);
    const { tour } = board;
    await board.openPanel();
    await board.start.press('Enter');
    await board.press('Enter', 'Enter');
    await expect(tour).toContainText('There are no clues yet');
    await expect(tour.getByRole('button', { name: 'Try an example' })).toBeFocused();
    await board.press('Enter');
    await expect(tour).toContainText('Step 2 of 5');
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  },
);

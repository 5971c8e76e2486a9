import type { Page } from '@playwright/test';
import { driver, expect } from './driver.ts';
import { exampleOf, pack } from './examples.ts';

export type Driver = ReturnType<typeof driver>;

export const SMALL = exampleOf('sudoku', 'small');

export const ending = (page: Page) => page.locator('.ending');
export const solved = (page: Page) => page.getByText('Solved', { exact: true });

/** The cells in which nothing is printed. */
export const openCells = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[role=gridcell]:not([data-given])')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['cell'])));

/** Fills the board by keyboard, but for some of its last cells. */
export async function fill(
  puzzle: Driver,
  answer: readonly string[],
  but = 0,
): Promise<readonly number[]> {
  const open = await openCells(puzzle.page);
  const cells = open.slice(0, open.length - but);
  for (const cell of cells) {
    await puzzle.cell(cell).click();
    await puzzle.press(answer[cell] ?? '');
  }
  return open.slice(open.length - but);
}

/** Opens the small Sudoku by its link. */
export async function openSmall(page: Page): Promise<Driver> {
  const sudoku = driver(page);
  await sudoku.open('sudoku', pack(SMALL.text));
  await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  return sudoku;
}

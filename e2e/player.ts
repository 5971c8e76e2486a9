import type { Page } from '@playwright/test';
import { driver } from './driver.ts';
import { exampleOf } from './examples.ts';

/** Opens the newspaper's Sudoku as a player; its first row is `...26.7.1`. */
export async function openSudoku(page: Page) {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(exampleOf('sudoku', 'newspaper').text);
  await sudoku.choose('Playing');
  return sudoku;
}

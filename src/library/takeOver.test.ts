import { beforeEach, expect, test, vi } from 'vitest';
import { emptyBrowser, openPage } from './testing.ts';

beforeEach(emptyBrowser);

const BOARD = JSON.stringify({ text: '12..\n....\n....\n....\n', marks: [null, null, 3] });

test('boards of pages before the library are taken over once, unreadable ones as they are', async () => {
  localStorage.setItem('gridproof:1:sudoku', BOARD);
  localStorage.setItem('gridproof:aside:sudoku:1', '{"text":"1...');
  localStorage.setItem('gridproof:aside:sudoku:2', BOARD);
  localStorage.setItem('gridproof:1:live', 'off');
  localStorage.setItem('gridproof:theme', 'dark');
  const page = await openPage();
  await page.takeOver(['sudoku', 'kurosu'], 1000);
  await page.takeOver(['sudoku', 'kurosu'], 2000);
  expect(await page.listEntries()).toEqual([
    // The board that was put aside is identical to the one on the board.
    {
      kind: 'entry',
      entry: expect.objectContaining({ type: 'sudoku', marks: [null, null, 3], changed: 999 }),
    },
    {
      kind: 'unreadable',
      id: expect.any(String),
      type: 'sudoku',
      changed: 998,
      text: '{"text":"1...',
    },
  ]);
  expect(Object.keys(localStorage).toSorted()).toEqual(['gridproof:1:live', 'gridproof:theme']);
});

test('what could not be taken over stays where it was', async () => {
  localStorage.setItem('gridproof:1:sudoku', BOARD);
  const page = await openPage();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  await expect(page.takeOver(['sudoku'], 1000)).rejects.toThrow('not here');
  expect(localStorage.getItem('gridproof:1:sudoku')).toBe(BOARD);
});

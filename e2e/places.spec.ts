import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH } from './thorough.ts';

// Small values in cells: each stands at its own place, clear of lines and of other numbers.

/** A note's middle and the reach of its sign, in fractions of its cell; and the cell's wedge. */
interface Placed {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly wedge: string | undefined;
  /** How far it is below the sum in its cell, in pixels; `undefined` if there is none. */
  readonly below: number | undefined;
}

/** All corner notes; a digit is three quarters as high as its line. */
const notesOn = (page: Page): Promise<readonly Placed[]> =>
  page.locator('.board-corners > span').evaluateAll((notes) => {
    const sums = [...document.querySelectorAll('.board-site[data-at=area] span')]
      .filter(({ children }) => children.length === 0)
      .map((sum) => sum.getBoundingClientRect());
    return notes.map((note) => {
      const cell = note.closest<HTMLElement>('[data-cell]');
      const box = cell?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
      const sign = note.getBoundingClientRect();
      const isIn = (sum: DOMRect) =>
        sum.x > box.x && sum.x < box.right && sum.y > box.y && sum.y < box.bottom;
      const sum = sums.find(isIn);
      return {
        value: Number(note.textContent),
        x: (sign.x + sign.width / 2 - box.x) / box.width,
        y: (sign.y + sign.height / 2 - box.y) / box.height,
        wide: sign.width / box.width,
        tall: (sign.height / box.height) * 0.75,
        wedge: cell?.dataset['wedge'],
        below: sum && sign.y + sign.height / 8 - (sum.bottom - sum.height / 8),
      };
    });
  });

/** Whether a note is at its place of three by three. */
const isAtPlace = ({ value, x, y }: Placed): boolean =>
  Math.floor(3 * x) === (value - 1) % 3 && Math.floor(3 * y) === Math.floor((value - 1) / 3);

/** Whether a sign is within its wedge; the cell is half a side wide, around the centre of gravity. */
function isInWedge({ x, y, wide, tall, wedge }: Placed): boolean {
  const base = Math.sqrt(3) / 6;
  return [-1, 1].every((right) =>
    [-1, 1].every((down) => {
      const [across, along] = [
        (x - 0.5 + (right * wide) / 2) / 2,
        (y - 0.5 + (down * tall) / 2) / 2,
      ];
      const up = wedge === 'up' ? base - along : base + along;
      return up > 0 && Math.abs(across) < 0.5 - up / Math.sqrt(3);
    }),
  );
}

test('candidates stand at the same places in all cells, 1 above and 9 below', async ({ page }) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await sudoku.load(exampleOf('sudoku', 'A newspaper Sudoku').text);
  await sudoku.button('Candidates').click();
  const notes = await notesOn(page);
  expect(notes.length).toBeGreaterThan(50);
  expect(notes.filter((note) => !isAtPlace(note))).toEqual([]);

  // Notes in the centre have the middle to themselves.
  await sudoku.cell(0).click();
  await sudoku.press('Shift+Digit5', 'Control+Digit2');
  const inFirst = (await notesOn(page)).slice(0, 3);
  expect(inFirst.every(({ y }) => y < 0.35 || y > 0.65)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test(
    'candidates are clear of the sums of cages, and within the wedges of hexagons',
    { tag: THOROUGH },
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open('killer-sudoku');
      await puzzle.load(exampleOf('killer-sudoku', 'A Killer Sudoku').text);
      await puzzle.button('Candidates').click();
      const caged = await notesOn(page);
      expect(caged.some(({ below }) => below !== undefined)).toBe(true);
      expect(caged.filter(({ below = 0 }) => below < 0)).toEqual([]);
      // The dashes run at 7 % of a cell.
      expect(caged.filter(({ x, wide }) => x - wide / 2 < 0.07 || x + wide / 2 > 0.93)).toEqual([]);
      expect(caged.filter(({ y, tall }) => y - tall / 2 < 0.07 || y + tall / 2 > 0.93)).toEqual([]);

      await puzzle.open('number-workout');
      await puzzle.load(exampleOf('number-workout', '25 May 2020').text);
      await puzzle.button('Candidates').click();
      const wedged = await notesOn(page);
      expect(wedged.length).toBeGreaterThan(50);
      expect(wedged.filter((note) => !isInWedge(note))).toEqual([]);
    },
  );
});

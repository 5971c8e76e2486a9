import { devices } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { contradictionOf, examples } from './examples.ts';
import { butFirst } from './thorough.ts';

// What every type promises in the browser, one after the other.

const first = [...new Map(examples.toReversed().map((example) => [example.id, example])).values()];

/** Typed, pressed and drawn; whole games of every type are played in `wholeGames.spec.ts`. */
const HANDS = ['sudoku', 'battleship', 'paint-by-numbers'];
const each = first.filter(({ id }) => HANDS.includes(id));

for (const [index, { id }] of first.entries()) {
  test(
    `${id} says of a contradiction that there is no solution`,
    butFirst(index),
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(contradictionOf(id));
      await puzzle.solve();
      await puzzle.expectVerdict('none', /^No solution: /);
      await expect(puzzle.text).toHaveValue(contradictionOf(id));
    },
  );
}

for (const [index, { id, text, answers }] of each.entries()) {
  test(`${id} is played with the keyboard alone`, butFirst(index), async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open(id);
    await puzzle.load(text);
    await puzzle.button('Load').focus();
    // Backwards from the text box there is a way to the board, which is there to be played.
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if ((await page.locator('[role=gridcell]:focus').count()) > 0) break;
    }
    const cell = page.locator('[role=gridcell]:focus');
    await expect(cell).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();

    // The first open cells on the way by the arrows take what the solution has there.
    const typed: (readonly [cell: number, value: string])[] = [];
    await page.keyboard.press('Control+Home');
    while (typed.length < 3) {
      const at = Number(await cell.getAttribute('data-cell'));
      const value = answers[0]?.[at];
      const isOpen = (await cell.getAttribute('data-value')) === '';
      if (isOpen && value !== undefined) {
        await page.keyboard.press(value);
        typed.push([at, value]);
      }
      await page.keyboard.press('ArrowRight');
      if (Number(await cell.getAttribute('data-cell')) === at) {
        await puzzle.press('ArrowDown', 'Home');
      }
    }
    for (const [at, value] of typed) {
      await expect(puzzle.cell(at)).toHaveAttribute('data-value', value);
      await expect(puzzle.cell(at)).toHaveAccessibleName(/your mark/);
    }
    const [last] = typed.slice(-1);
    await page.keyboard.press('Control+z');
    await expect(puzzle.cell(last?.[0] ?? -1)).toHaveAttribute('data-value', '');
    await page.keyboard.press('Control+y');
    await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(typed.length);

    const solve = page.locator('button:focus').filter({ hasText: /^Solve$/ });
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if ((await solve.count()) > 0) break;
    }
    await expect(solve).toHaveCount(1);
    await page.keyboard.press('Enter');
    await puzzle.expectVerdict('unique');
    await puzzle.expectAnswer(answers[0] ?? []);
  });
}

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  for (const [index, { id, text, answers }] of each.entries()) {
    test(`${id} is played by touch alone`, butFirst(index), async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.text.fill(text);
      await puzzle.button('Load').tap();
      const playing = page.getByText('Playing', { exact: true });
      if ((await playing.count()) > 0) await playing.tap();
      const open = page.locator('[role=gridcell]:not([data-given])').first();
      await open.tap();
      const key = page.getByRole('group', { name: 'Keypad' }).getByRole('button').first();
      // Where a finger paints with a pen, there are no keys.
      if (id !== 'paint-by-numbers') await key.tap();
      await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(1);
      await puzzle.button('Undo').tap();
      await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(0);
      await puzzle.button('Solve').tap();
      await puzzle.expectVerdict('unique');
      await puzzle.expectAnswer(answers[0] ?? []);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

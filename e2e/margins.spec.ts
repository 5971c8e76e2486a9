import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const SMALL = '5 5\n5\n1 1\n0\n1 1\n5\n2 2\n1 1\n1 1\n1 1\n2 2\n';

test('left click fills, right click crosses, and a drag paints in one step', async ({ page }) => {
  const paint = driver(page);
  await paint.open('paint-by-numbers');
  await paint.load(SMALL);
  await paint.cell(0).click();
  await expect(paint.cell(0)).toHaveAccessibleName('row 1, column 1, your mark filled');
  await paint.cell(0).click();
  await expect(paint.cell(0)).toHaveAttribute('data-value', '');
  await paint.cell(6).click({ button: 'right' });
  await expect(paint.cell(6)).toHaveAccessibleName('row 2, column 2, your mark blank');
  await expect(paint.cell(6)).toHaveAttribute('data-value', '0');
  await paint.drag([0, 1, 2, 3, 4]);
  await expect(paint.button('row 1: 5, met')).toBeVisible();
  await paint.button('Undo').click();
  await expect(paint.button('row 1: 5')).toBeVisible();
  await expect(paint.cell(6)).toHaveAttribute('data-value', '0');
});

test('a number fades once its own block is found', { tag: RELEASE }, async ({ page }) => {
  const paint = driver(page);
  await paint.open('paint-by-numbers');
  await paint.load(SMALL);
  const numbers = paint.button('row 2: 1 1').locator('span');
  await expect(numbers.and(page.locator('[data-found]'))).toHaveCount(0);
  await paint.cell(5).click();
  await paint.cell(6).click({ button: 'right' });
  await expect(numbers.and(page.locator('[data-found]'))).toHaveCount(1);
});

test('the keyboard and the keypad paint too, and the pen can be changed for a finger', async ({
  page,
}) => {
  const paint = driver(page);
  await paint.open('paint-by-numbers');
  await paint.load(SMALL);
  await paint.cell(0).focus();
  await paint.press('x', 'ArrowRight', '.', 'ArrowRight', ' ');
  expect((await paint.shown()).slice(0, 3)).toEqual(['1', '0', '1']);
  await paint.button('Enter blank').click();
  await expect(paint.cell(2)).toHaveAttribute('data-value', '0');
  await page.getByText('× blank').click();
  await paint.cell(3).click();
  await expect(paint.cell(3)).toHaveAttribute('data-value', '0');
});

test(
  'clues are typed one line after the other, and what cannot fit is said at once',
  { tag: THOROUGH },
  async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers');
    await paint.button('row 1: not known').click();
    for (const numbers of ['3 1', '2,2', '0', '5 5']) {
      await page.keyboard.type(numbers);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(paint.text).toHaveValue(/^10 10\n3 1\n2 2\n0\n5 5\n\?\n/);
    await expect(paint.status).toHaveText('Row 4 needs 11 of 10 cells.');
    await paint.solve();
    await paint.expectVerdict('none', /^No solution: row 4 needs 11 of 10 cells\./);
    await paint.button('Undo').click();
    await expect(paint.button('row 4: not known')).toBeVisible();
  },
);

test('a puzzle in Simpson’s form is loaded like any other', { tag: RELEASE }, async ({ page }) => {
  const paint = driver(page);
  await paint.open('paint-by-numbers');
  await paint.load(
    'title "A ring"\nwidth 5\nheight 5\nrows\n5\n1,1\n1,1\n1,1\n5\ncolumns\n5\n1,1\n1,1\n1,1\n5\n',
  );
  await expect(paint.text).toHaveValue(/^5 5$/m);
  await paint.solve();
  await paint.expectVerdict('unique');
  await expect(paint.cell(6)).toHaveAttribute('data-value', '0');
  await expect(paint.cell(5)).toHaveAttribute('data-value', '1');
});

test(
  'sums one off are spelled out, and a cell can be marked as empty',
  { tag: THOROUGH },
  async ({ page }) => {
    const sums = driver(page);
    const { text, answers } = exampleOf('off-by-one-sums', 'ZEIT');
    await sums.open('off-by-one-sums');
    await sums.load(text);
    await sums.cell(1).click();
    await sums.press('-');
    await expect(sums.cell(1)).toHaveAccessibleName('row 1, column 2, your mark empty');
    await expect(sums.cell(1)).toHaveAttribute('data-value', '0');
    await sums.solve();
    await sums.expectVerdict('unique');
    await sums.expectAnswer(answers[0] ?? []);
    await expect(sums.checkLine('row 2')).toHaveText('row 2: 4 (5), 2 (3), 5 (6) OK');
    await expect(sums.button('row 2: 5 3 6, met')).toBeVisible();
  },
);

test(
  'exact sums are another rule, and it travels in the text',
  { tag: RELEASE },
  async ({ page }) => {
    const sums = driver(page);
    await sums.open('off-by-one-sums');
    await sums.load('3 2\n3\n?\n?\n?\n?\n?\n');
    await sums.choose('Setting');
    await sums.button('row 2: not known').click();
    await page.keyboard.type('2 3');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await sums.solve();
    await sums.expectVerdict('several');
    await page.getByRole('checkbox', { name: 'Exact sums (Japanese sums)' }).check();
    await expect(sums.text).toHaveValue('#option exact\n3 2\n3\n2,3\n?\n?\n?\n?\n');
    await sums.solve();
    await sums.expectVerdict('none');
  },
);
test(
  'numbers are typed on all four sides of the grid, and read where they are printed',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('skyscrapers');
    await page.getByLabel('Size').selectOption({ label: '4 × 4' });
    const number = (place: string) =>
      page.getByRole('button', { name: `${place}: `, exact: false });
    await number('row 1 from the right').click();
    await page.keyboard.type('2');
    // Enter goes on to the next one.
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await page.keyboard.press('Escape');
    await number('row 2 from the right').click();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await number('column 4 from below').click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Column 4 from below has 7; 1 to 4 wanted.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(puzzle.text).toHaveValue(
      '+ .... +\n. .... 2\n. .... 4\n. .... .\n. .... .\n+ ...1 +\n',
    );
    const [right, grid, below] = [
      await number('row 1 from the right').first().boundingBox(),
      await page.getByRole('grid').boundingBox(),
      await number('column 4 from below').first().boundingBox(),
    ];
    expect(right?.x).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0) - 1);
    expect(below?.y).toBeGreaterThan((grid?.y ?? 0) + (grid?.height ?? 0) - 1);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  const seen = async (page: Page, index: number) => {
    const place = await page.locator('.board-place').boundingBox();
    const cell = await driver(page).cell(index).boundingBox();
    if (place === null || cell === null) throw new Error('It is not on the page');
    return { right: place.x + place.width - cell.x, below: place.y + place.height - cell.y };
  };

  test('the largest empty picture shows most of its cells', { tag: THOROUGH }, async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers', pack(`100 100\n${'?\n'.repeat(200)}`));
    const { right, below } = await seen(page, 0);
    expect(right).toBeGreaterThan(280);
    expect(below).toBeGreaterThan(240);
  });

  test(
    'of clues as long as the window their last numbers stay in sight beside cells',
    { tag: THOROUGH },
    async ({ page }) => {
      const paint = driver(page);
      await paint.open('paint-by-numbers', pack(`70 70\n${`${'1 '.repeat(30)}\n`.repeat(140)}`));
      const place = page.locator('.board-place');
      await place.evaluate((found) => found.scrollTo(700, 700));
      const row = page.locator('.board-site-numbers[aria-label^="row 22:"]');
      const edge = async () => {
        const [box, at] = [await row.boundingBox(), await place.boundingBox()];
        return (box?.x ?? 0) + (box?.width ?? 0) - (at?.x ?? 0);
      };
      await expect.poll(edge).toBeGreaterThan(100);
      expect(await edge()).toBeLessThan(200);
      await expect(page.locator('.overview')).toHaveAccessibleName(/rows (?:19|2\d) to \d+ and/);
    },
  );

  test(
    'the box of a clue lies on the board, be it of the first line or of the last',
    { tag: RELEASE },
    async ({ page }) => {
      for (const [id, payload] of [
        ['paint-by-numbers', undefined],
        ['paint-by-numbers', pack(`70 70\n${`${'1 '.repeat(30)}\n`.repeat(140)}`)],
        ['skyscrapers', undefined],
        ['killer-sudoku', pack(exampleOf('killer-sudoku').text)],
      ] as const) {
        await driver(page).open(id, payload);
        await driver(page).choose('Setting');
        const place = await page.locator('.board-place').boundingBox();
        const clues = page.locator('.board-site-numbers');
        for (const clue of [clues.first(), clues.last()]) {
          // Where it is scrolled to as well as where nothing has scrolled.
          await clue.focus();
          await page.keyboard.press('Enter');
          const box = await page.locator('.board-site-input').boundingBox();
          if (place === null || box === null) throw new Error('It is not on the page');
          expect(box.x).toBeGreaterThanOrEqual(place.x);
          expect(box.y).toBeGreaterThanOrEqual(place.y);
          expect(box.x + box.width).toBeLessThanOrEqual(place.x + place.width);
          expect(box.y + box.height).toBeLessThanOrEqual(place.y + place.height);
          await page.keyboard.press('Escape');
        }
      }
    },
  );
});

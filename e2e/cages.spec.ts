import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

// Cages that are drawn, each with its sum in its corner, as Killer Sudoku prints them.

test('cages are drawn, take their sums, and keep them while others are drawn', async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('killer-sudoku');
  await page.getByLabel('Size').selectOption({ label: '6 × 6' });
  await puzzle.choose('Cages');
  await puzzle.drag([7, 8, 14]);
  const sum = (cage: string) => page.getByRole('button', { name: `cage ${cage}: `, exact: false });
  await sum('a').first().click();
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(puzzle.text).toHaveValue(/\n14\n$/);

  // A cage above it is named first; the sum stays with its own.
  await puzzle.drag([0, 1]);
  await expect(puzzle.text).toHaveValue(/^a,a,\.,.*\n\.,b,b,[^]*\n\?,14\n$/);
  await puzzle.button('Undo').click();
  await puzzle.button('Undo').click();
  await expect(puzzle.text).toHaveValue(/\n\?\n$/);
  await puzzle.button('Redo').click();

  // While playing it is there to be read, and its cell to be filled.
  await puzzle.choose('Playing');
  await expect(page.getByRole('img', { name: 'cage a: 14' })).toBeVisible();
  await puzzle.cell(7).click();
  await expect(puzzle.cell(7)).toHaveAccessibleName(/cage a: 14/);
  await page.keyboard.press('3');
  await expect(puzzle.cell(7)).toHaveAttribute('data-value', '3');
});

test(
  'what comes first is said, and cages take their sums as they are drawn',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('killer-sudoku');
    await expect(puzzle.status).toHaveText('1. Draw the cages. 2. Type their sums.');
    await expect(page.getByRole('radio', { name: 'Cages' })).toBeChecked();
    await puzzle.drag([0, 1]);
    await page.keyboard.type('12');
    await puzzle.drag([2, 11]);
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    const sum = (cage: string, said: string) =>
      page.getByRole('button', { name: `cage ${cage}: ${said}`, exact: true });
    await expect(sum('a', '12')).toBeVisible();
    await expect(sum('b', '9')).toBeVisible();
    await expect(puzzle.text).toHaveValue(/\n12,9\n$/);
    await page.keyboard.press('Control+z');
    await expect(sum('b', 'not known')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(puzzle.text).toHaveValue(/\n12\n$/);
    await page.keyboard.press('Control+Shift+z');

    // The box of a sum stays within its cell.
    await sum('b', 'not known').click();
    const [box, cell] = [
      await page.getByRole('textbox', { name: 'cage b, numbers' }).boundingBox(),
      await puzzle.cell(2).boundingBox(),
    ];
    if (box === null || cell === null) throw new Error('The box is not on the screen');
    expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width);
    expect(box.y + box.height).toBeLessThanOrEqual(cell.y + cell.height);
  },
);

test(
  'a KenKen’s results are typed with their signs as its cages are drawn',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('kenken');
    await expect(puzzle.status).toHaveText(/^1\. Draw the cages\. 2\. Type their results\./);
    await puzzle.drag([0, 1]);
    await page.keyboard.type('24x');
    await puzzle.drag([2, 8]);
    await page.keyboard.type('2/');
    await expect(puzzle.text).toHaveValue(/\n24\*,2\/\n$/);
    await expect(page.getByRole('button', { name: 'cage a: 24 times' })).toBeVisible();
    // Backspace takes the sign back first; another sign replaces one.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('-+');
    await expect(puzzle.text).toHaveValue(/\n24\*,2\+\n$/);
    await puzzle.button('Enter ÷').click();
    await expect(puzzle.text).toHaveValue(/\n24\*,2\/\n$/);
    await puzzle.drag([3, 4, 5]);
    await page.keyboard.type('1-');
    await expect(page.getByText('Cage c has a difference of 3 cells, two wanted')).toBeVisible();
  },
);

test(
  'a sum that no digits make is said at once, and a full cage that is wrong is marked',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('killer-sudoku');
    await puzzle.load(
      'a,a,b,b,.,.\n.,.,.,.,.,.\n.,.,.,.,.,.\n.,.,.,.,.,.\n.,.,.,.,.,.\n.,.,.,.,.,.\n12,7\n',
    );
    await expect(
      page.getByText('Cage a cannot add up to 12: 2 different digits make 3 to 11'),
    ).toBeVisible();
    await puzzle.choose('Playing');
    await puzzle.cell(2).click();
    await page.keyboard.press('1');
    await puzzle.cell(3).click();
    await page.keyboard.press('2');
    await expect(page.getByRole('img', { name: 'cage b: 7, broken' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test(
    'sums and signs are as large as a finger needs, and leave cells to be drawn',
    { tag: THOROUGH },
    async ({ page }) => {
      const puzzle = driver(page);
      for (const [id, name, clues] of [
        ['killer-sudoku', 'A Killer Sudoku', '[data-at=area]'],
        ['futoshiki', 'of nine', '[data-at=side]'],
      ] as const) {
        await puzzle.open(id);
        await puzzle.load(exampleOf(id, name).text);
        await puzzle.choose('Setting');
        for (const clue of await page.locator(`.board-site${clues} button`).all()) {
          const { width, height } = (await clue.boundingBox()) ?? { width: 0, height: 0 };
          expect(Math.min(width, height)).toBeGreaterThan(23.5);
        }
      }
      await puzzle.open('killer-sudoku');
      await puzzle.choose('Cages');
      await puzzle.cell(0).tap();
      await expect(puzzle.button('Make cage (1 cell)')).toBeVisible();
      await page.getByRole('button', { name: 'Enter 7' }).tap();
      await expect(page.getByRole('button', { name: 'cage a: 7' })).toBeVisible();
    },
  );

  test('axe finds nothing on a Killer Sudoku', { tag: RELEASE }, async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('killer-sudoku');
    await puzzle.load(exampleOf('killer-sudoku', 'A Killer Sudoku').text);
    await expectAccessible(page);
    await puzzle.choose('Setting');
    await expectAccessible(page);
  });
});

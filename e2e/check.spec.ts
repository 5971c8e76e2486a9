import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test(
    'what a line or the tour points at is in sight beside it',
    { tag: THOROUGH },
    async ({ page }) => {
      const sudoku = driver(page);
      await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
      const line = page.getByRole('button', { name: /^column 5: / });
      await page.getByText(/^\d+ open$/).tap();
      await line.tap();
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 });
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.board-lit')).not.toHaveCount(0);
      await page.getByRole('button', { name: 'Close the panel' }).tap();
      await page.getByRole('tab', { name: 'Rules' }).tap();
      await page.getByRole('button', { name: 'Take the tour' }).tap();
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({
        ratio: 1,
      });
    },
  );
});

test(
  'overwriting V35 in the solved Number Workout fails the right lines',
  { tag: RELEASE },
  async ({ page }) => {
    const workout = driver(page);
    const { text, answers } = exampleOf('number-workout', '25 May 2020');
    const right = answers[0]?.[35];
    const other = answers[0]?.[36];
    expect(right).toBe(other);
    await workout.open('number-workout');
    await workout.load(text);
    await workout.solve();
    await workout.expectVerdict('unique');
    await expect(page.getByText('All 39 rules hold.')).toBeVisible();
    await expect(workout.checkLine('cells 35 and 36')).toHaveText(
      `cells 35 and 36: ${right} and ${other} OK`,
    );

    await workout.choose('Playing');
    await workout.cell(35).click();
    await workout.press('4');
    await expect(workout.checkLine('cells 35 and 36')).toHaveText(
      `cells 35 and 36: 4 and ${other} FAIL`,
    );
    await expect(workout.checkLine('hexagon 7')).toContainText('FAIL');
    await expect(page.getByText('2 of 39 rules are broken.')).toBeVisible();
    await expect(workout.cell(36)).toHaveAttribute('data-broken');
    await expect(workout.cell(35)).toHaveAccessibleName(/breaks a rule/);
  },
);

test('what is broken comes first, and what is open is folded until it is asked for', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku');
  await expect(sudoku.checkLine('row 1')).toBeHidden();
  await sudoku.load('1..4\n..1.\n....\n...4');
  const lines = page.getByRole('list', { name: 'Check lines' }).locator('.check-line:visible');
  await expect(lines).toHaveText([/^column 4: .* FAIL$/]);
  await page.getByText('11 open').click();
  await expect(lines).toHaveCount(12);
  // It stays unfolded while the board changes.
  await sudoku.choose('Setting');
  await sudoku.cell(15).click();
  await sudoku.press('Delete');
  await expect(page.getByText('12 open')).toBeVisible();
  await expect(lines).toHaveCount(12);
  await expect(sudoku.checkLine('row 1')).toBeVisible();
});

test(
  'overwriting V10 in the solved Kurosu fails its row and its column',
  { tag: THOROUGH },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu');
    await kurosu.load(exampleOf('kurosu', '1 June 2018').text);
    await kurosu.solve();
    await kurosu.expectVerdict('unique');
    await kurosu.button('Keep answers').click();
    await expect(page.getByText('All 24 rules hold.')).toBeVisible();
    await kurosu.choose('Setting');
    await kurosu.cell(10).click({ button: 'right' });
    await expect(kurosu.cell(10)).toHaveText('X');
    await expect(kurosu.checkLine('row 2')).toHaveText('row 2: 4 X, 2 O FAIL');
    await expect(kurosu.checkLine('column 5')).toHaveText('column 5: 4 X, 2 O FAIL');
    await expect(kurosu.checkLine('row 1')).toHaveText('row 1: 3 X, 3 O OK');
  },
);

test(
  'pointing at a check line lights up its cells, with the keyboard too',
  { tag: THOROUGH },
  async ({ page }) => {
    const sudoku = driver(page);
    await sudoku.open('sudoku');
    await sudoku.unfold();
    /** The cells in which something is lit, in their order. */
    const lit = () =>
      page.locator('.board-lit').evaluateAll((lights) =>
        lights
          .map((light) => {
            const { x, y, width, height } = light.getBoundingClientRect();
            const cell = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].find(
              (found) => {
                const box = found.getBoundingClientRect();
                const [across, down] = [x + width / 2 - box.x, y + height / 2 - box.y];
                return across > 0 && across < box.width && down > 0 && down < box.height;
              },
            );
            return Number(cell?.dataset['cell']);
          })
          .toSorted((one, other) => one - other),
      );
    await sudoku.checkLine('box 5').hover();
    await expect.poll(lit).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50]);
    await page.mouse.move(0, 0);
    await expect.poll(lit).toEqual([]);
    await sudoku.checkLine('column 1').focus();
    await expect.poll(lit).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
  },
);

test(
  'rules say where the puzzle is printed, and SMT-LIB names cell 0 V0',
  { tag: THOROUGH },
  async ({ page }) => {
    const workout = driver(page);
    await workout.open('number-workout');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Daily Mail Weekend');
    // In the page's own face, which is no bolder.
    await expect(page.getByRole('tabpanel').locator('strong').first()).toHaveCSS(
      'font-weight',
      '600',
    );
    // Reached with Tab, the tabs have the arrows.
    await workout.press('Tab', 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(page.getByRole('tabpanel')).toContainText('(declare-const V0 Int)');
  },
);

import { driver, expect, test } from './driver.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH } from './thorough.ts';

// Regions that are drawn over squares, between whose centres a loop is sought: Country Road.

const UNDRAWN = '.,.,.,.,.\n.,.,.,.,.\n.,.,.,.,.\n.,.,.,.,.\n.,.,.,.,.\n';
const ROWS = ['a,a,b,b,c', 'a,a,b,b,c', 'd,e,e,e,c', 'd,f,f,g,g', 'd,f,f,g,g'];
const REGIONS = [
  [0, 1, 6, 5],
  [2, 3, 8, 7],
  [4, 9, 14],
  [10, 15, 20],
  [11, 12, 13],
  [16, 17, 22, 21],
];

test('regions are drawn over squares by mouse and take their numbers, and lines are drawn between them', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('country-road');
  await puzzle.load(UNDRAWN);
  await expect(puzzle.status).toHaveText('1. Draw the regions. 2. Type their numbers.');
  await puzzle.choose('Regions');
  await expect(page.locator('[role=gridcell]')).toHaveCount(25);
  for (const region of REGIONS) await puzzle.drag(region);
  await puzzle.drag([18, 19, 24, 23]);
  await page.keyboard.type('2');
  await puzzle.cell(1).click();
  await expect(puzzle.text).toHaveValue(/^a,b,c/);
  await puzzle.button('Undo').click();
  await puzzle.button('region a: not known').click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(puzzle.text).toHaveValue(`${ROWS.join('\n')}\n2,?,?,?,?,?,2\n`);

  // The cursor goes to the line nearest to its square, and back.
  await puzzle.choose('Playing');
  await expect(page.locator('[role=gridcell]')).toHaveCount(40);
  await expect(page.getByRole('img', { name: 'region a: 2' })).toBeVisible();
  await puzzle.drag([2, 11]);
  await expect(puzzle.cell(2)).toHaveAccessibleName(
    /^row 1, between columns 3 and 4, your mark line/,
  );
  await expect(page.locator('[data-ink=mark]')).toHaveCount(2);
  await puzzle.choose('Regions');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

test(
  'regions are drawn and numbered by keys alone, and the loop is found and proved',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('country-road');
    await puzzle.load(`${ROWS.join('\n').replaceAll('d', '.')}\n?,?,?,?,?,?\n`);
    await puzzle.choose('Regions');
    await puzzle.cell(10).focus();
    await puzzle.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Enter', '1');
    await puzzle.press('ArrowRight', '1', '2');
    // One press takes the whole number back.
    await page.keyboard.press('Control+z');
    await puzzle.press('2', 'ArrowUp', 'ArrowUp', '2');
    await expect(puzzle.text).toHaveValue(`${ROWS.join('\n')}\n?,?,?,1,2,2,?\n`);
    await puzzle.load(`${ROWS.join('\n')}\n2,?,?,1,2,?,?\n`);
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    // The answer lies under the squares, and is the lines' own where these are played.
    await expect(page.locator('.board-lines')).toHaveCount(1);
    await puzzle.choose('Playing');
    await expect(page.locator('[role=gridcell][data-shape=line]')).toHaveCount(18);
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a finger draws a region and the keypad its number', { tag: THOROUGH }, async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('country-road');
    await puzzle.choose('Regions');
    const fingers = await fingersOn(page);
    await fingers.draw(await middleOf(puzzle.cell(0)), await middleOf(puzzle.cell(3)));
    await puzzle.button('Enter 3').tap();
    await expect(puzzle.button('region a: 3')).toBeVisible();
  });
});

import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH } from './thorough.ts';

// Lines on sides: numbers and circles in cells, drawing along the dots, hints and a proof.

test('the numbers of a Slitherlink are typed, its loop is drawn along the dots, and it is proved', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('slitherlink');
  await page.getByLabel('Width').selectOption('4');
  await page.getByLabel('Height').selectOption('4');
  await puzzle.choose('Setting');
  const numbers = ['3...', '3...', '.22.', '.2.1'];
  for (const [row, line] of numbers.entries()) {
    for (const [column, number] of [...line].entries()) {
      if (number === '.') continue;
      await puzzle.button(new RegExp(`^row ${row + 1}, column ${column + 1}: `)).click();
      await page.keyboard.type(number);
    }
  }
  await page.keyboard.press('Enter');
  await expect(puzzle.text).toHaveValue(`${numbers.join('\n')}\n`);
  await puzzle.choose('Playing');
  await expect(puzzle.button(/^row 1, column 1/)).toHaveCount(0);

  // The four sides of the uppermost row in one stroke, and a cross by the other button.
  await puzzle.drag([0, 1, 2, 3]);
  await expect(puzzle.cell(3)).toHaveAttribute('data-value', '1');
  await expect(puzzle.cell(0)).toHaveAccessibleName(
    /^the top side of row 1, column 1, your mark line/,
  );
  await puzzle.cell(5).click({ button: 'right' });
  await expect(puzzle.cell(5)).toHaveAccessibleName(
    /^the left side of row 1, column 2, your mark blank/,
  );
  await puzzle.button('Undo').click();
  await puzzle.button('Undo').click();
  await expect(page.locator('[data-ink=mark]')).toHaveCount(0);

  await puzzle.solve();
  await puzzle.expectVerdict('unique');
  await expect(page.getByText(/Proof of \d+ steps, checked/)).toBeVisible();
  await expect(page.locator('[role=gridcell][data-shape=line]')).toHaveCount(22);
});

test(
  'numbers are typed into squares by keys alone, and taken away',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('slitherlink');
    await puzzle.choose('Setting');
    await puzzle.button('row 1, column 1: not known').focus();
    await puzzle.press('3', 'ArrowRight', '2', 'ArrowDown', '0');
    await expect(puzzle.text).toHaveValue(/^32\.{8}\n\.0\.{8}\n/);
    await puzzle.press('Delete', 'ArrowUp', 'Backspace');
    await expect(puzzle.text).toHaveValue(/^3\.{9}\n\.{10}\n/);
    // More than three closes a loop around one cell.
    await puzzle.press('4', 'Enter');
    await expect(page.getByRole('alert')).toContainText('Row 1, column 2 has 4; 0 to 3 wanted.');
  },
);

test(
  'a number of two figures is typed into a square by keys alone',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('numberlink');
    await puzzle.choose('Setting');
    await puzzle.button('row 1, column 1: not known').focus();
    await puzzle.press('1', '2', 'ArrowRight', '7', 'ArrowLeft', 'ArrowRight', '3');
    await expect(puzzle.text).toHaveValue(/^12 3 +\./);
    // A third figure does not fit, and begins another number.
    await puzzle.press('4', '5');
    await expect(puzzle.text).toHaveValue(/^12 5 +\./);
  },
);

test(
  'a number and its arrow are typed one after the other',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('yajilin');
    await puzzle.choose('Setting');
    await puzzle.button('row 1, column 1: not known').focus();
    await puzzle.press('2', '>', 'Enter');
    await expect(puzzle.text).toHaveValue(/^2> /);
  },
);

test(
  'a stroke that turns at a dot draws the sides that it follows, and none that it only passes',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('slitherlink', pack(exampleOf('slitherlink', 'four by four').text));
    await puzzle.choose('Playing');
    // Along the top, then down the right side.
    const [across, down] = [await middleOf(puzzle.cell(2)), await middleOf(puzzle.cell(17))];
    const turn = { x: down.x, y: across.y };
    await page.mouse.move(across.x, across.y);
    await page.mouse.down();
    await page.mouse.move((across.x + turn.x) / 2, across.y + 4, { steps: 5 });
    await page.mouse.move(turn.x, turn.y, { steps: 10 });
    await page.mouse.move(down.x + 3, down.y, { steps: 20 });
    await page.mouse.up();
    const drawn = page.locator('[data-ink=mark]');
    await expect(drawn).toHaveCount(4);
    for (const side of [2, 3, 8, 17]) {
      await expect(puzzle.cell(side)).toHaveAttribute('data-shape', 'line');
    }
  },
);

test('sides are reached and drawn by keys alone, and axe finds nothing', async ({ page }) => {
  const puzzle = driver(page);
  await puzzle.open('slitherlink', pack(exampleOf('slitherlink', 'four by four').text));
  await puzzle.choose('Playing');
  await puzzle.cell(0).focus();
  await puzzle.press('l', 'ArrowDown', 'x', 'ArrowRight', 'ArrowDown', 'l');
  await expect(puzzle.cell(0)).toHaveAttribute('data-value', '1');
  await expect(puzzle.cell(4)).toHaveAttribute('data-value', '0');
  await expect(puzzle.cell(10)).toHaveAttribute('data-value', '1');
  await expect(puzzle.cell(10)).toBeFocused();
  await expectAccessible(page);
});

test('the circles of a Masyu are clicked through, stay under the loop, and are proved', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('masyu', pack(exampleOf('masyu', 'six by six').text));
  await puzzle.choose('Setting');
  const first = puzzle.button(/^row 1, column 1: /);
  await expect(first).toHaveAccessibleName(/: none$/);
  await first.click();
  await expect(first).toHaveAccessibleName(/: white circle$/);
  await first.click();
  await expect(first).toHaveAccessibleName(/: black circle$/);
  await first.click();
  await expect(first).toHaveAccessibleName(/: none$/);
  await puzzle.choose('Playing');
  await expect(page.getByRole('img', { name: /^row 1, column 3: white circle/ })).toBeVisible();
  await puzzle.solve();
  await puzzle.expectVerdict('unique');
  await expect(page.getByText(/Proof of \d+ steps, checked/)).toBeVisible();
});

test(
  'what is inside and outside of the loop is tinted on request, as far as lines say',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('slitherlink', pack(exampleOf('slitherlink', 'four by four').text));
    await puzzle.choose('Playing');
    await puzzle.cell(0).click();
    await puzzle.cell(1).click({ button: 'right' });
    const inside = page.locator('.board-inside');
    const outside = page.locator('.board-outside');
    await expect(inside).toHaveCount(0);
    await puzzle.button('Settings').click();
    await page.getByLabel('Tint the inside and the outside of a loop').click();
    await puzzle.button('Close').click();
    // One square each.
    await expect(inside).toHaveAttribute('d', /^M[^M]*$/);
    await expect(outside).toHaveAttribute('d', /^M[^M]*$/);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a finger draws along the dots of a ten by ten, whose sides are large enough', async ({
    page,
  }) => {
    const puzzle = driver(page);
    await puzzle.open('slitherlink', pack(exampleOf('slitherlink', '101601').text));
    const fingers = await fingersOn(page);
    const at = (cell: number) => middleOf(puzzle.cell(cell));
    await fingers.swipe(await at(0), await at(3));
    await expect(page.locator('[data-ink=mark]')).toHaveCount(4);
    const [one, other] = [await at(0), await at(10)];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
  });
});

test(
  'a loop that leaves out a line breaks the rule, and both are marked',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('slitherlink', pack(`${'.....\n'.repeat(4)}....1\n`));
    await puzzle.choose('Playing');
    // Three sides of a square, and a line elsewhere.
    for (const cell of [0, 5, 6, 24]) await puzzle.cell(cell).click();
    await expect(puzzle.cell(24)).not.toHaveAttribute('aria-invalid', 'true');
    await puzzle.cell(11).click();
    await expect(puzzle.checkLine('the loop')).toContainText('a closed loop and another line FAIL');
    for (const cell of [0, 5, 6, 11, 24]) {
      await expect(puzzle.cell(cell)).toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test(
  'the cursor is seen whole beside a number in a circle, and a key that means nothing is explained',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('numberlink', pack(exampleOf('numberlink', 'pzprjs').text));
    await puzzle.choose('Playing');
    await puzzle.cell(0).click();
    const level = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => Number(getComputedStyle(element).zIndex));
    await expect(page.locator('.board-cursor')).toHaveCount(1);
    expect(await level('svg:has(> .board-cursor)')).toBeGreaterThan(
      await level('.board-site[data-circled]'),
    );

    const aside = page.locator('.puzzle-aside');
    await page.keyboard.press('k');
    await expect(aside).toHaveText('Type L (line) or X (blank) here.');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('l');
    await expect(aside).not.toContainText('Type');
    await puzzle.choose('Setting');
    await puzzle.button(/^row 1, column 1: /).focus();
    await page.keyboard.press('k');
    await expect(aside).toHaveText('Type 1 to 99 here.');
    await page.keyboard.press('4');
    await page.keyboard.press('2');
    await expect(puzzle.text).toHaveValue(/\n42 /);
    // Both figures are one step.
    await page.keyboard.press('Control+z');
    await expect(puzzle.text).not.toHaveValue(/\n4/);
  },
);

import { expectAccessible, expectHittable } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

test('cells cycle through ship and water, and the lines count what they lack', async ({ page }) => {
  const ships = driver(page);
  await ships.open('battleship');
  await ships.load(exampleOf('battleship', 'ten ships').text);
  await ships.choose('Playing');
  const count = page.getByRole('note', { name: /^column 1: / });
  await expect(count).toHaveCount(0);
  const width = (await ships.cell(0).boundingBox())?.width;
  await ships.cell(0).click();
  await expect(ships.cell(0)).toHaveAccessibleName('row 1, column 1, your mark ship');
  await expect(count).toHaveAccessibleName(/^column 1: 3 more/);
  await ships.choose('Setting');
  await expect(count).toHaveCount(0);
  expect((await ships.cell(0).boundingBox())?.width).toBe(width);
  await ships.choose('Playing');
  await ships.cell(0).click();
  await expect(ships.cell(0)).toHaveAccessibleName('row 1, column 1, your mark water');
  await ships.cell(0).click();
  await expect(ships.cell(0)).toHaveAttribute('data-value', '');
});

test(
  'the answer is drawn as ships, and the fleet is found',
  { tag: THOROUGH },
  async ({ page }) => {
    const ships = driver(page);
    await ships.open('battleship');
    await ships.load(exampleOf('battleship', 'ten ships').text);
    await expect(ships.cell(33)).toHaveAttribute('data-part', 'lone');
    await expect(ships.cell(33)).toHaveAttribute('data-value', '1');
    await ships.solve();
    await ships.expectVerdict('unique');
    for (const [cell, part] of [
      [0, 'lone'],
      [5, 'left'],
      [6, 'middle'],
      [7, 'right'],
      [48, 'top'],
      [78, 'bottom'],
    ] as const) {
      await expect(ships.cell(cell)).toHaveAttribute('data-part', part);
    }
    await expect(page.getByText('found')).toHaveCount(4);
  },
);

test(
  'hints are set by key, counts may stay blank, and the fleet is edited',
  { tag: THOROUGH },
  async ({ page }) => {
    const ships = driver(page);
    await ships.open('battleship');
    await page.getByRole('combobox', { name: 'Width' }).selectOption('5');
    await page.getByRole('combobox', { name: 'Height' }).selectOption('5');
    await ships.cell(0).focus();
    await ships.press('<', 'ArrowDown', 'ArrowDown', 'o');
    await ships.button('row 1: not known').click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    for (const [length, count] of [
      ['1', '1'],
      ['2', '1'],
    ] as const) {
      await page.getByRole('textbox', { name: `ships of length ${length}` }).fill(count);
      await page.keyboard.press('Enter');
    }
    await expect(ships.text).toHaveValue(
      '1 1\n<.... 2\n..... ?\no.... ?\n..... ?\n..... ?\n?????\n',
    );
    await ships.solve();
    await ships.expectVerdict('unique');
    expect((await ships.shown()).slice(0, 3)).toEqual(['1', '1', '0']);
  },
);

test('a fleet that cannot match the counts says so', { tag: RELEASE }, async ({ page }) => {
  const ships = driver(page);
  await ships.open('battleship');
  const { text } = exampleOf('battleship', 'ten ships');
  await ships.load(text.replace('4 3 2 1', '4 3 2 2'));
  await expect(ships.status).toHaveText('The fleet has 24 cells of ships, the rows count 20.');
});

test(
  'the usual fleet is entered by one press, and taken back by one',
  { tag: THOROUGH },
  async ({ page }) => {
    const ships = driver(page);
    await ships.open('battleship');
    const count = (length: number) =>
      page.getByRole('textbox', { name: `ships of length ${length}` });
    await ships.button('The usual fleet').click();
    for (const length of [1, 2, 3, 4]) await expect(count(length)).toHaveValue(String(5 - length));
    await expect(count(5)).toHaveValue('');
    await expect(ships.button('The usual fleet')).toBeHidden();
    await ships.button('Undo').click();
    await expect(count(4)).toHaveValue('');
    // There is no usual fleet for boards of other sizes.
    await page.getByRole('combobox', { name: 'Width' }).selectOption('9');
    await expect(ships.button('The usual fleet')).toBeHidden();
    // Boards of 9×9 have the same usual fleet.
    await page.getByRole('combobox', { name: 'Height' }).selectOption('9');
    await ships.button('The usual fleet').click();
    await expect(count(1)).toHaveValue('4');
  },
);

test('what is no number is refused where it was typed', { tag: RELEASE }, async ({ page }) => {
  const ships = driver(page);
  await ships.open('battleship');
  const box = page.getByRole('textbox', { name: 'ships of length 2' });
  for (const typed of ['abc', '-1']) {
    await box.fill(typed);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toHaveText(
      `Ships of length 2 have "${typed}"; 0 to 25 wanted.`,
    );
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveValue(typed);
  }
});

test(
  'on a phone counters can be read when nothing is missing, and cells and clues can be hit',
  { tag: RELEASE },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const ships = driver(page);
    await ships.open('battleship', pack(exampleOf('battleship', 'ten ships').text));
    await ships.solve();
    const done = page.locator('.board-counter [data-state=done]');
    await expect(done.first()).toBeVisible();
    const size = await done.first().evaluate((counter) => getComputedStyle(counter).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(10);
    await expectAccessible(page);
    await expectHittable(page);
    await ships.choose('Setting');
    await expectHittable(page);
  },
);

test(
  'the fleet’s boxes and what fills them stand apart, and filling them moves nothing below',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const ships = driver(page);
    await ships.open('battleship');
    const boxes = await page
      .locator('.site-list')
      .locator('input, button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = Math.max(other.top - one.bottom, other.left - one.right);
        expect(apart).toBeGreaterThanOrEqual(4);
      }
    }
    const solve = await ships.button('Solve').boundingBox();
    await ships.button('The usual fleet').click();
    await expect(ships.button('The usual fleet')).toHaveCount(0);
    expect(await ships.button('Solve').boundingBox()).toEqual(solve);
  },
);

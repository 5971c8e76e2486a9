import { driver, expect, test } from './driver.ts';
import { exampleOf } from './examples.ts';
import { THOROUGH, RELEASE } from './thorough.ts';

test('circles are typed one after the other, and the sums are spelled out', async ({ page }) => {
  const sujiko = driver(page);
  await sujiko.open('sujiko');
  await sujiko.button('circle A: not known').click();
  for (const total of ['25', '13', '22', '17']) {
    await page.keyboard.type(total);
    await page.keyboard.press('Enter');
  }
  await sujiko.cell(8).click();
  await sujiko.press('6');
  await expect(sujiko.text).toHaveValue('25,13,22,17\nP8,6\n');
  await sujiko.solve();
  await sujiko.expectVerdict('unique');
  await sujiko.expectAnswer(exampleOf('sujiko', 'number 3072').answers[0] ?? []);
  await expect(sujiko.checkLine('circle B')).toHaveText('circle B: 3+1+5+4 = 13 OK');
  await expect(sujiko.button('circle B: 13, met')).toBeVisible();

  await sujiko.choose('Playing');
  await sujiko.cell(6).click();
  await sujiko.press('5');
  await expect(sujiko.checkLine('circle C')).toHaveText('circle C: 8+5+5+2 = 20, not 22 FAIL');
  await expect(sujiko.checkLine('the grid')).toContainText('FAIL');
});

test(
  'a number that does not fit a circle is refused where it was typed',
  { tag: THOROUGH },
  async ({ page }) => {
    const sujiko = driver(page);
    await sujiko.open('sujiko');
    await sujiko.button('circle D: not known').click();
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Circle D has 99; 10 to 30 wanted.');
    await page.keyboard.press('Escape');
    await expect(sujiko.button('circle D: not known')).toBeVisible();
  },
);

test('too few totals are said, and the board stays', { tag: RELEASE }, async ({ page }) => {
  const sujiko = driver(page);
  await sujiko.open('sujiko');
  await sujiko.load('25,13,22\n');
  await expect(page.getByRole('alert')).toHaveText(
    'Line 1 has 3 totals, 4 wanted. The board is unchanged.',
  );
});

test(
  'Suko adds three groups of squares with totals, which travel in the text',
  { tag: RELEASE },
  async ({ page }) => {
    const sujiko = driver(page);
    await sujiko.open('sujiko');
    await sujiko.load(exampleOf('sujiko', 'number 3072').text);
    await page.getByRole('checkbox', { name: 'Suko: groups with totals' }).check();
    await sujiko.choose('Groups');
    await sujiko.drag([0, 1, 2]);
    await sujiko.press('a');
    await page.getByRole('textbox', { name: 'group a' }).fill('13');
    await page.keyboard.press('Enter');
    await expect(sujiko.text).toHaveValue(/#option suko\n#groups aaa\.{6}\n#totals 13,\?,\?\n/);
    await sujiko.solve();
    await sujiko.expectVerdict('unique');
    await expect(sujiko.checkLine('group a')).toHaveText('group a: 9+3+1 = 13 OK');
  },
);

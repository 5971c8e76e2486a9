import { driver, expect, test } from './driver.ts';
import { RELEASE } from './thorough.ts';

// Cells that take numbers of several figures.

const BOARD = '1 . .\n. . .\n. . .\n. . .\n';

test('figures make one number, in a cell and in a note, and one step back takes it away', async ({
  page,
}) => {
  const hidato = driver(page);
  await hidato.open('hidato');
  await hidato.load(BOARD);
  await hidato.choose('Playing');
  const value = hidato.cell(4).locator('.board-value');
  await hidato.cell(4).click();
  await hidato.press('1', '2');
  await expect(value).toHaveText('12');
  await hidato.press('Backspace');
  await expect(value).toHaveText('1');
  await hidato.press('1');
  await expect(value).toHaveText('11');
  // There are twelve cells, and no 113.
  await hidato.press('3');
  await expect(value).toHaveText('3');
  await hidato.press('Control+z');
  await expect(value).toHaveText('11');
  await hidato.press('Control+z');
  await expect(value).toBeHidden();
  await hidato.press('Shift+1', 'Shift+0', 'ArrowRight', 'ArrowLeft', 'Shift+9');
  await expect(hidato.cell(4).locator('.board-corners > span')).toHaveText(['9', '10']);
  await hidato.press('Control+z');
  await expect(hidato.cell(4).locator('.board-corners > span')).toHaveText(['10']);
  // Enter ends a note, and stays for the next one.
  await hidato.press('Shift+3', 'Enter', 'Shift+1', 'Shift+2', 'Enter', 'Enter', 'Shift+5');
  await expect(hidato.cell(4).locator('.board-corners > span')).toHaveText(['3', '10', '12']);
  await expect(hidato.cell(5).locator('.board-corners > span')).toHaveText(['5']);
});

test(
  'Enter ends a number and goes to the next cell that is not black',
  { tag: RELEASE },
  async ({ page }) => {
    const hidato = driver(page);
    await hidato.open('hidato');
    await hidato.load('. x .\n. . .\n. . .\n. . .\n');
    await expect(page.getByText('Type a number, then Enter for the next cell.')).toBeVisible();
    await hidato.cell(0).click();
    await hidato.press('1', '0', 'Enter', '1', '1', 'Enter', '4');
    await expect(hidato.text).toHaveValue('10 x  11\n4  .  .\n.  .  .\n.  .  .\n');
  },
);

const DOUBLE_TWELVE = `9 11 8 1 4 5 12 6 8 6 3 5 3 0
2 11 4 0 0 8 11 11 7 9 8 9 6 9
10 4 4 7 0 1 2 8 4 10 3 9 2 4
5 11 3 3 1 11 7 6 4 1 5 10 12 7
10 1 5 5 4 6 11 6 12 6 2 10 4 10
6 9 3 2 5 5 3 10 9 4 2 2 3 12
3 7 7 9 1 6 11 11 7 3 7 7 7 10
5 12 3 0 0 6 12 12 1 10 5 2 5 1
11 4 7 10 11 8 12 0 7 2 2 10 0 3
12 6 1 2 8 8 10 8 0 8 9 6 1 0
4 11 12 2 9 4 5 7 3 4 11 9 2 0
9 0 1 1 6 12 8 1 2 8 5 1 5 9
8 12 0 12 6 10 0 12 10 8 7 9 3 11
`;

/** A region of eleven cells beside one of one. */
const ELEVEN = 'a,a,a,a\na,a,a,a\na,a,a,b\n';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('the keypad has ten figures', { tag: RELEASE }, async ({ page }) => {
    const hidato = driver(page);
    await hidato.open('hidato');
    await hidato.choose('Setting');
    await hidato.cell(7).tap();
    const keys = page.getByRole('group', { name: 'Keypad' });
    for (const figure of ['3', '0'])
      await keys.getByRole('button', { name: `Enter ${figure}` }).tap();
    await expect(hidato.cell(7).locator('.board-value')).toHaveText('30');
    await keys.getByRole('button', { name: 'Erase' }).tap();
    await expect(hidato.cell(7).locator('.board-value')).toHaveText('3');
  });

  test('a Dominosa with numbers of two figures is read, and each number fits its cell', async ({
    page,
  }) => {
    const dominosa = driver(page);
    await dominosa.open('dominosa');
    await dominosa.load(DOUBLE_TWELVE);
    const fits = await page.locator('.board-site-numbers > span').evaluateAll((numbers) =>
      numbers.map((number) => {
        const [own, cell] = [number, number.closest('.board-site')].map(
          (each) => each?.getBoundingClientRect().width ?? 0,
        );
        const { fontSize } = getComputedStyle(number);
        return own !== undefined && cell !== undefined && own <= cell && parseFloat(fontSize) >= 9;
      }),
    );
    expect(fits).toHaveLength(14 * 13);
    expect(fits).not.toContain(false);
    await dominosa.solve();
    await dominosa.expectVerdict('unique');
  });

  test('a region of eleven cells takes 10 and 11, drawn in figures and as notes', async ({
    page,
  }) => {
    const ripple = driver(page);
    await ripple.open('ripple-effect');
    await ripple.load(ELEVEN);
    await ripple.choose('Playing');
    const keys = page.getByRole('group', { name: 'Keypad' });
    await expect(keys.getByRole('button', { name: /^Enter \d+$/ })).toHaveCount(11);
    await ripple.cell(0).tap();
    await keys.getByRole('button', { name: 'Enter 11' }).tap();
    await expect(ripple.cell(0).locator('.board-value')).toHaveText('11');
    await ripple.cell(1).tap();
    await ripple.press('a');
    await expect(ripple.cell(1).locator('.board-value')).toHaveText('10');
    await ripple.cell(2).tap();
    await ripple.press('Shift+9');
    await expect(ripple.cell(2).locator('.board-corners > span')).toHaveText(['9']);
    await expect(ripple.cell(2).locator('[data-place="9"]')).toBeVisible();
    await ripple.mark('Corner');
    await ripple.press('a');
    await expect(ripple.cell(2).locator('.board-corners > span')).toHaveText(['9', '10']);
  });
});

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
});

import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';

const PRINTED = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** A picture of a printed Sudoku, drawn by the browser itself and a little aslant. */
const drawn = (digits: string): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = 700;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, 700, 800);
  context.translate(80, 110);
  context.rotate(0.04);
  context.fillStyle = context.strokeStyle = '#222';
  context.font = '36px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let line = 0; line <= 9; line += 1) {
    context.lineWidth = line % 3 === 0 ? 4 : 1.5;
    context.strokeRect(0, line * 60, 540, 0);
    context.strokeRect(line * 60, 0, 0, 540);
  }
  [...digits].forEach((digit, cell) => {
    if (digit !== '0')
      context.fillText(digit, (cell % 9) * 60 + 30, Math.floor(cell / 9) * 60 + 31);
  });
  return Promise.resolve(canvas.toDataURL('image/png').split(',')[1] ?? '');
};

test('a photo is read, corrected and put on the board, and undo brings the old board back', async ({
  page,
}) => {
  await page.goto('./#/sudoku');
  const sudoku = driver(page);
  const before = await sudoku.text.inputValue();
  const bytes = Buffer.from(await page.evaluate(drawn, PRINTED), 'base64');
  await page
    .getByLabel('Photo of a puzzle')
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: bytes });
  const dialog = page.getByRole('dialog', { name: 'Read a photo' });
  await expect(dialog.getByText('30 digits read.')).toBeVisible();
  await expect(dialog.getByText('They leave one solution.')).toBeVisible();
  await expectAccessible(page);
  await expect(sudoku.text).toHaveValue(before);

  await dialog.getByRole('button', { name: 'Row 1, column 1: 5' }).press('6');
  await expect(dialog.getByText('They leave no solution')).toBeVisible();
  await dialog.getByRole('button', { name: '5', exact: true }).click();
  await dialog.getByRole('button', { name: 'Put it on the board' }).click();
  await expect(dialog).toBeHidden();
  await expect(sudoku.cell(0)).toHaveText('5');
  await expect(sudoku.cell(80)).toHaveText('9');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(sudoku.text).toHaveValue(before);
});

test('a file that is no picture, and a picture without a grid, get a sentence', async ({
  page,
}) => {
  await page.goto('./#/sudoku');
  const photo = page.getByLabel('Photo of a puzzle').first();
  await photo.setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('nothing'),
  });
  await expect(page.getByRole('alert')).toContainText('This browser does not open HEIC pictures.');
  const blank = Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 300;
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );
  const dialog = page.getByRole('dialog', { name: 'Read a photo' });
  await dialog
    .getByLabel('Photo of a puzzle')
    .setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: blank });
  await expect(page.getByRole('alert')).toContainText('No grid of 9 by 9 cells is found here.');
  await expect(dialog.getByRole('button', { name: /^Upper left corner/ })).toBeVisible();
});

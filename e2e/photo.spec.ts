import { expectAccessible } from './axe.ts';
import type { Locator } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { THOROUGH } from './thorough.ts';

const PRINTED = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not there');
  return box;
};

/** A picture of printed Sudokus, each so many pixels from the left, drawn by the browser itself, a little aslant. */
const drawn = ([grids, cell]: readonly [
  readonly { readonly digits: string; readonly left: number }[],
  number,
]): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...grids.map(({ left }) => left)) + 620;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, canvas.width, 800);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${cell * 0.6}px sans-serif`;
  for (const { digits, left } of grids) {
    const side = Math.sqrt(digits.length);
    context.setTransform(1, 0, 0, 1, left, 110);
    context.rotate(0.04);
    context.fillStyle = context.strokeStyle = '#222';
    for (let line = 0; line <= side; line += 1) {
      context.lineWidth = line % 3 === 0 ? 4 : 1.5;
      context.strokeRect(0, line * cell, side * cell, 0);
      context.strokeRect(line * cell, 0, 0, side * cell);
    }
    [...digits].forEach((digit, at) => {
      if (digit !== '0')
        context.fillText(digit, ((at % side) + 0.5) * cell, (Math.floor(at / side) + 0.52) * cell);
    });
  }
  return Promise.resolve(canvas.toDataURL('image/png').split(',')[1] ?? '');
};

test('a photo is read, corrected and put on the board, and undo brings the old board back', async ({
  page,
}) => {
  await page.goto('./#/sudoku');
  const sudoku = driver(page);
  const before = await sudoku.text.inputValue();
  const bytes = Buffer.from(
    await page.evaluate(drawn, [[{ digits: PRINTED, left: 80 }], 60] as const),
    'base64',
  );
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
  await expect(page.getByRole('alert')).toContainText('No Sudoku grid is found here.');
  await expect(dialog.getByRole('button', { name: /^Upper left corner/ })).toBeVisible();
});

test(
  'of two grids in a pasted picture one is read, and the other where the corners are dragged onto it',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    // One is a little larger than the other: it is read first.
    const grids = [
      { digits: '120456400100061500005610010005564021', left: 60 },
      { digits: '004305020600005010010200001060503400', left: 760 },
    ];
    const picture = await page.evaluate(drawn, [grids, 90] as const);
    await page.evaluate((data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'two.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, picture);
    const dialog = page.getByRole('dialog', { name: 'Read a photo' });
    await expect(dialog.getByText(/There is another grid in the photo/)).toBeVisible();
    const first = dialog.getByRole('button', { name: /^Row 1, column 3: / });
    const wasLeft = (await first.getAttribute('aria-label')) === 'Row 1, column 3: empty';
    const other = grids[wasLeft ? 1 : 0] ?? { digits: '', left: 0 };
    await dialog.getByRole('button', { name: 'Move the corners' }).click();
    const view = dialog.locator('.photo-corners');
    const corners = [
      [0, 0],
      [540, 0],
      [540, 540],
      [0, 540],
    ].map(([x = 0, y = 0]) => ({
      x: other.left + x * Math.cos(0.04) - y * Math.sin(0.04),
      y: 110 + x * Math.sin(0.04) + y * Math.cos(0.04),
    }));
    for (const [at, { x, y }] of corners.entries()) {
      const handle = await boxOf(dialog.getByRole('button', { name: / corner: / }).nth(at));
      const box = await boxOf(view);
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + (x / 1380) * box.width, box.y + (y / 800) * box.height);
      await page.mouse.up();
    }
    await dialog.getByRole('button', { name: 'Read between these corners' }).click();
    const digit = wasLeft ? '4' : 'empty';
    await expect(
      dialog.getByRole('button', { name: `Row 1, column 3: ${digit}`, exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    const sudoku = driver(page);
    await expect(page.getByRole('grid', { name: 'Sudoku board' })).toBeVisible();
    await expect(sudoku.cell(2)).toHaveText(wasLeft ? '4' : '');
    await expect(page.getByRole('gridcell')).toHaveCount(36);
  },
);

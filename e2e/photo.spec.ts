import { expectAccessible } from './axe.ts';
import type { Locator, Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const PRINTED = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not there');
  return box;
};

/** A printed grid: what stands in its cells, how many a row has, and the area of each, with thick lines between. */
interface Printed {
  readonly cells: readonly string[];
  readonly across: number;
  readonly areas: readonly (number | string)[];
  /** How far from the left it stands, in pixels. */
  readonly left: number;
}

const sudokuOf = (digits: string, left: number): Printed => {
  const across = Math.sqrt(digits.length);
  const boxes = Array.from(
    digits,
    (_, at) => Math.floor(at / across / 3) * 3 + Math.floor((at % across) / 3),
  );
  return {
    cells: Array.from(digits, (digit) => (digit === '0' ? '' : digit)),
    across,
    areas: boxes,
    left,
  };
};

/** A picture of printed grids with cells of so many pixels, drawn by the browser itself, a little aslant. */
const drawn = ([grids, side]: readonly [readonly Printed[], number]): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...grids.map(({ left }) => left)) + 620;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, canvas.width, 800);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${side * 0.6}px sans-serif`;
  for (const { cells, across, areas, left } of grids) {
    context.setTransform(1, 0, 0, 1, left, 110);
    context.rotate(0.04);
    context.fillStyle = context.strokeStyle = '#222';
    const down = cells.length / across;
    const areaAt = (x: number, y: number) =>
      x < 0 || y < 0 || x >= across || y >= down ? undefined : areas[y * across + x];
    const rule = (isThick: boolean, x: number, y: number, wide: number, high: number) => {
      context.lineWidth = isThick ? 4 : 1.5;
      context.strokeRect(x * side, y * side, wide * side, high * side);
    };
    for (let y = 0; y <= down; y += 1)
      for (let x = 0; x <= across; x += 1) {
        if (x < across) rule(areaAt(x, y) !== areaAt(x, y - 1), x, y, 1, 0);
        if (y < down) rule(areaAt(x, y) !== areaAt(x - 1, y), x, y, 0, 1);
      }
    cells.forEach((text, at) =>
      context.fillText(text, ((at % across) + 0.5) * side, (Math.floor(at / across) + 0.52) * side),
    );
  }
  return Promise.resolve(canvas.toDataURL('image/png').split(',')[1] ?? '');
};

/** Gives the page a picture of a printed grid as a file. */
async function bring(page: Page, printed: Printed, side: number): Promise<Locator> {
  const bytes = Buffer.from(await page.evaluate(drawn, [[printed], side] as const), 'base64');
  await page
    .getByLabel('Photo of a puzzle')
    .first()
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: bytes });
  return page.getByRole('dialog', { name: 'Read a photo' });
}

test('a photo is read, corrected and put on the board, and undo brings the old board back', async ({
  page,
}) => {
  await page.goto('./#/sudoku');
  const sudoku = driver(page);
  const before = await sudoku.text.inputValue();
  const dialog = await bring(page, sudokuOf(PRINTED, 80), 60);
  await expect(dialog.getByText('30 digits read.')).toBeVisible();
  await expect(dialog.getByText('They leave one solution.')).toBeVisible();
  await expectAccessible(page);
  await expect(sudoku.text).toHaveValue(before);

  await dialog.getByRole('button', { name: 'Row 1, column 1: 5' }).press('6');
  await expect(dialog.getByText('They leave no solution')).toBeVisible();
  // A slip of a finger takes nothing.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('What you corrected is not on the board yet.')).toBeVisible();
  await dialog.getByRole('button', { name: '5', exact: true }).click();
  await expect(dialog.getByText('They leave one solution.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put it on the board' }).click();
  await expect(dialog).toBeHidden();
  await expect(sudoku.cell(0)).toHaveText('5');
  await expect(sudoku.cell(80)).toHaveText('9');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(sudoku.text).toHaveValue(before);
});

test(
  'a picture of a Kurosu and one of a Suguru are read, a cell and a wall corrected, and put on the board',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./#/kurosu');
    const board = driver(page);
    const signs = ['..O.X.', 'O..XX.', '..O...', '.X..O.'].join('');
    const kurosu: Printed = {
      cells: Array.from(signs, (sign) => (sign === '.' ? '' : sign)),
      across: 6,
      areas: Array.from(signs, () => 0),
      left: 80,
    };
    const dialog = await bring(page, kurosu, 80);
    await expect(dialog.getByText('8 signs read.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Row 1, column 1: empty' }).press('x');
    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    await expect(board.text).toHaveValue('1.0.1.\n0..11.\n..0...\n.1..0.\n');

    // On another type's page the puzzle can be said to be a Suguru.
    const words =
      'a,b,b,b,b,c a,a4,d,c3,c,c a,d,d,d,e5,c f,f2,d,g,e,e h,f,g,g,g,e2 h,f,f,g,i,e'.split(/[ ,]/);
    const suguru: Printed = {
      cells: words.map((word) => word.slice(1)),
      across: 6,
      areas: words.map((word) => word.slice(0, 1)),
      left: 80,
    };
    await bring(page, suguru, 80);
    await dialog.getByRole('combobox', { name: 'Puzzle' }).selectOption('Suguru');
    await expect(
      dialog.getByText('5 digits and 9 regions read. They leave one solution.'),
    ).toBeVisible();
    await expectAccessible(page);
    const wall = dialog.getByRole('button', { name: 'Wall right' });
    await expect(wall).toHaveAttribute('aria-pressed', 'true');
    await wall.click();
    await expect(dialog.getByText('5 digits and 8 regions read.')).toBeVisible();
    await wall.click();
    await dialog.getByRole('button', { name: 'Row 2, column 2: 4' }).press('ArrowRight');
    await page.keyboard.press('1');
    await expect(dialog.getByText('6 digits and 9 regions read.')).toBeVisible();
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    await expect(page.getByRole('grid', { name: 'Suguru board' })).toBeVisible();
    await expect(board.text).toHaveValue(/^a,b,b,b,b,c\na,a4,d,c3,c,c/);
  },
);

test(
  'a file that is no picture, and a picture without a grid, get a sentence',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./#/sudoku');
    await expect(page.getByRole('tab').first()).toBeAttached();
    const photo = page.getByLabel('Photo of a puzzle').first();
    await photo.setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('nothing'),
    });
    await expect(page.getByRole('alert')).toContainText(
      'This browser does not open HEIC pictures.',
    );
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
    await expect(page.getByRole('alert')).toContainText('No Sudoku grid found.');
    await expect(dialog.getByRole('button', { name: /^Upper left corner/ })).toBeVisible();
  },
);

test(
  'of two grids in a pasted picture one is read, and the other where the corners are dragged onto it',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    // One is a little larger than the other: it is read first.
    const grids = [
      sudokuOf('120456400100061500005610010005564021', 60),
      sudokuOf('004305020600005010010200001060503400', 760),
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
    const other = grids[wasLeft ? 1 : 0]!;
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

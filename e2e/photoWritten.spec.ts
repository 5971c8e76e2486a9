import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible, expectAccessibleInLight } from './axe.ts';
import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

const PRINTED = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** What somebody wrote into the grid: of every third open cell its digit. */
const written = Array.from(PRINTED, (digit, cell) =>
  digit === '0' && cell % 3 === 2 ? (SOLUTION[cell] ?? '') : '',
);
const WRITTEN = written.filter((digit) => digit !== '').length;

/** A typeface like handwriting that no network was trained on. */
const typeface = readFileSync(
  join(
    import.meta.dirname,
    '../node_modules/@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff',
  ),
).toString('base64');

/** A picture of a printed Sudoku, a little aslant, into which somebody wrote with a blue pen. */
const drawn = async ([print, pen, face]: readonly [
  string,
  readonly string[],
  string,
]): Promise<string> => {
  const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Hand', bytes.buffer).load());
  const side = 64;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [720, 760];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(80, 70);
  context.rotate(0.04);
  context.fillStyle = context.strokeStyle = '#222';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${side * 0.62}px sans-serif`;
  for (let line = 0; line <= 9; line += 1) {
    context.lineWidth = line % 3 === 0 ? 4 : 1.5;
    context.strokeRect(0, line * side, 9 * side, 0);
    context.strokeRect(line * side, 0, 0, 9 * side);
  }
  Array.from(print, (digit, cell) => {
    if (digit === '0') return;
    context.fillText(digit, ((cell % 9) + 0.5) * side, (Math.floor(cell / 9) + 0.52) * side);
  });
  context.fillStyle = '#24398f';
  pen.forEach((digit, cell) => {
    // No two stand in the same way in their cells.
    const way = (step: number) => Math.sin(cell * step);
    context.save();
    context.translate(
      ((cell % 9) + 0.5 + 0.08 * way(5)) * side,
      (Math.floor(cell / 9) + 0.5 + 0.08 * way(7)) * side,
    );
    context.rotate(0.12 * way(3));
    context.font = `${side * (0.72 + 0.1 * way(11))}px Hand`;
    context.fillText(digit, 0, 0);
    context.restore();
  });
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};

async function bring(page: Page) {
  const picture = await page.evaluate(drawn, [PRINTED, written, typeface] as const);
  await page
    .getByLabel('Photo of a puzzle')
    .first()
    .setInputFiles({
      name: 'begun.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });
  return page.getByRole('dialog', { name: 'Read a photo' });
}

test(
  'of a Sudoku that somebody began, print becomes clues and handwriting marks, and one Undo takes both back',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./#/sudoku');
    const sudoku = driver(page);
    // What was on the board, a mark among it.
    await sudoku.load('1........\n'.padEnd(90, '.........\n'));
    await sudoku.cell(1).click();
    await page.keyboard.press('2');
    const shown = await sudoku.shown();
    expect(shown.slice(0, 3)).toEqual(['1', '2', '']);
    const before = await sudoku.text.inputValue();
    const dialog = await bring(page);
    await expect(
      dialog.getByText(
        `${30 + WRITTEN} digits read. ${WRITTEN} digits are taken as written by hand: they become your marks, the others clues.`,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('The clues leave one solution.')).toBeVisible();
    await expectAccessible(page);
    await expect(sudoku.text).toHaveValue(before);

    // What is taken for the one may be said to be the other.
    const mark = written.findIndex((digit) => digit !== '');
    const name = `Row ${Math.floor(mark / 9) + 1}, column ${(mark % 9) + 1}: ${written[mark]}`;
    const byHand = dialog.getByRole('button', { name: 'By hand', exact: true });
    await dialog.getByRole('button', { name: `${name}, written by hand` }).click();
    await expect(byHand).toHaveAttribute('aria-pressed', 'true');
    await byHand.click();
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(dialog.getByText(`${WRITTEN - 1} digits are taken as written`)).toBeVisible();
    await byHand.click();

    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    await expect(dialog).toBeHidden();
    const clues = `${PRINTED.replaceAll('0', '.').match(/.{9}/g)?.join('\n')}\n`;
    await expect(sudoku.text).toHaveValue(clues);
    await sudoku.expectAnswer(
      Array.from(PRINTED, (digit, cell) => (digit === '0' ? (written[cell] ?? '') : digit)),
    );
    await expect(sudoku.cell(0)).toHaveAttribute('data-given');
    await expect(sudoku.cell(mark)).not.toHaveAttribute('data-given');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(sudoku.text).toHaveValue(before);
    await sudoku.expectAnswer(shown);
  },
);

test(
  'from the start page it opens as a Sudoku that was begun, and says how much of it',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./');
    await page.getByText('Import: paste, file or photo').click();
    const dialog = await bring(page);
    await dialog.getByRole('combobox', { name: 'Puzzle' }).selectOption('Sudoku');
    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    await expect(
      page.getByText(`${WRITTEN} values that were taken as written by hand`),
    ).toBeVisible();
    await driver(page).expectAnswer(
      Array.from(PRINTED, (digit, cell) => (digit === '0' ? (written[cell] ?? '') : digit)),
    );
  },
);

test(
  'where colours are forced, what is by hand and what is chosen still look other than the rest',
  { tag: RELEASE },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('./#/sudoku');
    const dialog = await bring(page);
    const byHand = dialog.getByRole('button', { name: ', written by hand' });
    await expect(byHand).toHaveCount(WRITTEN);
    const print = dialog.getByRole('button', { name: /^Row 1, column 1: 5$/ });
    await expect(print.locator('text')).toHaveCSS('font-style', 'normal');
    await expect(byHand.first().locator('text')).toHaveCSS('font-style', 'italic');
    await expect(byHand.first().locator('text')).toHaveCSS('text-decoration-line', 'underline');
    await expect(byHand.first().locator('polygon')).toHaveCSS('stroke', 'none');
    await byHand.first().click();
    await expect(byHand.first().locator('polygon')).not.toHaveCSS('stroke', 'none');
    await expectAccessibleInLight(page);
  },
);

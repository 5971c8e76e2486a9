import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { RELEASE } from './thorough.ts';

// Ten by ten, with a row and columns of two digits.
const PICTURE = `
.##....##.
####..####
##########
##########
##########
.########.
..######..
...####...
....##....
##########`
  .trim()
  .split('\n');

/** How long the blocks of a line are. */
const blocks = (line: string): readonly number[] =>
  line
    .split('.')
    .filter((block) => block !== '')
    .map((block) => block.length);

const rows = PICTURE.map(blocks);
const columns = PICTURE.map((_, x) => blocks(PICTURE.map((row) => row[x]).join('')));

/** A picture of the printed puzzle, a little aslant: numbers left of rows and above columns. */
const drawn = ([left, above]: readonly [
  readonly (readonly number[])[],
  readonly (readonly number[])[],
]): Promise<string> => {
  const side = 46;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [820, 820];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(240, 230);
  context.rotate(0.03);
  context.fillStyle = context.strokeStyle = '#222';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${side * 0.62}px sans-serif`;
  for (let line = 0; line <= 10; line += 1) {
    context.lineWidth = line % 5 === 0 ? 4 : 1.5;
    context.strokeRect(0, line * side, 10 * side, 0);
    context.strokeRect(line * side, 0, 0, 10 * side);
  }
  left.forEach((numbers, y) =>
    numbers.forEach((number, at) =>
      context.fillText(`${number}`, (at - numbers.length + 0.4) * side, (y + 0.52) * side),
    ),
  );
  above.forEach((numbers, x) =>
    numbers.forEach((number, at) =>
      context.fillText(`${number}`, (x + 0.5) * side, (at - numbers.length + 0.45) * side),
    ),
  );
  return Promise.resolve(canvas.toDataURL('image/png').split(',')[1] ?? '');
};

test(
  'numbers beside the cells of a printed picture are read, corrected and put on the board',
  { tag: RELEASE },
  async ({ page }) => {
    const picture = driver(page);
    await picture.open('paint-by-numbers');
    const bytes = Buffer.from(await page.evaluate(drawn, [rows, columns] as const), 'base64');
    await page
      .getByLabel('Photo of a puzzle')
      .first()
      .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: bytes });
    const dialog = page.getByRole('dialog', { name: 'Read a photo' });
    await expect(dialog).toContainText('20 clues beside the cells read.');
    await expect(dialog).toContainText('They leave one solution.');
    await expectAccessible(page);
    // One is made wrong, which is said, and right again.
    const row = dialog.getByRole('button', { name: /^Row 3: 10/ });
    await row.click();
    await page.keyboard.press('9');
    await expect(dialog).toContainText('They leave no solution');
    await page.keyboard.press('Delete');
    await page.keyboard.type('10');
    await expect(dialog).toContainText('They leave one solution.');
    await dialog.getByRole('button', { name: 'Put it on the board' }).click();
    const lines = [...rows, ...columns].map((numbers) => numbers.join(' '));
    await expect(picture.text).toHaveValue(`10 10\n${lines.join('\n')}\n`);
  },
);

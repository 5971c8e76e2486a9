import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { RELEASE, THOROUGH } from './thorough.ts';

/** What a person does in the panel Make. */
async function openMake(page: Page, id: string) {
  const puzzle = driver(page);
  await puzzle.open(id);
  await page.getByRole('tab', { name: 'Make' }).click();
  const number = page.getByRole('textbox', { name: 'No.' });
  await expect(number).toBeVisible();
  return {
    ...puzzle,
    number,
    outcome: page.getByRole('region', { name: 'New puzzle' }),
    batch: page.getByRole('region', { name: 'Make a batch' }),
    async choose(label: string, option: string) {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
    },
  };
}

test('a puzzle made by number has one solution, and the number makes it again', async ({
  page,
}) => {
  const make = await openMake(page, 'sudoku');
  await make.choose('Size', '6');
  await make.number.fill('123');
  await make.button('Make this one').click();
  await expect(make.outcome).toHaveText(/^Made: (easy|medium|hard|fiendish), \d+\.$/);
  await make.expectVerdict('unique');
  const first = await make.text.inputValue();
  expect(first).toContain('no. 123');
  await make.button('Make a puzzle').click();
  await expect(make.text).not.toHaveValue(first);
  await expect(make.outcome).toHaveText(/^Made/);
  await make.number.fill('123');
  await page.keyboard.press('Enter');
  await expect(make.text).toHaveValue(first);
});

test('making can be cancelled, and the board stays', { tag: THOROUGH }, async ({ page }) => {
  const make = await openMake(page, 'sudoku');
  await make.choose('Size', '25');
  const before = await make.text.inputValue();
  await make.button('Make a puzzle').click();
  await make.button('Cancel').click();
  await expect(make.button('Make a puzzle')).toBeVisible();
  await expect(make.text).toHaveValue(before);
});

test('a batch is listed, opened with the keyboard and saved as text', async ({ page }) => {
  const make = await openMake(page, 'kurosu');
  await make.choose('Difficulty', 'easy');
  await make.number.fill('500');
  await make.batch.getByRole('textbox', { name: 'How many' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(make.batch.getByText(/^3 puzzles made/)).toBeVisible();
  const lines = make.batch.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(2)).toContainText('no. 502');

  const coming = page.waitForEvent('download');
  await make.batch.getByRole('button', { name: 'Download as text' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('kurosu-6x6-easy.txt');
  const texts = (await readFile(await file.path(), 'utf8')).split('%%\n');
  expect(texts).toHaveLength(3);

  await lines.nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(make.text).toHaveValue(texts[1] ?? '');
  await make.expectVerdict('unique');
  await expect(lines.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await make.button('Undo').click();
  await expect(make.text).not.toHaveValue(texts[1] ?? '');
  await expect(lines).toHaveCount(3);
});

test('a cancelled batch keeps what there is', { tag: RELEASE }, async ({ page }) => {
  const make = await openMake(page, 'kurosu');
  // So large that fifty take a while.
  for (const side of ['Width', 'Height'])
    await page.getByRole('combobox', { name: side }).selectOption('20');
  const howMany = make.batch.getByRole('textbox', { name: 'How many' });
  await howMany.fill('1000');
  await howMany.blur();
  await expect(howMany).toHaveValue('50');
  await make.button('Make them').click();
  await expect(make.batch.getByRole('listitem')).not.toHaveCount(0);
  await make.button('Cancel').click();
  await expect(make.batch.getByText(/Stopped before all 50\.$/)).toBeVisible();
  await expect(make.batch.getByRole('listitem')).not.toHaveCount(0);
  await expect(make.button('Make them')).toBeEnabled();
});

test('of a size that no puzzle can have none is offered, and why is said', async ({ page }) => {
  const make = await openMake(page, 'kurosu');
  await make.choose('Width', '4');
  await make.choose('Height', '8');
  const sentence = '8 rows of 4 cells cannot all differ: there are 6 ways to fill one.';
  const panel = page.getByRole('tabpanel', { name: 'Make' });
  await expect(panel.getByText(sentence)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'No two lines alike' }).check();
  await expect(panel.getByText(sentence)).toBeVisible();
  await expect(make.button('Make a puzzle')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'No two lines alike' }).uncheck();
  await expect(make.button('Make a puzzle')).toBeVisible();
});

/** A picture of a dark disc on light ground, encoded by the browser as a file of this type. */
async function disc(page: Page, width: number, height: number, type = 'image/png') {
  const encoded = await page.evaluate(
    async ([wide, high, kind]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.fillStyle = '#ddccbb';
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#223355';
      context.beginPath();
      context.arc(wide / 2, high / 2, Math.min(wide, high) * 0.45, 0, 2 * Math.PI);
      context.fill();
      return canvas.toDataURL(kind).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return { name: `disc.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(encoded, 'base64') };
}

/** How many cells the preview shows filled. */
async function filledCells(page: Page): Promise<number> {
  const name = await page.getByRole('img', { name: /cells, \d+ of them filled/ }).ariaSnapshot();
  return Number(/(\d+) of them filled/.exec(name)?.[1]);
}

test('a picture becomes a puzzle whose answer it is', { tag: THOROUGH }, async ({ page }) => {
  const make = await openMake(page, 'paint-by-numbers');
  await make.choose('Width', '20');
  await make.choose('Height', '20');
  const file = page.getByLabel('Choose a picture');
  await file.setInputFiles(await disc(page, 300, 200));
  const disc20 = Math.PI * 9 * 9;
  await expect.poll(() => filledCells(page)).toBeGreaterThan(disc20 - 20);
  expect(await filledCells(page)).toBeLessThan(disc20 + 20);

  const invert = page.getByRole('checkbox', { name: 'Invert' });
  await invert.focus();
  await page.keyboard.press('Space');
  expect(await filledCells(page)).toBeGreaterThan(400 - disc20 - 20);
  await page.keyboard.press('Space');
  await make.button('Make it a puzzle').focus();
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: 'From a picture' });
  await expect(section.getByText(/^Made: easy, \d+\. The picture has one solution/)).toBeVisible();
  expect(await make.text.inputValue()).toMatch(/^#Paint by Numbers 20×20, easy, from a picture\n/);
  await make.solve();
  await make.expectVerdict('unique');
  const shown = await make.shown();
  expect(shown[0]).toBe('0');
  expect(shown[10 * 20 + 10]).toBe('1');
  await make.button('Undo').click();
  await expect(make.text).not.toHaveValue(/from a picture/);
});

test(
  'the threshold decides what is filled, and nothing filled is no puzzle',
  { tag: THOROUGH },
  async ({ page }) => {
    const make = await openMake(page, 'paint-by-numbers');
    await page.getByLabel('Choose a picture').setInputFiles(await disc(page, 60, 60));
    const threshold = page.getByRole('slider', { name: 'Threshold' });
    await threshold.focus();
    await page.keyboard.press('End');
    expect(await filledCells(page)).toBe(100);
    await page.keyboard.press('Home');
    expect(await filledCells(page)).toBe(0);
    const before = await make.text.inputValue();
    await make.button('Make it a puzzle').click();
    await expect(page.getByRole('alert')).toContainText('Nothing of the picture is filled.');
    await expect(make.text).toHaveValue(before);
  },
);

test(
  'a file that is no picture gets a sentence, and the picture before stays',
  { tag: RELEASE },
  async ({ page }) => {
    await openMake(page, 'paint-by-numbers');
    const file = page.getByLabel('Choose a picture');
    await file.setInputFiles(await disc(page, 60, 60, 'image/jpeg'));
    await expect.poll(() => filledCells(page)).toBeGreaterThan(0);
    const filled = await filledCells(page);
    await file.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('This is no picture.'),
    });
    await expect(page.getByRole('alert')).toHaveText('This file cannot be read as a picture.');
    expect(await filledCells(page)).toBe(filled);
  },
);

test(
  'a drawing (SVG) is read, and so is a picture that is dropped or pasted',
  { tag: THOROUGH },
  async ({ page }) => {
    await openMake(page, 'paint-by-numbers');
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'half.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0,0h5v10h-5z"/></svg>',
      ),
    });
    await expect.poll(() => filledCells(page)).toBe(50);
    for (const [kind, share] of [
      ['drop', 0.3],
      ['paste', 0.2],
    ] as const) {
      await page.evaluate(
        async ([event, part]) => {
          const canvas = document.createElement('canvas');
          canvas.width = 100;
          canvas.height = 100;
          const context = canvas.getContext('2d');
          context?.fillRect(0, 0, 100 * part, 100);
          const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
          const transfer = new DataTransfer();
          transfer.items.add(new File([blob ?? ''], 'part.png', { type: 'image/png' }));
          document.querySelector('input[type=file]')?.dispatchEvent(
            event === 'drop'
              ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
              : new ClipboardEvent('paste', {
                  bubbles: true,
                  cancelable: true,
                  clipboardData: transfer,
                }),
          );
        },
        [kind, share] as const,
      );
      await expect.poll(() => filledCells(page)).toBe(Math.round(100 * share));
    }
  },
);

test(
  'what is drawn on the board becomes a puzzle, changed where it must be',
  { tag: THOROUGH },
  async ({ page }) => {
    const make = await openMake(page, 'paint-by-numbers');
    await make.button('From my drawing').click();
    await expect(page.getByRole('alert')).toContainText('Nothing is drawn on the board yet.');
    // Two cells at a corner could change places.
    for (const cell of [0, 11]) await make.cell(cell).click();
    await make.button('From my drawing').click();
    const section = page.getByRole('region', { name: 'From a picture' });
    await expect(section.getByText(/1 cell of the picture was changed/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await make.expectVerdict('unique');
  },
);

test(
  'only types whose answer is a picture are made from one',
  { tag: RELEASE },
  async ({ page }) => {
    await openMake(page, 'kurosu');
    await expect(page.getByLabel('Choose a picture')).toHaveCount(0);
  },
);

test('axe finds nothing on the panel', { tag: RELEASE }, async ({ page }) => {
  const make = await openMake(page, 'sujiko');
  await make.batch.getByRole('textbox', { name: 'How many' }).fill('2');
  await make.button('Make them').click();
  await expect(make.batch.getByText(/^2 puzzles made/)).toBeVisible();
  await make.batch.getByRole('listitem').first().getByRole('button').click();
  await make.expectVerdict('unique');
  await expectAccessible(page);
});

test(
  'axe finds nothing on a picture in the panel, on a phone too',
  { tag: RELEASE },
  async ({ page }) => {
    await openMake(page, 'paint-by-numbers');
    await page.getByLabel('Choose a picture').setInputFiles(await disc(page, 60, 60));
    await expect.poll(() => filledCells(page)).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  },
);

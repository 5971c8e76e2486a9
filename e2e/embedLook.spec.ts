import { expectAccessible, expectHittable } from './axe.ts';
import { TITLED } from './blog.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { butFirst, THOROUGH } from './thorough.ts';

// How a frame looks, opened by itself in a window of its size, and a picture with a badge.

for (const [index, [width, height]] of (
  [
    [390, 500],
    [390, 664],
    [600, 500],
    [800, 600],
  ] as const
).entries()) {
  test(`all of a frame of ${width} by ${height} is in sight`, butFirst(index), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const ids = ['sudoku', 'battleship', 'kakuro', 'paint-by-numbers', 'fillomino'];
    for (const id of ids) {
      await page.goto('about:blank');
      await page.goto(`./?embed#/${id}/${pack(exampleOf(id).text)}`);
      await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect(size, id).toEqual({ scrollWidth: width, scrollHeight: height });
      const bottom = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await bottom('.keypad'), id).toBeLessThanOrEqual(height);
      expect(
        await page.locator('.board-place').evaluate(({ clientHeight }) => clientHeight),
        id,
      ).toBeGreaterThan(180);
    }
  });
}

test(
  'nobody is kept out of a frame: light, dark, and large enough for a finger',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`./?embed#/sudoku/${pack(TITLED)}`);
    await expect(page.getByRole('status')).toHaveText('One solution, proved.');
    await expectAccessible(page);
    await expectHittable(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('every row');
    await expectAccessible(page);
  },
);

test('a frame can be played in by keyboard alone, and never behind what covers it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`./?embed#/sudoku/${pack(TITLED)}`);
  await expect(page.getByRole('status')).toHaveText('One solution, proved.');
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('button', { name: 'Why?' });
  await expect(why).toBeVisible();
  // What the answer covers is left out.
  await page.keyboard.press('Tab');
  await expect(why).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enter it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeFocused();
  const rules = page.getByRole('button', { name: 'Rules' });
  await rules.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Rules' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeFocused();
});

test(
  'the rules of a frame are those of its puzzle, and tell of no buttons that it lacks',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto(`./?embed#/sudoku/${pack(`${TITLED.trimEnd()}\n#draw arrow r4c4-r4c6\n`)}`);
    await page.getByRole('button', { name: 'Rules' }).click();
    const rules = page.getByRole('region', { name: 'Rules' });
    await expect(rules).toContainText('along each arrow');
    await expect(rules).toContainText('every row');
    await expect(rules).not.toContainText('Drawing');
    await expect(rules).not.toContainText('thermometer');
  },
);

test(
  'a frame whose clues contradict says where to see which, since it has no Solve',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto(`./?embed#/sudoku/${pack(TITLED.replace('...26', '2..26'))}`);
    await expect(page.getByRole('status')).toContainText('contradict each other');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
      'Open it in Gridproof',
    );
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(`a frame that is asked to be ${theme} is, whatever its reader has`, async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.goto(`./?embed=${theme}#/sudoku/${pack(TITLED)}`);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await paper()).toBe(theme === 'light' ? 'rgb(251, 250, 246)' : 'rgb(22, 21, 19)');
  });
}

test(
  'an address without a puzzle, or with a damaged one, says so and leads to Gridproof',
  { tag: THOROUGH },
  async ({ page, baseURL }) => {
    const said = [
      ['#/sudoku', 'The address of this frame has no puzzle in it; copy its tag once more.'],
      ['', 'The address of this frame has no puzzle in it; copy its tag once more.'],
      ['#/nothing/1.abc', 'The rules of this puzzle are not known here.'],
      ['#/sudoku/1.abc', 'This link is damaged: part of it is missing or changed.'],
    ] as const;
    for (const [hash, sentence] of said) {
      await page.goto('about:blank');
      await page.goto(`./?embed${hash}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open Gridproof' })).toHaveAttribute(
        'href',
        `${baseURL}#/`,
      );
    }
  },
);

test('a puzzle with rules of its own is framed with them', { tag: THOROUGH }, async ({ page }) => {
  const lab = pack(
    `lab 1\npuzzle Hills\nboard rectangle 4 to 8, usually 5\nfill each cell: number 1 to 9\nclues\n  the answer in some cells\nrules\n  neighbours differ by at least 3\n---\n1...\n....\n....\n....\n`,
  );
  await page.goto(`./?embed#/lab/${lab}`);
  await expect(page.getByRole('heading', { name: 'Hills' })).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('region', { name: 'Rules' })).toContainText('differ by at least 3');
});

test(
  'a picture gets a badge where a proof was checked here, if wished',
  { tag: THOROUGH },
  async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open('sudoku', pack(TITLED));
    await page.getByText('Export: other programs').click();
    const badge = page.getByLabel(/With a badge/);
    const saved = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        puzzle.button('Save as SVG').click(),
      ]);
      const chunks = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    };
    await expect(badge).toBeEnabled();
    await expect(badge).not.toBeChecked();
    expect(await saved()).not.toContain('proved');
    await badge.check();
    expect(await saved()).toContain('One solution, proved');
    await puzzle.load('. . . .\n. . . .\n. . . .\n. . . 1\n');
    await expect(badge).toBeDisabled();
    expect(await saved()).not.toContain('proved');
  },
);

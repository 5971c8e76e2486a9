import type { Page } from '@playwright/test';
import { expect, test } from './driver.ts';
import { exampleOf, pack, typeIds } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { holdBack, keepAway } from './holdBack.ts';
import { shifts, watchShifts } from './shifts.ts';
import { butFirst } from './thorough.ts';

// A link's board before what React draws with is there.

const REACT = /react-dom-[\w-]+\.js$/;
const STYLES = /assets\/[\w-]+\.css$/;

/** The outer HTML of what was drawn first and of what React drew in its place, when they changed places. */
const watchGivingWay = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const plain = (node: Node | undefined): string => {
      if (!(node instanceof Element)) return node?.textContent ?? '';
      const attributes = [...node.attributes]
        // Ids are made up, and the keyboard is at the board once React has drawn it.
        .filter(
          ({ name }) =>
            !/^(?:id|for|name|aria-controls|aria-describedby|aria-labelledby)$/.test(name),
        )
        .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
        .toSorted();
      return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(plain).join('')}`;
    };
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        const [[after], [before]] = [addedNodes, removedNodes];
        if (!(after instanceof Element) || after.id !== 'root' || before === undefined) continue;
        Object.assign(window, { exchanged: [plain(before), plain(after)] });
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

/** What was drawn first, which React drew just so when it came. */
async function sameAsReact(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate('window.exchanged !== undefined')).toBe(true);
  const [before, after] = (await page.evaluate('window.exchanged')) as [string, string];
  expect(before.split('<')).toEqual(after.split('<'));
  return before;
}

for (const [index, id] of typeIds.entries()) {
  test(`a ${id} is drawn as React draws it`, butFirst(index), async ({ page }) => {
    await watchGivingWay(page);
    await page.goto(`./#/${id}/${pack(exampleOf(id).text)}`);
    const before = await sameAsReact(page);
    expect(before).toContain('role="grid"');
  });
}

for (const [index, id] of typeIds.entries()) {
  test(
    `a ${id} that is solved before is drawn as React draws it, too`,
    butFirst(index),
    async ({ page }) => {
      await watchGivingWay(page);
      const release = await holdBack(page, REACT);
      await page.goto(`./#/${id}/${pack(exampleOf(id).text)}`);
      await page.getByRole('button', { name: 'Solve' }).click();
      await expect(page.getByRole('status')).toHaveAttribute('data-verdict', /unique|several/);
      release();
      const before = await sameAsReact(page);
      expect(before).toContain('data-ink="answer"');
    },
  );
}

/** How all that is in sight looks: each element with every property that the browser computes for it. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const properties = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName} ${element.getAttribute('class') ?? ''} ${properties.join('; ')}`;
      }),
  );

for (const [index, id] of ['', ...typeIds].entries()) {
  const title = `the styles of ${id === '' ? 'the start page' : `a ${id}`} are there when it is drawn first`;
  test(title, butFirst(index), async ({ page }) => {
    const releaseReact = await holdBack(page, REACT);
    const releaseStyles = await holdBack(page, STYLES);
    await page.goto(id === '' ? './' : `./#/${id}/${pack(exampleOf(id).text)}`);
    const drawn = id === '' ? page.locator('.gallery-picture') : page.getByRole('gridcell');
    await expect(drawn.first()).toBeVisible();
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await sheets();
    const first = await looks(page);
    expect(first.length).toBeGreaterThan(50);
    releaseStyles();
    await expect.poll(sheets).toBeGreaterThan(before);
    expect(await looks(page)).toEqual(first);
    releaseReact();
  });
}

test('a link shows its board, and its answer when it is asked for', async ({ page }) => {
  await watchShifts(page);
  const release = await holdBack(page, REACT);
  const { text } = exampleOf('sudoku');
  await page.goto(`./#/sudoku/${pack(text)}`);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('status')).toHaveAttribute('data-verdict', 'unique');
  await expect(page.locator('[role=gridcell][data-value=""]')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  release();
  await expect(page.getByRole('tab', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveAttribute('data-verdict', 'unique');
  await expect(page.getByRole('button', { name: 'Solve' })).toBeFocused();
  expect(await shifts(page)).toEqual([]);
});

test('an answer is written into the board that stands, and nothing of that is made anew', async ({
  page,
}) => {
  const release = await holdBack(page, REACT);
  const { text } = exampleOf('paint-by-numbers');
  await page.goto(`./#/paint-by-numbers/${pack(text)}`);
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await cells.evaluateAll((all) => Object.assign(window, { all }));
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.locator('[data-ink="answer"]').first()).toBeVisible();
  const areSame = await cells.evaluateAll((all) => {
    const before = Reflect.get(window, 'all') as readonly Element[];
    return all.length === before.length && all.every((cell, at) => cell === before[at]);
  });
  expect(areSame).toBe(true);
  release();
  await expect(page.getByRole('tab', { name: 'Hint' })).toBeVisible();
});

test('what is chosen and switched is when it is', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await page.goto('./#/sudoku');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByText('Playing', { exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  release();
  await expect(page.getByRole('dialog', { name: 'While playing' })).toBeVisible();
  await expect(page.getByRole('gridcell', { includeHidden: true })).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
});

test('a cell that is pressed takes what is typed after it', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await page.goto('./#/sudoku');
  const cell = page.locator('[data-cell="40"]');
  await cell.click();
  await page.keyboard.press('7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
  await expect(cell).toHaveAttribute('data-value', '');
  release();
  await expect(cell).toHaveAttribute('data-value', '7');
  await expect(page.locator('[data-cell="41"]')).toHaveAttribute('data-value', '8');
});

test('what is typed while earlier keys are still being done comes after them', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await page.goto('./#/sudoku');
  const cell = (number: number) => page.locator(`[data-cell="${number}"]`);
  await expect(cell(0)).toBeVisible();
  // Each is for the next cell.
  await page.keyboard.type('1'.repeat(40));
  release();
  await expect(cell(0)).toHaveAttribute('data-value', '1');
  await page.keyboard.type('2'.repeat(10));
  await expect(cell(49)).toHaveAttribute('data-value', '2');
  const typed = await page
    .locator('[role=gridcell]:not([data-value=""])')
    .evaluateAll((all) => all.map((each) => each.textContent).join(''));
  expect(typed).toBe('1'.repeat(40) + '2'.repeat(10));
});

test('keys with Ctrl are done again as well', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await page.goto('./#/sudoku');
  await expect(page.locator('[data-cell="0"]')).toBeVisible();
  for (const key of ['5', 'ArrowDown', '6', 'Control+z', 'Control+End', '7']) {
    await page.keyboard.press(key);
  }
  release();
  await expect(page.locator('[data-cell="80"]')).toHaveAttribute('data-value', '7');
  await expect(page.locator('[data-cell="0"]')).toHaveAttribute('data-value', '5');
  await expect(page.locator('[data-cell="9"]')).toHaveAttribute('data-value', '');
});

test('a board that a finger scrolls, or that paints, does so just as well', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const release = await holdBack(page, REACT);
  await page.goto(`./#/kurosu/${pack(exampleOf('kurosu').text)}`);
  const open = page.locator('[role=gridcell][data-value=""]');
  const [tapped, passed] = [open.first(), open.nth(5)];
  const [number, other] = [
    await tapped.getAttribute('data-cell'),
    await passed.getAttribute('data-cell'),
  ];
  await tapped.tap();
  const touch = await fingersOn(page);
  const from = await middleOf(page.locator('.verdict'));
  await touch.swipe(from, { x: from.x, y: from.y - 120 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  release();
  await expect(page.locator(`[data-cell="${number}"]`)).not.toHaveAttribute('data-value', '');
  await expect(page.locator(`[data-cell="${other}"]`)).toHaveAttribute('data-value', '');
  await context.close();
});

test('a link to a puzzle that was begun shows it as it was left', async ({ page }) => {
  const { text } = exampleOf('sudoku');
  const link = `./#/sudoku/${pack(text)}`;
  await page.goto(link);
  const open = page.locator('[role=gridcell][data-value=""]').first();
  const number = await open.getAttribute('data-cell');
  await open.click();
  await page.keyboard.press('1');
  const cell = page.locator(`[data-cell="${number}"]`);
  await expect(cell).toHaveAttribute('data-value', '1');
  await page.goto('about:blank');
  const release = await holdBack(page, REACT);
  await page.goto(link);
  await expect(cell).toHaveAttribute('data-value', '1');
  await expect(page.getByRole('tab')).toHaveCount(0);
  release();
  await expect(page.getByRole('tab', { name: 'Hint' })).toBeVisible();
  await expect(cell).toHaveAttribute('data-value', '1');
});

test('where what React draws with does not come, the board stands, that is said, and it is tried again', async ({
  page,
}) => {
  const letCome = await keepAway(page, REACT);
  await page.goto(`./#/sudoku/${pack(exampleOf('sudoku').text)}`);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  const cell = page.locator('[role=gridcell][data-value=""]').first();
  const number = await cell.getAttribute('data-cell');
  await cell.click();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('status')).toHaveAttribute('data-verdict', 'unique');
  await page.getByRole('button', { name: 'Hide answer' }).click();
  letCome();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The answer that was asked for is taken off again, and what was typed before stands there.
  await expect(page.locator(`[data-cell="${number}"]`)).toHaveAttribute('data-value', '4');
});

test('where only the styles of what React draws do not come, they are asked for again, too', async ({
  page,
}) => {
  const letCome = await keepAway(page, STYLES);
  await page.goto(`./#/sudoku/${pack(exampleOf('sudoku').text)}`);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  letCome();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.check-line').first()).toHaveCSS('display', 'flex');
});

test('the settings are there to be opened once React has drawn the page, whatever comes later', async ({
  page,
}) => {
  await page.goto(`./#/sudoku/${pack(exampleOf('sudoku').text)}`);
  await expect(page.getByRole('tab', { name: 'Hint' })).toBeVisible();
  await keepAway(page, /assets\//);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByRole('dialog', { name: 'While playing' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

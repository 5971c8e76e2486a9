import type { Page } from '@playwright/test';
import { addressOf, framed, frameOf, onBlog, SUDOKU, TITLED } from './blog.ts';
import { driver, expect } from './driver.ts';
import { pack } from './examples.ts';

// A puzzle in a frame on somebody's page. That page is of another site: 127.0.0.1 is none of localhost's.

/** Cells without a clue, with what belongs there. */
const open = (SUDOKU.answers[0] ?? []).flatMap((value, cell) =>
  SUDOKU.text.replaceAll(/^#.*\n|\s/gm, '')[cell] === '.' ? [{ cell, value }] : [],
);

/** Puts a value into a cell of the frame by keyboard. */
async function enter(
  page: Page,
  puzzle: ReturnType<typeof driver>,
  { cell, value }: (typeof open)[number],
) {
  await puzzle.cell(cell).click();
  await page.keyboard.press(value);
}

onBlog(
  'a frame is played in to the end, proves its one solution, and keeps out of the library',
  async ({ page, show, baseURL }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await show(frameOf(addressOf(baseURL)));
    const { frame, puzzle } = await framed(page);
    await expect(frame.getByRole('heading', { name: 'Sudoku' })).toBeVisible();
    await expect(frame.getByText('Morning, by Ada')).toBeVisible();
    await expect(puzzle.status).toHaveText('One solution, proved.');
    for (const each of open.slice(0, -1)) await enter(page, puzzle, each);
    const last = open.at(-1) ?? { cell: 0, value: '1' };
    await puzzle.cell(last.cell).click();
    await puzzle.button(`Enter ${last.value}`).click();
    await expect(frame.getByText('Solved. It is the only solution.')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'More puzzles' })).toHaveAttribute(
      'href',
      `${baseURL}#/`,
    );
    const kept = await frame.evaluate(async () => ({
      names: Object.keys(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ names: ['gridproof:embedded'], databases: [], workers: 0 });
    expect(fetched.filter((address) => /\.wasm|sw\.js|webmanifest/.test(address))).toEqual([]);
  },
);

onBlog(
  'what was entered is there when the page around is loaded again, and opens with the whole page',
  async ({ page, context, show, baseURL }) => {
    await show(frameOf(addressOf(baseURL)));
    const { puzzle } = await framed(page);
    const [first = { cell: 0, value: '1' }] = open;
    await enter(page, puzzle, first);
    await page.reload();
    const again = await framed(page);
    await expect(again.puzzle.cell(first.cell)).toHaveAttribute('data-value', first.value);
    const link = again.frame.getByRole('link', { name: 'Open in Gridproof' });
    await expect(link).not.toHaveAttribute('href', addressOf(baseURL).replace('?embed', ''));
    await expect(link).toHaveAttribute('href', new RegExp(`^${baseURL}#/sudoku/1\\.`));
    const [whole] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(driver(whole).cell(first.cell)).toHaveAttribute('data-value', first.value);
    await expect(whole.getByRole('link', { name: 'My puzzles' })).toBeAttached();
    await whole.close();
  },
);

onBlog(
  'a hint says where to look and why, Check what is wrong, and Rules what holds',
  async ({ page, show, baseURL }) => {
    await show(frameOf(addressOf(baseURL), 640, 520));
    const { frame, puzzle } = await framed(page);
    await puzzle.button('Hint').click();
    await puzzle.button('Why?').click();
    await expect(frame.getByRole('region', { name: 'Answer' })).toContainText(/row \d, column \d/);
    await puzzle.button('Enter it').click();
    await expect(
      frame.locator('[role=gridcell]:not([data-given])[data-value]:not([data-value=""])'),
    ).toHaveCount(1);
    const [wrong = { cell: 0, value: '1' }] = open;
    await enter(page, puzzle, { ...wrong, value: `${(Number(wrong.value) % 9) + 1}` });
    await puzzle.button('Check').click();
    await expect(frame.getByText('Not quite: one mark is wrong.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.getByText('Not quite: one mark is wrong.')).toHaveCount(0);
    await puzzle.button('Rules').click();
    await expect(frame.getByRole('region', { name: 'Rules' })).toContainText('every row');
    await expect(puzzle.button('Rules')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('region', { name: 'Rules' })).toHaveCount(0);
  },
);

onBlog(
  'a wheel over the frame scrolls the page around it, and Tab leads in and out again',
  async ({ page, show, baseURL }) => {
    await show(frameOf(addressOf(baseURL)));
    const { frame, puzzle } = await framed(page);
    // Nothing takes focus by itself.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await puzzle.cell(40).hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    expect(await frame.evaluate(() => document.activeElement?.textContent)).toBe('Rules');
    const isAfter = () => page.evaluate(() => document.activeElement?.textContent === 'After');
    for (let tab = 0; tab < 40 && !(await isAfter()); tab += 1) await page.keyboard.press('Tab');
    expect(await isAfter()).toBe(true);
  },
);

onBlog(
  'a frame in a sandbox works with what README asks for',
  async ({ page, context, show, baseURL }) => {
    const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    await show(frameOf(addressOf(baseURL)).replace('<iframe', `<iframe sandbox="${sandbox}"`));
    const { frame, puzzle } = await framed(page);
    await expect(puzzle.status).toHaveText('One solution, proved.');
    const link = frame.getByRole('link', { name: 'Open in Gridproof' });
    const [whole] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(driver(whole).button('Solve')).toBeVisible();
    await whole.close();
  },
);

onBlog(
  'where the browser denies storage to frames, a board is played all the same',
  async ({ page, show, baseURL }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: deny });
      }
      Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: deny });
    });
    await show(frameOf(addressOf(baseURL)));
    const { frame, puzzle } = await framed(page);
    await expect(puzzle.status).toHaveText('One solution, proved.');
    const [first = { cell: 0, value: '1' }] = open;
    await enter(page, puzzle, first);
    await expect(puzzle.cell(first.cell)).toHaveAttribute('data-value', first.value);
    await puzzle.button('Hint').click();
    await expect(puzzle.button('Why?')).toBeVisible();
    expect(await frame.evaluate(() => document.documentElement.dataset['theme'])).toBe('auto');
  },
);

onBlog(
  'Embed copies a tag that shows the puzzle elsewhere',
  async ({ page, context, show, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const puzzle = driver(page);
    await page.goto(`${baseURL}#/sudoku/${pack(TITLED)}`);
    await page.getByText('Export: other programs').click();
    await page.getByLabel('The frame is').selectOption('dark');
    await puzzle.button('Embed').click();
    await expect(
      page.getByText('The tag is copied: put it into the HTML of your page.'),
    ).toBeVisible();
    const tag = await page.evaluate(() => navigator.clipboard.readText());
    expect(tag).toMatch(
      /^<iframe src="[^"]*\?embed=dark#\/sudoku\/1\.[\w-]+" title="Sudoku: Morning, by Ada, to play on Gridproof" width="\d+" height="\d+"/,
    );
    await show(tag);
    const { frame } = await framed(page);
    await expect(frame.getByText('Morning, by Ada')).toBeVisible();
  },
);

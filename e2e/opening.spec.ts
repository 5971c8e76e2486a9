import { expect, test } from './driver.ts';
import { exampleOf, pack, typeIds } from './examples.ts';
import { holdBack } from './holdBack.ts';
import { shifts, watchShifts } from './shifts.ts';
import { THOROUGH, butFirst } from './thorough.ts';

const SCRIPTS = '**/assets/*.js';

test('the start page is there before any script, with all its boards and links', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('./');
  const headings = page.getByRole('heading', { level: 2 });
  // Besides the types': importing, and the lab.
  await expect(headings).toHaveCount(2 + typeIds.length);
  await expect(headings.first()).toHaveText('Import: paste, file or photo');
  await expect(headings.filter({ hasText: /^(Sudoku|Kurosu|Futoshiki)$/ })).toHaveCount(3);
  const links = page.locator('.gallery-example');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.map((address) => address?.split('/')[1]).toSorted()).toEqual(typeIds);
  await expect(page.getByRole('img', { name: 'A Sujiko' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play this Kurosu' })).toHaveAttribute(
    'href',
    /#\/kurosu\/1\./,
  );
});

test(
  'the page is written in its own letters from the first, and fetches none',
  { tag: THOROUGH },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    await page.goto(`./#/sudoku/${await pack(exampleOf('sudoku').text)}`);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /^One solution\.$/ })).toBeVisible();
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
    );
    expect(faces.toSorted()).toEqual(['Inter Variable 400 700', 'Source Serif 4 Variable 400 600']);
    expect(fetched).toEqual([]);
  },
);

test.describe('where no script may run', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page is there to be read, and says what is needed', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('img', { name: 'A Sujiko' })).toBeVisible();
    const said = page.locator('body > noscript > p');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(/needs JavaScript/);
    // What would do nothing is not shown.
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('the start page stays as it is when its script draws it', async ({ page }) => {
  await watchShifts(page);
  const release = await holdBack(page, SCRIPTS);
  await page.goto('./', { waitUntil: 'commit' });
  const parts = page.locator('h1, .gallery-card h2, .gallery-picture, .gallery-example');
  const boxes = () =>
    parts.evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));
  await expect(page.getByRole('img', { name: 'A Suguru' })).toBeVisible();
  const before = await boxes();
  const link = await page.getByRole('link', { name: 'Play this Suguru' }).elementHandle();
  expect(before).toHaveLength(1 + 3 * typeIds.length);
  release();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Close' }).click();
  expect(await boxes()).toEqual(before);
  // It is the very same link: whoever was about to press it does.
  expect(await link?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await shifts(page)).toEqual([]);
});

test(
  'who has scrolled before the script is there stays where that was',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const release = await holdBack(page, SCRIPTS);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Play this Off-by-one Sums' }).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const place = await scrolled();
    expect(place).toBeGreaterThan(100);
    release();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    // What is done once it is drawn has been done after two more frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrolled()).toBe(place);
  },
);

test(
  'a link that is pressed before the script is there is followed',
  { tag: THOROUGH },
  async ({ page }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Play this Sujiko' }).click();
    release();
    await expect(page.getByRole('grid', { name: 'Sujiko' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Playing' })).toBeChecked();
  },
);

test(
  'what is pasted before the script is there is opened',
  { tag: THOROUGH },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdBack(page, SCRIPTS);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Play this Suguru' })).toBeVisible();
    await page.evaluate((text) => navigator.clipboard.writeText(text), exampleOf('sujiko').text);
    await page.keyboard.press('Control+v');
    release();
    await expect(page.getByRole('grid', { name: 'Sujiko' })).toBeVisible();
  },
);

test(
  'what is pasted and typed into the box before the script is there stays to be opened',
  { tag: THOROUGH },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The built page has the sign of another.
    await page.addInitScript(() => localStorage.setItem('gridproof:theme', 'dark'));
    const release = await holdBack(page, SCRIPTS);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByText('Import: paste, file or photo').click();
    const [pasted, typed] = ['25,13,22,17\n', 'P8,6'];
    const box = page.getByLabel('Text or link of a puzzle');
    await box.focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await page.keyboard.press('Control+v');
    await page.keyboard.type(typed);
    const open = page.getByRole('button', { name: 'Open it' });
    // What would do nothing cannot be pressed.
    await expect(open).toHaveCount(0);
    await expect(box).toBeFocused();
    release();
    await expect(open).toBeVisible();
    await expect(box).toHaveValue(pasted + typed);
    await expect(box).toBeFocused();
    await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    await open.click();
    await expect(page.getByRole('grid', { name: 'Sujiko' })).toBeVisible();
  },
);

for (const [index, { width, height, shown }] of [
  { width: 1280, height: 720, shown: 'My puzzles' },
  { width: 390, height: 664, shown: 'Start page' },
].entries()) {
  test(`nothing moves as a link opens at ${width}×${height}`, butFirst(index), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const release = await holdBack(page, SCRIPTS);
    const { text } = exampleOf('sudoku');
    await page.goto(`./#/sudoku/${pack(text)}`, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: shown })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'One solution' })).toBeVisible();
    await expect(page).toHaveTitle(/^A .+ – Sudoku – Gridproof$/);
    expect(await shifts(page)).toEqual([]);
  });
}

test(
  'the start page of somebody who has begun a puzzle begins with it at once',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./#/sujiko');
    await page.getByRole('gridcell').first().click();
    await page.keyboard.press('5');
    await page.getByRole('link', { name: 'Gridproof' }).click();
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
    await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Type one in' })).toBeHidden();
    expect(await shifts(page)).toEqual([]);
  },
);

test(
  'the theme that was chosen is there before any script',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Theme: auto' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('img', { name: 'A Sudoku' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

const sudoku = `#/sudoku/${pack(exampleOf('sudoku', 'newspaper').text)}`;

for (const [index, [what, hash]] of (
  [
    ['the start page', ''],
    ['a link', sudoku],
  ] as const
).entries()) {
  test(
    `where the first script of ${what} does not come, that is said, and opening it again helps`,
    butFirst(index),
    async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto(`./${hash}`);
      const said = page.getByRole('alert');
      await expect(said).toContainText('The page did not load completely.');
      await expect(said).toBeInViewport({ ratio: 1 });
      await page.unroute('**/assets/index-*.js');
      await said.getByRole('button', { name: 'Open it again' }).click();
      if (hash === '') {
        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      } else await expect(page.getByRole('gridcell', { name: /clue \d/ }).first()).toBeVisible();
      await expect(said).toHaveCount(0);
    },
  );
}

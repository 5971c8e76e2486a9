import { expectAccessible, expectAccessibleInLight } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { examples } from './examples.ts';
import { isThorough } from '../src/trials.ts';
import { RELEASE, butFirst } from './thorough.ts';

/** One of each type, the smallest with one solution: axe looks at every cell, and all are alike. */
const smallest = [
  ...new Map(
    examples
      .filter(({ solutions }) => solutions === 1)
      .toSorted((one, other) => other.text.length - one.text.length)
      .map((example) => [example.id, example]),
  ).values(),
];

test(
  'axe finds nothing on a walk through the whole solution',
  { tag: RELEASE },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu');
    await kurosu.load(smallest.find(({ id }) => id === 'kurosu')?.text ?? '');
    await page.getByRole('tab', { name: 'Hint' }).click();
    await kurosu.button('Explain the whole solution').click();
    await kurosu.button('Next step').click({ timeout: 60_000 });
    await expectAccessible(page);
  },
);

test('axe finds nothing on the start page', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
  await expectAccessible(page);
});

test(
  'axe would find an unnamed button, and a sentence too pale in the dark alone',
  { tag: RELEASE },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    // What is black here is read on light paper only.
    await heading.evaluate((found) => found.setAttribute('class', 'seen'));
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.seen { color: black }');
      document.adoptedStyleSheets = [sheet];
    });
    await expect(expectAccessible(page)).rejects.toThrow('"color-contrast"');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: /^Theme/ }).evaluate((found) => {
      found.removeAttribute('aria-label');
      found.removeAttribute('title');
    });
    await expect(expectAccessibleInLight(page)).rejects.toThrow('"button-name"');
  },
);

test('axe finds nothing on a text that is wrong', { tag: RELEASE }, async ({ page }) => {
  const sujiko = driver(page);
  await sujiko.open('sujiko');
  await sujiko.load('nonsense');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

for (const [index, { id, text }] of smallest.entries()) {
  test(`axe finds nothing on ${id}, solved and explained`, butFirst(index), async ({ page }) => {
    const puzzle = driver(page);
    await puzzle.open(id);
    await puzzle.load(text);
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    // To those who hear the page, since the verdict was said while the clues were typed.
    await expect(page.getByText('The answer is on the board.')).toBeAttached();
    await page.getByRole('tab', { name: 'Hint' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Hint' }).click();
    await puzzle.button('Why?').click({ timeout: 60_000 });
    await expectAccessible(page);
  });
}

for (const [index, { id, text }] of smallest.slice(1).entries()) {
  test(
    `axe finds nothing on ${id} on a phone, with marks that break rules`,
    butFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const puzzle = driver(page);
      await puzzle.open(id);
      await puzzle.load(text);
      await page.getByRole('tab', { name: 'Rules' }).click();
      await puzzle.play();
      await puzzle.fillWithFirstKey([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      await expectAccessibleInLight(page);
    },
  );
}

test('nothing moves when the verdict comes', async ({ page }) => {
  for (const { id, text } of smallest.slice(0, isThorough ? 6 : 2)) {
    const puzzle = driver(page);
    await puzzle.open(id);
    await puzzle.load(text);
    // Where it lies on the page, however far that is scrolled.
    const place = () =>
      page.getByRole('grid').evaluate((grid) => {
        const { x, y, width, height } = grid.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      });
    const before = await place();
    await puzzle.solve();
    await puzzle.expectVerdict('unique');
    expect(await place()).toEqual(before);
  }
});

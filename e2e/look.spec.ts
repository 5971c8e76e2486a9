import AxeBuilder from '@axe-core/playwright';
import { driver, expect, test } from './driver.ts';
import { examples } from './examples.ts';

const first = [...new Map(examples.toReversed().map((example) => [example.id, example])).values()];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the start page', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    for (const { id, text } of first) {
      for (const width of [1280, 390]) {
        test(`axe finds nothing on ${id} at ${width}, empty, solved and wrong`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          const puzzle = driver(page);
          const expectNothing = async () =>
            expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          await puzzle.open(id);
          await expectNothing();
          await puzzle.load(text);
          await puzzle.solve();
          await puzzle.expectVerdict('unique');
          // The answer settles in a wave; contrast is judged once it stands.
          await page.waitForFunction(() =>
            document.getAnimations().every(({ playState }) => playState === 'finished'),
          );
          await expectNothing();
          for (const tab of ['Rules', 'SMT-LIB']) {
            await page.getByRole('tab', { name: tab }).click();
            await expectNothing();
          }
          await page.getByRole('tab', { name: 'Check' }).click();
          await puzzle.load(`${text}nonsense`);
          await puzzle.choose('Playing');
          await puzzle.cell(1).focus();
          await puzzle.press('1', 'ArrowRight', '1', 'ArrowRight', '1');
          await expectNothing();
        });
      }
    }
  });
}

test('nothing moves when the verdict comes', async ({ page }) => {
  for (const { id, text } of first) {
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

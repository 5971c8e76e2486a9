import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { RELEASE, THOROUGH } from './thorough.ts';
import { SMALL_WINDOWS, WINDOWS } from './windows.ts';

// Signs between cells, as Futoshiki prints them.

test('signs are clicked through, put by key, undone, and looked at while playing', async ({
  page,
}) => {
  const puzzle = driver(page);
  await puzzle.open('futoshiki');
  const sign = (place: string) => page.getByRole('button', { name: `sign at ${place}: ` });
  const first = sign('row 1, columns 1 and 2').first();
  await expect(first).toHaveAccessibleName(/: none$/);
  await first.click();
  await expect(first).toHaveText('<');
  await first.click();
  await expect(first).toHaveText('>');
  await expect(puzzle.text).toHaveValue(/^\.>\.-/);

  // All signs are one stop of the keyboard's; arrows lead from one to the next.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('<');
  await expect(page.locator('[data-among]:focus')).toHaveAccessibleName(/: (left|upper) is less$/);
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-among]:focus')).toHaveAccessibleName(/: none$/);
  await expect(page.locator('[data-among][tabindex="0"]')).toHaveCount(1);

  await puzzle.button('Undo').click();
  await puzzle.button('Undo').click();
  await puzzle.button('Undo').click();
  await expect(first).toHaveText('<');
  await puzzle.choose('Playing');
  await expect(page.locator('[data-among]')).toHaveCount(0);
  await expect(
    page.getByRole('img', { name: /^sign at row 1, columns 1 and 2: left/ }),
  ).toBeVisible();
});

test('a sign that the marks break is marked, and says so', { tag: THOROUGH }, async ({ page }) => {
  const { text } = exampleOf('futoshiki', 'of four');
  const puzzle = driver(page);
  await puzzle.open('futoshiki');
  await puzzle.load(text);
  // Row 1, column 2 is less than column 3.
  await puzzle.cell(1).click();
  await page.keyboard.press('3');
  await puzzle.cell(2).click();
  await page.keyboard.press('2');
  const broken = page.getByRole('img', {
    name: 'sign at row 1, columns 2 and 3: left is less, broken',
  });
  await expect(broken).toBeVisible();
  await expect(puzzle.checkLine('sign at row 1, columns 2 and 3')).toContainText('FAIL');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test(
    'a tap between two cells of the largest square turns just that sign',
    { tag: RELEASE },
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open('futoshiki');
      await puzzle.load(exampleOf('futoshiki', 'of nine').text);
      await puzzle.choose('Setting');
      const before = await puzzle.text.inputValue();
      const sign = page.getByRole('button', { name: /^sign at row 2, columns 2 and 3: / }).first();
      await expect(sign).toHaveText('');
      await expectAccessible(page);
      await sign.tap();
      await expect(sign).toHaveText('<');
      const after = await puzzle.text.inputValue();
      expect([...after].filter((letter, at) => letter !== before[at])).toEqual(['<']);
    },
  );
});

test(
  'a sign is in the middle of its disc in any window, and not larger than it',
  { tag: THOROUGH },
  async ({ page }) => {
    const futoshiki = driver(page);
    await futoshiki.open('futoshiki', pack(exampleOf('futoshiki').text));
    for (const [width, height] of [...WINDOWS, ...SMALL_WINDOWS]) {
      await page.setViewportSize({ width, height });
      const off = await page.locator('.board-side-sign').evaluateAll((signs) =>
        signs.map((sign) => {
          const range = document.createRange();
          range.selectNodeContents(sign);
          const [text, disc] = [range.getBoundingClientRect(), sign.getBoundingClientRect()];
          return Math.max(
            Math.abs(text.left + text.right - disc.left - disc.right) / 2,
            Math.abs(text.top + text.bottom - disc.top - disc.bottom) / 2,
            text.width - disc.width,
          );
        }),
      );
      expect(off.length).toBeGreaterThan(0);
      expect(Math.max(...off)).toBeLessThan(1.5);
    }
  },
);

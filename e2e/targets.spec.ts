import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack, typeIds } from './examples.ts';
import { butFirst } from './thorough.ts';

// All that a finger presses is as large as WCAG 2.2 wants it, in CSS pixels (2.5.8).

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

const WANTED = 24;

const PRESSED = [
  'button',
  'summary',
  'select',
  'textarea',
  '[role=tab]',
  'input:not([type=hidden], [type=radio], [type=checkbox])',
  // A press on the label is one on the box.
  'label:has(input:is([type=radio], [type=checkbox]))',
  'a[href]',
].join();

/** What can be seen and pressed and is smaller, with its size; links within a sentence are excepted. */
const tooSmall = (page: Page) =>
  page.locator(PRESSED).evaluateAll(
    (all, wanted) =>
      all.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        const isSeen = each.checkVisibility({ visibilityProperty: true }) && width > 1;
        const isInSentence = each.matches('a') && getComputedStyle(each).display === 'inline';
        // Half a pixel is lost where a board's side is no multiple of its cells.
        if (!isSeen || isInSentence || Math.min(width, height) > wanted - 0.5) return [];
        const name = each.getAttribute('aria-label') ?? each.textContent;
        return [`${each.className} "${name.slice(0, 40)}" ${width}×${height}`];
      }),
    WANTED,
  );

for (const [index, id] of typeIds.entries()) {
  test(
    `${id}: what a finger presses is large enough, played and set`,
    butFirst(index),
    async ({ page }) => {
      const puzzle = driver(page);
      await page.goto('./');
      await page
        .getByRole('link', { name: /^Play this / })
        .first()
        .waitFor();
      expect(await tooSmall(page)).toEqual([]);
      await puzzle.open(id, pack(exampleOf(id).text));
      expect(await tooSmall(page)).toEqual([]);
      const modes = page.getByRole('group', { name: 'Mode' }).locator('label');
      for (const mode of await modes.all()) {
        await mode.tap();
        expect(await tooSmall(page)).toEqual([]);
      }
      await puzzle.button('More').tap();
      expect(await tooSmall(page)).toEqual([]);
    },
  );
}

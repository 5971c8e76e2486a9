import type { Page } from '@playwright/test';
import { driver, expect, test } from './driver.ts';
import { examples, exampleOf, pack, typeIds } from './examples.ts';
import { butFirst } from './thorough.ts';

// A page that the browser translates: every text node is replaced by elements with the same words.

const translate = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const put = (text: Text): void => {
      const { parentElement: parent, data } = text;
      if (parent === null || data.trim() === '') return;
      if (parent.closest('font, script, style, textarea, svg, title, [contenteditable]') !== null)
        return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = data;
      text.replaceWith(outer);
    };
    const translateIn = (node: Node): void => {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const all: Text[] = node instanceof Text ? [node] : [];
      for (let next = walk.nextNode(); next !== null; next = walk.nextNode())
        all.push(next as Text);
      all.forEach(put);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
      for (const { target, type } of records) if (type === 'characterData') translateIn(target);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
};

for (const [index, id] of typeIds.entries()) {
  test(
    `a translated ${id} is opened, played, solved and left for another`,
    butFirst(index),
    async ({ page }) => {
      await translate(page);
      const puzzle = driver(page);
      const [first, second] = examples.filter((example) => example.id === id);
      await puzzle.open(id, pack((first ?? exampleOf(id)).text));
      await expect(page.locator('font font').first()).toBeAttached();
      await expect(puzzle.status).toContainText('One solution');
      await page.getByRole('tab', { name: 'Hint' }).click();
      await page.getByRole('tabpanel').getByRole('button', { name: 'Hint', exact: true }).click();
      for (const key of ['ArrowRight', '1', 'ArrowDown', '2', 'Control+z', 'Control+z']) {
        await page.keyboard.press(key);
      }
      await puzzle.button('Solve').click();
      await expect(puzzle.status).toHaveAttribute('data-verdict', /unique|several/);
      await expect(page.locator('[data-certificate=checked]')).toBeVisible();
      await page.getByRole('button', { name: 'Ask Z3, too' }).click();
      await expect(page.locator('[data-agreement=agrees]')).toContainText('Z3');
      await puzzle.button('Hide answer').click();
      await expect(puzzle.button('Show answer')).toBeVisible();
      await page.getByRole('tab', { name: 'Proof' }).click();
      const next = second ?? exampleOf('sudoku');
      await page.evaluate((hash) => void (location.hash = hash), `#/${next.id}/${pack(next.text)}`);
      await expect(puzzle.status).toHaveAttribute('data-verdict', 'idle');
      await expect(puzzle.status).toHaveAttribute('data-live', /unique|several/);
      await page.getByRole('link', { name: 'My puzzles' }).first().click();
      await expect(page.getByRole('heading', { name: 'My puzzles' })).toBeVisible();
      await expect(page.getByText('This is a mistake of ours')).toHaveCount(0);
    },
  );
}

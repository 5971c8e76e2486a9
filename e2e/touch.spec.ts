import { expectAccessible } from './axe.ts';
import { driver, expect, test } from './driver.ts';
import { exampleOf, pack } from './examples.ts';
import { fingersOn, middleOf } from './finger.ts';
import { THOROUGH, butFirst } from './thorough.ts';

// What one finger does on a board, and two. Events are the browser's own, so that it really scrolls.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

const toggle = 'Drag to draw';

test('a finger that moves over a board in sight selects; out of sight, or switched off, it scrolls', async ({
  page,
}) => {
  const sudoku = driver(page);
  await sudoku.open('sudoku', pack(exampleOf('sudoku', 'newspaper').text));
  const fingers = await fingersOn(page);
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  const at = (cell: number) => middleOf(sudoku.cell(cell));
  const scrolled = () => page.evaluate(() => scrollY);
  await expect(sudoku.button(toggle)).toHaveCount(0);
  await sudoku.cell(40).tap();
  await expect(sudoku.cell(40)).toHaveAttribute('aria-selected', 'true');
  await fingers.swipe(await at(74), await at(20));
  await expect(selected).toHaveCount(7);
  expect(await scrolled()).toBe(0);
  // The page is scrolled by a swipe over what is left of the board.
  await page.evaluate(() => scrollTo(0, 120));
  await expect(page.locator('.board-frame').first()).toHaveAttribute('data-finger', 'scrolls');
  await fingers.swipe(await at(76), await at(40));
  await expect.poll(scrolled).toBeGreaterThan(170);
  await expect(selected).toHaveCount(7);
  await page.evaluate(() => scrollTo(0, 0));

  await sudoku.button('Settings').tap();
  await page.getByLabel('Drag a finger over the board to select cells').tap();
  await sudoku.button('Close').tap();
  await fingers.swipe(await at(76), await at(13));
  await expect.poll(scrolled).toBeGreaterThan(50);
  await page.evaluate(() => scrollTo(0, 0));
  await fingers.restAndDrag(await at(36), await at(39));
  await expect(selected).toHaveCount(4);
  await fingers.restAndDrag(await at(67), await at(40));
  await expect(selected).toHaveCount(4);
  await expect(sudoku.cell(40)).toBeFocused();
  expect(await scrolled()).toBe(0);
});

test(
  'where strokes paint a finger draws at once, two paint nothing, and the choice is kept',
  { tag: THOROUGH },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu', pack('......\n'.repeat(6).replace('.', '0')));
    const fingers = await fingersOn(page);
    const painted = page.locator('[role=gridcell][data-ink=mark]');
    const at = (cell: number) => middleOf(kurosu.cell(cell));
    await expect(kurosu.button(toggle)).toHaveAttribute('aria-pressed', 'true');
    await fingers.swipe(await at(8), await at(26));
    await expect(painted).toHaveCount(4);
    await kurosu.button('Undo').tap();
    await expect(painted).toHaveCount(0);
    await fingers.spread(await at(14), await at(28));
    await kurosu.cell(35).tap();
    await expect(painted).toHaveCount(1);
    await page.reload();
    // That it is pressed is seen where colours are forced, too.
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = () =>
      kurosu.button(toggle).evaluate((found) => getComputedStyle(found).backgroundColor);
    const before = await ground();
    await kurosu.button(toggle).tap();
    await expect(kurosu.button(toggle)).toHaveAttribute('aria-pressed', 'false');
    expect(await ground()).not.toBe(before);
    await page.emulateMedia({ forcedColors: 'none' });
    await expectAccessible(page);
    await page.reload();
    await expect(kurosu.button(toggle)).toHaveAttribute('aria-pressed', 'false');
    await fingers.swipe(await at(32), await at(2));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(painted).toHaveCount(1);
  },
);

test(
  'a large board is scrolled, and painted by a finger at rest or that was told to draw',
  { tag: THOROUGH },
  async ({ page }) => {
    const paint = driver(page);
    await paint.open('paint-by-numbers', pack(exampleOf('paint-by-numbers').text));
    const fingers = await fingersOn(page);
    const painted = page.locator('[role=gridcell][data-ink=mark]');
    const place = page.locator('.board-place');
    const at = (cell: number) => middleOf(paint.cell(cell));
    await expect(paint.button(toggle)).toHaveAttribute('aria-pressed', 'false');
    await fingers.swipe(await at(66), await at(61));
    await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    await expect(painted).toHaveCount(0);
    await place.evaluate((board) => board.scrollTo(0, 0));
    const length = page.locator('.stroke-length');
    await fingers.restAndDrag(await at(62), await at(67), async () => {
      await expect(length).toHaveText('6');
      await expect(length).toBeInViewport();
      // Not under the finger, and not for ears.
      const [said, { x, y }] = [await length.boundingBox(), await middleOf(paint.cell(67))];
      expect(Math.hypot(x - (said?.x ?? 0), y - (said?.y ?? 0))).toBeGreaterThan(40);
      await expect(length).toHaveAttribute('aria-hidden', 'true');
    });
    await expect(length).toHaveCount(0);
    await expect(painted).toHaveCount(6);
    expect(await place.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await paint.button('Undo').tap();
    await expect(painted).toHaveCount(0);
    await paint.button(toggle).tap();
    await fingers.swipe(await at(67), await at(64));
    await expect(painted).toHaveCount(4);
    expect(await place.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    // Two fingers scroll all the same.
    await fingers.pan(await at(65), await at(60));
    await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    await expect(painted).toHaveCount(4);
  },
);

for (const [index, id] of (['kurosu', 'battleship', 'star-battle'] as const).entries()) {
  test(
    `a ${id} is as it was after a finger that drew became one of two, or was called off`,
    butFirst(index),
    async ({ page }) => {
      const puzzle = driver(page);
      await puzzle.open(id, pack(exampleOf(id).text));
      const fingers = await fingersOn(page);
      const open = page.locator('[role=gridcell][data-value=""]');
      const count = await open.count();
      const from = await middleOf(open.nth(3));
      await fingers.drawAndLose(from, { x: from.x + 60, y: from.y });
      await expect(open).toHaveCount(count);
      await fingers.drawAndSpread(from, { x: from.x + 100, y: from.y + 100 });
      await expect(open).toHaveCount(count);
      await expect(puzzle.button('Undo')).toBeDisabled();
    },
  );
}

test(
  'a pen draws though the palm that holds it came down first, and the palm leaves nothing',
  { tag: THOROUGH },
  async ({ page }) => {
    const kurosu = driver(page);
    await kurosu.open('kurosu', pack('......\n'.repeat(6).replace('.', '0')));
    const [palm, from, to] = await Promise.all(
      [21, 7, 9].map((cell) => middleOf(kurosu.cell(cell))),
    );
    await page.evaluate(
      ([hand, start, end]) => {
        const grid = document.querySelector('[role=grid]');
        const send = (type: string, pointerType: string, pointerId: number, at: unknown) => {
          const { x: clientX, y: clientY } = at as { readonly x: number; readonly y: number };
          const common = {
            bubbles: true,
            cancelable: true,
            isPrimary: true,
            button: 0,
            buttons: 1,
          };
          grid?.dispatchEvent(
            new PointerEvent(type, { ...common, pointerType, pointerId, clientX, clientY }),
          );
        };
        send('pointerdown', 'touch', 2, hand);
        send('pointermove', 'touch', 2, { ...hand, x: (hand?.x ?? 0) + 14 });
        send('pointerdown', 'pen', 3, start);
        send('pointermove', 'pen', 3, end);
        send('pointermove', 'touch', 2, { ...hand, x: (hand?.x ?? 0) + 60 });
        send('pointerup', 'pen', 3, end);
        send('pointerup', 'touch', 2, hand);
      },
      [palm, from, to],
    );
    const painted = page.locator('[role=gridcell][data-ink=mark]');
    await expect(painted).toHaveCount(3);
    for (const cell of [7, 8, 9])
      await expect(kurosu.cell(cell)).not.toHaveAttribute('data-value', '');
  },
);

test('a real pen draws where a finger scrolls', { tag: THOROUGH }, async ({ page }) => {
  const paint = driver(page);
  await paint.open('paint-by-numbers', pack(exampleOf('paint-by-numbers').text));
  const session = await page.context().newCDPSession(page);
  const pen = async (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    cell: number,
  ): Promise<void> => {
    const { x, y } = await middleOf(paint.cell(cell));
    const held = { button: 'left', buttons: 1, clickCount: 1, pointerType: 'pen' } as const;
    await session.send('Input.dispatchMouseEvent', { type, x, y, ...held });
  };
  await pen('mousePressed', 62);
  // The hand that holds it rests on the board.
  await paint.cell(125).tap();
  await pen('mouseMoved', 65);
  await pen('mouseReleased', 65);
  await expect(page.locator('[role=gridcell][data-ink=mark]')).toHaveCount(4);
});

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is on the screen. */
export async function middleOf(part: Locator): Promise<Point> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Longer than a finger rests before it draws, or holds a key, in milliseconds. */
const REST = 650;
/** After which a finger that is lifted throws nothing on, in milliseconds. */
const STOP = 150;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Fingers on the screen, as the browser itself gets them: it scrolls and zooms by them. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const PARTS = [0.1, 0.2, 0.4, 0.6, 0.8, 1];

  return {
    /** Moves at once, all on its way before the page answers, and stops: nothing rolls on. */
    async swipe(from: Point, to: Point) {
      await Promise.all([
        send('touchStart', from),
        ...PARTS.map((part) => send('touchMove', between(from, to, part))),
      ]);
      await page.waitForTimeout(STOP);
      await send('touchMove', to);
      await send('touchEnd');
    },
    /** A stroke where a finger draws, or a tap. */
    async draw(from: Point, to: Point) {
      await send('touchStart', from);
      if (from.x !== to.x || from.y !== to.y) {
        for (const part of PARTS) await send('touchMove', between(from, to, part));
      }
      await send('touchEnd');
    },
    /** Rests before it moves; `during` is done before it is lifted. */
    async restAndDrag(from: Point, to: Point, during: () => Promise<void> = async () => {}) {
      await send('touchStart', from);
      await page.waitForTimeout(REST);
      for (const part of PARTS) await send('touchMove', between(from, to, part));
      await during();
      await send('touchEnd');
    },
    /** Rests in one place; `during` is done before it is lifted. */
    async hold(at: Point, during: () => Promise<void> = () => page.waitForTimeout(REST)) {
      await send('touchStart', at);
      await during();
      await send('touchEnd');
    },
    /** Two fingers move side by side. */
    async pan(from: Point, to: Point) {
      const beside = ({ x, y }: Point): Point => ({ x: x + 60, y });
      await send('touchStart', from);
      await send('touchStart', from, beside(from));
      for (const part of PARTS) {
        const at = between(from, to, part);
        await send('touchMove', at, beside(at));
      }
      await send('touchEnd');
    },
    /** A finger draws a little way; then a second comes down, and both go apart. */
    async drawAndSpread(from: Point, to: Point) {
      await send('touchStart', from);
      const drawn = { x: from.x + 14, y: from.y };
      await send('touchMove', drawn);
      await send('touchStart', drawn, between(from, to, 0.3));
      for (const part of PARTS) {
        await send('touchMove', drawn, between(from, to, 0.3 + 0.7 * part));
      }
      await send('touchEnd');
    },
    /** A finger draws, and the system takes the gesture for itself. */
    async drawAndLose(from: Point, to: Point) {
      await send('touchStart', from);
      for (const part of PARTS) await send('touchMove', between(from, to, part));
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    },
    /** Two fingers go apart. */
    async spread(from: Point, to: Point) {
      await send('touchStart', from);
      await send('touchStart', from, between(from, to, 0.3));
      for (const part of PARTS) await send('touchMove', from, between(from, to, 0.3 + 0.7 * part));
      await send('touchEnd');
    },
  };
}

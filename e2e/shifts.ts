import type { Page } from '@playwright/test';

/** Watches, from before the page is there, how far anything moves that is painted. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as {
          readonly sources?: readonly { node?: Node }[];
        } & typeof entry;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        shifts.push(moved.join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What moved on it since then. */
export const shifts = (page: Page): Promise<unknown> => page.evaluate('window.shifts');

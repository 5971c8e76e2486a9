import type { Page } from '@playwright/test';

/**
 * Watches, from before the page is there, how far anything moves that is painted; not what a press moves,
 * which as Chromium counts is what moves within half a second of it.
 */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], hadRecentInput } = entry as {
          readonly sources?: readonly { node?: Node }[];
          readonly hadRecentInput?: boolean;
        } & typeof entry;
        if (hadRecentInput === true) continue;
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

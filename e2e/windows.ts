import type { Page } from '@playwright/test';

/** Windows that the page is made for, in CSS pixels: two on a desk, a phone upright and lying. */
export const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 664],
  [844, 390],
] as const;

/** An old phone, and what a laptop's window is at 200%. */
export const SMALL_WINDOWS = [
  [320, 568],
  [640, 360],
] as const;

/**
 * How wide the page is with all that stands on it, in CSS pixels. It clips what is beside the window, so
 * that the document is never wider, whatever is cut off.
 */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      document.querySelector('.page')?.scrollWidth ?? 0,
    ),
  );

import { escapeMarkup } from '#puzzle/escapeMarkup.ts';
import type { Point } from '#grid/point.ts';

// Paper white, whatever the page's theme is: a picture is printed, or shown on another page.
export const PAPER = '#ffffff';
export const INK = '#1d1c1a';
export const LINE = '#a8a296';
/** Line width, in cell sides. */
export const THIN = 0.02;

/** Rounds a length for the file. */
export const round = (length: number): number => Math.round(length * 1000) / 1000;

/** A line of text; lengths are in cell sides. */
export function write(
  text: string,
  { x, y }: Point,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  weight = 400,
): string {
  return `<text x="${round(x)}" y="${round(y + size * 0.35)}" font-size="${round(size)}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}">${escapeMarkup(text)}</text>`;
}

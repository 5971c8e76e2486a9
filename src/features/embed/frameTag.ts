import { escapeMarkup } from '#puzzle/escapeMarkup.ts';
import { frameAddress } from './frame.ts';
import type { FrameTheme } from './frame.ts';

/** The size of a frame, in CSS pixels: a board beside its keys. Where there is less room, they stand below. */
const SIZE = { width: 640, height: 520 } as const;

/** The tag that shows a puzzle on another page. `title` is what those hear who cannot see the frame. */
export const frameTag = (address: string, title: string, theme: FrameTheme): string =>
  `<iframe src="${escapeMarkup(frameAddress(address, theme))}" title="${escapeMarkup(title)}" ` +
  `width="${SIZE.width}" height="${SIZE.height}" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;

import { openPanel } from '#store/document/view.ts';
import type { Panel } from '#store/document/view.ts';

/** Opens a panel and takes the keyboard, and on a phone the eye, to it. */
export function showPanel(panel: Panel): void {
  openPanel(panel);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=tabpanel]')?.focus());
}

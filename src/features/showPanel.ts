import { create } from 'zustand';
import { openPanel } from '#store/document/view.ts';
import type { Panel } from '#store/document/view.ts';
import { focusBoard } from './focusBoard.ts';

/** The position of the panel sheet over the keypad, in CSS pixels of the window. */
interface Sheet {
  readonly raised: boolean;
  readonly left: number;
  /** From the window's right edge. */
  readonly right: number;
  readonly top: number;
}

/** The least height of a readable sheet. */
const LOWEST = 180;

export const useSheet = create<Sheet>()(() => ({ raised: false, left: 0, right: 0, top: 0 }));

export const boxOfPanel = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

/** Whether the panels scroll by themselves, beside the board. */
function scrollsAlone(): boolean {
  const side = document.querySelector('.puzzle-side');
  return side !== null && getComputedStyle(side).overflowY === 'auto';
}

/** If the panels are below the board, raises them as a sheet. */
export function raise(): void {
  const isBelow = boxOfPanel('.puzzle-side').left < boxOfPanel('.puzzle-controls').right;
  if (!isBelow || scrollsAlone()) return;
  window.scrollTo(0, 0);
  const [board, keys] = [boxOfPanel('.board-place'), boxOfPanel('.puzzle-controls')];
  const isRight = keys.left >= board.right;
  const isLeft = keys.right <= board.left;
  useSheet.setState({
    raised: true,
    left: isRight ? board.right : 0,
    right: isLeft ? document.documentElement.clientWidth - board.left : 0,
    top: isRight || isLeft ? 0 : Math.min(board.bottom, window.innerHeight - LOWEST),
  });
}

/** Opens a panel and focuses it. */
export function showPanel(panel: Panel): void {
  openPanel(panel);
  raise();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=tabpanel]')?.focus());
}

/** Closes the sheet and returns focus to the board. */
export function lowerPanel(): void {
  useSheet.setState({ raised: false });
  focusBoard();
}

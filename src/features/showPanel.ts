import { create } from 'zustand';
import { openPanel } from '#store/document/view.ts';
import type { Panel } from '#store/document/view.ts';
import { focusBoard } from './focusBoard.ts';

/** What is below the board in small windows, and can be raised over the keypad. */
export type SheetName = 'panels' | 'text';

/** The raised sheet, and its position in CSS pixels of the window. */
interface Sheet {
  readonly raised: SheetName | undefined;
  readonly left: number;
  /** From the window's right edge. */
  readonly right: number;
  readonly top: number;
}

/** The least height of a readable sheet. */
const LOWEST = 180;

export const useSheet = create<Sheet>()(() => ({ raised: undefined, left: 0, right: 0, top: 0 }));

export const boxOfPanel = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

/** Whether the panels scroll by themselves, beside the board. */
function scrollsAlone(): boolean {
  const side = document.querySelector('.puzzle-side');
  return side !== null && getComputedStyle(side).overflowY === 'auto';
}

/** If the panels are below the board, raises one of the sheets. */
export function raise(sheet: SheetName = 'panels'): void {
  const isBelow = boxOfPanel('.puzzle-side').left < boxOfPanel('.puzzle-controls').right;
  if (!isBelow || scrollsAlone()) return;
  window.scrollTo(0, 0);
  const [board, keys] = [boxOfPanel('.board-place'), boxOfPanel('.puzzle-controls')];
  const isRight = keys.left >= board.right;
  const isLeft = keys.right <= board.left;
  useSheet.setState({
    raised: sheet,
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

/** Raises the puzzle's text and what it can be exported to, and focuses it. */
export function showText(): void {
  raise('text');
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-sheet=text]')?.focus({ preventScroll: true }),
  );
}

/** Closes the sheet and returns focus to the board. */
export function lowerPanel(): void {
  useSheet.setState({ raised: undefined });
  focusBoard();
}

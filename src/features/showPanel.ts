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

/** Where a sheet leaves the board in sight; `undefined` if the panels are not below the board. */
function placeOfSheet(): Omit<Sheet, 'raised'> | undefined {
  const isBelow = boxOfPanel('.puzzle-side').left < boxOfPanel('.puzzle-controls').right;
  if (!isBelow || scrollsAlone()) return undefined;
  const [board, keys] = [boxOfPanel('.board-place'), boxOfPanel('.puzzle-controls')];
  const isRight = keys.left >= board.right;
  const isLeft = keys.right <= board.left;
  // Under the board as it is at the top of the page.
  const bottom = board.bottom + window.scrollY;
  return {
    left: isRight ? board.right : 0,
    right: isLeft ? document.documentElement.clientWidth - board.left : 0,
    top: isRight || isLeft ? 0 : Math.min(bottom, window.innerHeight - LOWEST),
  };
}

/** If the panels are below the board, raises one of the sheets. */
export function raise(sheet: SheetName = 'panels'): void {
  const place = placeOfSheet();
  if (place === undefined) return;
  window.scrollTo(0, 0);
  useSheet.setState({ raised: sheet, ...place });
}

/** Puts the raised sheet where it belongs in a window of another size: a phone was turned. */
export function placeSheetAgain(): void {
  useSheet.setState(placeOfSheet() ?? { raised: undefined });
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

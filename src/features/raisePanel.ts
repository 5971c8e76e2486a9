import { boxOfPanel, raise, useSheet } from './showPanel.ts';

/**
 * If less than half of the board is visible, raises the panels as a sheet, so that both are
 * visible, and scrolls to `top` if given.
 */
export function raisePanel(top?: Element | null): void {
  const board = boxOfPanel('.board-place');
  const seen = Math.min(board.bottom, window.innerHeight) - Math.max(board.top, 0);
  if (useSheet.getState().raised !== undefined || seen > board.height / 2) return;
  raise();
  requestAnimationFrame(() => {
    if (top) top.scrollIntoView({ block: 'start' });
    else document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

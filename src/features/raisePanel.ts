import { boxOfPanel, raise, useSheet } from './showPanel.ts';

/**
 * Where what is pointed at on the board is out of sight, brings both into sight: the panels as a sheet, from
 * `top` on where there is one.
 */
export function raisePanel(top?: Element | null): void {
  const board = boxOfPanel('.board-place');
  const seen = Math.min(board.bottom, window.innerHeight) - Math.max(board.top, 0);
  if (useSheet.getState().raised || seen > board.height / 2) return;
  raise();
  requestAnimationFrame(() => {
    if (top) top.scrollIntoView({ block: 'start' });
    else document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

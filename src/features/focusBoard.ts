/** The board's cell that Tab leads to, if the page has a board. */
export const cursorCell = (): HTMLElement | null =>
  document.querySelector('[role=gridcell][tabindex="0"]');

/** Focuses the board, at its cursor. */
export const focusBoard = (options?: FocusOptions): void => cursorCell()?.focus(options);

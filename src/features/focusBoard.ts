/** Focuses the board, at its cursor. */
export const focusBoard = (options?: FocusOptions): void =>
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus(options);

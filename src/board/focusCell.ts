/** Focuses a cell of the board without scrolling to it. */
export const focusCell = (board: HTMLElement | null, cell: number): void =>
  board?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });

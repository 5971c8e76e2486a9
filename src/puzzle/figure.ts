/** How a house rule is drawn on the board, if there is a usual way. */
export type Figure =
  /** Cells with an outline, and a label in the first cell. */
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly label: string }
  /** A line through collinear cells. */
  | { readonly kind: 'line'; readonly cells: readonly number[] }
  /** A sign between two adjacent cells. */
  | { readonly kind: 'greater'; readonly greater: number; readonly less: number }
  | { readonly kind: 'even' | 'odd'; readonly cell: number };

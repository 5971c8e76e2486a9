/** How a house rule is drawn on the board, where there is a usual way. */
export type Figure =
  /** Cells with an outline of their own, and what is written in its first cell. */
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly label: string }
  /** A line through the cells, which lie on one. */
  | { readonly kind: 'line'; readonly cells: readonly number[] }
  /** A sign between two cells side by side. */
  | { readonly kind: 'greater'; readonly greater: number; readonly less: number }
  | { readonly kind: 'even' | 'odd'; readonly cell: number };

import { useRef } from 'react';

/**
 * Rows that are typed straight on, as they are printed: what is typed into a cell that was typed into
 * just now is for the next. `cells` are in reading order.
 */
export function useStraightOn(cells: readonly number[]) {
  const last = useRef<{ readonly cell: number; readonly value: number | undefined }>(undefined);
  return {
    /** The cell that the next value is for; `value` is what the cursor's cell holds now. */
    nextAt(cursor: number, value: number | undefined): number {
      const { current } = last;
      // What was taken back, or typed elsewhere, is typed again.
      if (current?.cell !== cursor || current.value !== value) return cursor;
      return cells[cells.indexOf(cursor) + 1] ?? cursor;
    },
    note: (cell: number, value: number | undefined) => void (last.current = { cell, value }),
    /** Something else was done: the cursor's cell itself is meant. */
    forget: () => void (last.current = undefined),
  };
}

/** Where the next typed value goes; see `useStraightOn`. */
export type StraightOn = ReturnType<typeof useStraightOn>;

import { useRef } from 'react';

/**
 * Typing along a row, as when copying a printed puzzle: a value typed right after another goes into
 * the next cell. `cells` are in reading order.
 */
export function useStraightOn(cells: readonly number[]) {
  const last = useRef<{ readonly cell: number; readonly value: number | undefined }>(undefined);
  return {
    /**
     * The cell that the next value goes into; `value` is the current value of the cursor's cell.
     */
    nextAt(cursor: number, value: number | undefined): number {
      const { current } = last;
      // After an undo or an edit elsewhere, the cursor's cell is typed again.
      if (current?.cell !== cursor || current.value !== value) return cursor;
      return cells[cells.indexOf(cursor) + 1] ?? cursor;
    },
    note: (cell: number, value: number | undefined) => void (last.current = { cell, value }),
    /** After any other action, the next value goes into the cursor's cell. */
    forget: () => void (last.current = undefined),
  };
}

/** Decides where the next typed value goes; see `useStraightOn`. */
export type StraightOn = ReturnType<typeof useStraightOn>;

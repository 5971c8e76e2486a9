import { useDeferredValue, useMemo } from 'react';
import type { RefObject } from 'react';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView } from './cell.ts';

/**
 * Returns the cells that each row of a board renders. On a large board visible rows update immediately,
 * and off-screen rows keep their previous cells until React's deferred render, as long as the slot is
 * the same. Rows are 0-based; `surface` is the element that contains them.
 */
export function useSeenFirst(
  surface: RefObject<HTMLElement | null>,
  cells: readonly CellView[],
  slot: Slot,
  isLarge: boolean,
): (row: number, rows: number) => readonly CellView[] {
  // A small board defers nothing and needs no second render.
  const now = useMemo(() => (isLarge ? { cells, slot } : undefined), [cells, slot, isLarge]);
  const before = useDeferredValue(now);
  const late =
    before !== undefined &&
    before.cells !== cells &&
    before.slot === slot &&
    before.cells.length === cells.length
      ? before.cells
      : undefined;
  // Measured during render: only now is it known whether it matters, and nothing has moved since
  // the last paint.
  const box = late === undefined ? undefined : surface.current?.getBoundingClientRect();
  if (late === undefined || box === undefined) return () => cells;
  const { top, height } = box;
  return (row, rows) =>
    top + ((row + 1) / rows) * height > 0 && top + (row / rows) * height < innerHeight
      ? cells
      : late;
}

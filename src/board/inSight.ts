import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView } from './cell.ts';

/** What of a board is in sight, in parts of its height from its upper edge. */
interface Sight {
  readonly from: number;
  readonly to: number;
}

const ALL: Sight = { from: 0, to: 1 };

/**
 * Gives what the rows of a large board are drawn of: those in sight at once, the others of what was
 * before until there is time, as long as they are cells of the same kind. Rows are counted from 0; `surface`
 * is where all of them lie.
 */
export function useSeenFirst(
  surface: RefObject<HTMLElement | null>,
  cells: readonly CellView[],
  slot: Slot,
  isLarge: boolean,
): (row: number, rows: number) => readonly CellView[] {
  // No state: nothing is drawn anew because somebody scrolls.
  const sight = useRef(ALL);
  useEffect(() => {
    const { current } = surface;
    if (!isLarge || current === null) {
      sight.current = ALL;
      return undefined;
    }
    const look = (): void => {
      const { top, height } = current.getBoundingClientRect();
      sight.current = { from: -top / height, to: (innerHeight - top) / height };
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    // Of whatever it scrolls in.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [surface, isLarge]);
  const before = useDeferredValue(useMemo(() => ({ cells, slot }), [cells, slot]));
  const isSame = before.slot === slot && before.cells.length === cells.length;
  const { from, to } = sight.current;
  return (row, rows) =>
    !isSame || ((row + 1) / rows > from && row / rows < to) ? cells : before.cells;
}

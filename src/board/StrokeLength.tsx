import type { PointerEvent } from 'react';
import { createPortal } from 'react-dom';

/** How long a stroke is by now, and where the pointer has got to. */
export interface Reached {
  readonly cells: number;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly byFinger: boolean;
}

/** What to say beside a pointer of a stroke over so many cells. */
export const reachedBy = (
  { clientX, clientY, pointerType }: PointerEvent,
  cells: number,
): Reached => ({ cells, x: clientX, y: clientY, byFinger: pointerType === 'touch' });

/** Nearer than this to the window's upper edge there is no room above a finger, in CSS pixels. */
const ROOM = 72;

/**
 * How many cells a stroke is long, beside the pointer: above it, or beside a finger at the top. Over
 * the page, for the board's own place cuts off what stands out. Not for ears: the cells say enough.
 */
export function StrokeLength({ cells, x, y, byFinger }: Reached) {
  const side = y >= ROOM ? 'above' : x > window.innerWidth / 2 ? 'left' : 'right';
  return createPortal(
    <div
      aria-hidden
      className="stroke-length"
      data-side={side}
      data-by={byFinger ? 'finger' : 'mouse'}
      style={{ left: x, top: y }}
    >
      {cells}
    </div>,
    document.body,
  );
}

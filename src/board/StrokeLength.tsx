import { createPortal } from 'react-dom';
import type { StrokeReach } from './strokeReach.ts';

/** Nearer than this to the window's upper edge there is no room above a finger, in CSS pixels. */
const ROOM = 72;

/**
 * How many cells a stroke is long, beside the pointer: above it, or beside a finger at the top. Over
 * the page, for the board's own place cuts off what stands out. Not for ears: the cells say enough.
 */
export function StrokeLength({ cells, x, y, byFinger }: StrokeReach) {
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

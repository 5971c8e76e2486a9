import { createPortal } from 'react-dom';
import type { StrokeReach } from './strokeReach.ts';

/** Closer to the top of the window than this, there is no room above a finger, in CSS pixels. */
const ROOM = 72;

/**
 * Shows the length of a stroke, in cells, next to the pointer: above it, or beside a finger near
 * the top. Positioned over the page, since the board clips its overflow. Hidden from screen
 * readers: the cells say enough.
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

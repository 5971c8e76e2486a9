import type { PointerEvent } from 'react';

/** The current length of a stroke and position of its pointer. */
export interface StrokeReach {
  readonly cells: number;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly byFinger: boolean;
}

/** The label next to the pointer of a stroke over this many cells. */
export const strokeReach = (
  { clientX, clientY, pointerType }: PointerEvent,
  cells: number,
): StrokeReach => ({ cells, x: clientX, y: clientY, byFinger: pointerType === 'touch' });

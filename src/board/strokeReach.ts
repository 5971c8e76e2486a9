import type { PointerEvent } from 'react';

/** How long a stroke is by now, and where the pointer has got to. */
export interface StrokeReach {
  readonly cells: number;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly byFinger: boolean;
}

/** What to say beside a pointer of a stroke over so many cells. */
export const strokeReach = (
  { clientX, clientY, pointerType }: PointerEvent,
  cells: number,
): StrokeReach => ({ cells, x: clientX, y: clientY, byFinger: pointerType === 'touch' });

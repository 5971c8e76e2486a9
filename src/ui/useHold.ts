import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** How long a finger must rest on a button for a long press, in milliseconds. */
export const HOLD = 500;

/** Adds long press to buttons: `onHold` is called instead of `onClick`. */
export function useHold() {
  const timer = useRef<number>(undefined);
  const isHeld = useRef(false);
  const letGo = () => clearTimeout(timer.current);
  return (onClick: () => void, onHold: (() => void) | undefined) => ({
    onPointerDown({ pointerType }: PointerEvent) {
      letGo();
      isHeld.current = false;
      if (onHold === undefined || pointerType !== 'touch') return;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        onHold();
      }, HOLD);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu(event: MouseEvent) {
      if (isHeld.current) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      // Some browsers fire `click` after a long press, too; a click by keyboard has `detail` 0.
      if (!isHeld.current || event.detail === 0) onClick();
    },
  });
}

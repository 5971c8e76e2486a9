import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** How long a finger rests on a button until that is a press of its own, in milliseconds. */
const HOLD = 500;

/** Gives buttons a second press: `onHold` in place of `onClick` where a finger rests on one. */
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
      // Some browsers click after it, too; a keyboard's click counts none.
      if (!isHeld.current || event.detail === 0) onClick();
    },
  });
}

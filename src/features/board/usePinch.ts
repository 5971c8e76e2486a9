import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDocument } from '#store/document/document.ts';
import { useZoom } from './zoom.ts';

/** The most that a board is enlarged over its size in the page. */
const LARGEST = 4;
/** Below this it snaps back to that size: fingers never come back to just where they were. */
const SNAPS = 1.05;

/** Two fingers: the distance between them, and their middle relative to an element, in CSS pixels. */
interface Pinch {
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

function pinchOn(element: HTMLElement, { touches }: TouchEvent): Pinch | undefined {
  const [one, other] = touches;
  if (one === undefined || other === undefined || touches.length > 2) return undefined;
  const box = element.getBoundingClientRect();
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2 - box.left,
    y: (one.clientY + other.clientY) / 2 - box.top,
  };
}

/**
 * Has two fingers on the board enlarge and move it within its place, in place of the page, whose keys
 * would leave the window. Sets `--zoom` on the place, from 1, until another puzzle is opened or Fit pressed.
 */
export function usePinch(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    let last: Pinch | undefined;
    let zoom = 1;
    const start = (event: TouchEvent): void => {
      last = pinchOn(current, event);
    };
    const move = (event: TouchEvent): void => {
      const now = pinchOn(current, event);
      // Not cancelable once the browser scrolls.
      if (last === undefined || now === undefined || !event.cancelable) return;
      event.preventDefault();
      const before = zoom;
      zoom = Math.min(LARGEST, Math.max(1, (zoom * now.distance) / last.distance));
      current.style.setProperty('--zoom', `${zoom}`);
      // What is between the fingers stays between them.
      const ratio = zoom / before;
      current.scrollTo({
        left: (current.scrollLeft + last.x) * ratio - now.x,
        top: (current.scrollTop + last.y) * ratio - now.y,
        behavior: 'instant',
      });
      last = now;
    };
    const reset = (): void => {
      zoom = 1;
      current.style.removeProperty('--zoom');
    };
    const end = (): void => {
      last = undefined;
      if (zoom < SNAPS) reset();
    };
    const stops = [
      useZoom.subscribe(reset),
      useDocument.subscribe((now, before) => {
        if (now.entry !== before.entry) reset();
      }),
    ];
    // Only a listener that is not passive can keep the browser from zooming the page.
    current.addEventListener('touchstart', start, { passive: true });
    current.addEventListener('touchmove', move, { passive: false });
    current.addEventListener('touchend', end);
    current.addEventListener('touchcancel', end);
    return () => {
      current.removeEventListener('touchstart', start);
      current.removeEventListener('touchmove', move);
      current.removeEventListener('touchend', end);
      current.removeEventListener('touchcancel', end);
      for (const stop of stops) stop();
      reset();
    };
  }, [place]);
}

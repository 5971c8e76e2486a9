import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the keyboard out of what an element covers, its siblings, while it is open. The focus goes to the element
 * if it was there, and back when it is closed. Not in a layout effect: React puts the focus back where it was before those end.
 */
export function useCover(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cover = element.current;
    if (!isOpen || cover === null) return;
    const covered = [...(cover.parentElement?.children ?? [])].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each !== cover,
    );
    const before = document.activeElement;
    for (const each of covered) each.inert = true;
    if (covered.some((each) => each.contains(before))) cover.focus();
    return () => {
      for (const each of covered) each.inert = false;
      const { activeElement } = document;
      // A button that was pressed is gone by now.
      const isHere = activeElement === document.body || cover.contains(activeElement);
      if (isHere && before instanceof HTMLElement && before !== document.body) before.focus();
    };
  }, [isOpen, element]);
}

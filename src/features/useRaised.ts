import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useEscape } from '#ui/useEscape.ts';
import { lowerPanel, placeSheetAgain } from './showPanel.ts';

/**
 * What a raised sheet does: Escape lowers it, and it stays beside or under the board when the window
 * changes. Returns whether some of it is still to be scrolled to; `end` is what comes last in it.
 */
export function useRaised(isRaised: boolean, end: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEscape(isRaised, lowerPanel);
  useEffect(() => {
    const last = end.current;
    if (!isRaised || last === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setMore(entries.at(-1)?.isIntersecting === false),
      { root: last.parentElement },
    );
    observer.observe(last);
    window.addEventListener('resize', placeSheetAgain);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', placeSheetAgain);
    };
  }, [isRaised, end]);
  return isRaised && hasMore;
}

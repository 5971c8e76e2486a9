import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The least share of it in sight, a little below 1 since places are fractions of pixels. */
const WHOLE = 0.99;

/** Whether all of an element is in the window; true until the browser has looked. */
export function useWholeInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isWhole, setWhole] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setWhole((entries.at(-1)?.intersectionRatio ?? 1) >= WHOLE),
      { threshold: WHOLE },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWhole;
}

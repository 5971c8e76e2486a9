import { useRef } from 'react';
import { createLate } from '#ui/Late.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { usePinch } from './usePinch.ts';
import { useWholeInSight } from './useWholeInSight.ts';
import { useZoom } from './zoom.ts';

// Renders nothing until it is known how much of the board is visible.
const Overview = createLate(async () => (await import('./Overview.tsx')).Overview, null);

/** Keeps the clues beside a large board in place while it scrolls; see `margins.css`. */
function keepCluesInSight({ scrollLeft, scrollTop, style }: HTMLElement): void {
  style.setProperty('--scrolled-x', `${scrollLeft}px`);
  style.setProperty('--scrolled-y', `${scrollTop}px`);
}

/**
 * The board in all available space, with an overview if it does not fit. It takes the focus that nothing has,
 * unless the focus is another page's.
 */
export function BoardPlace({ takesFocus = true }: { readonly takesFocus?: boolean }) {
  const { isWhole } = useZoom();
  const place = useRef<HTMLDivElement>(null);
  const isWholeInSight = useWholeInSight(place);
  usePinch(place);
  return (
    <>
      <div
        ref={place}
        className="board-place"
        data-whole={isWhole || undefined}
        onScroll={({ currentTarget }) => keepCluesInSight(currentTarget)}
      >
        <OpenBoard isWholeInSight={isWholeInSight} takesFocus={takesFocus} />
      </div>
      <Overview place={place} />
    </>
  );
}

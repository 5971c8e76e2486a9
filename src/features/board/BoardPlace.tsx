import { useRef } from 'react';
import { createLate } from '#ui/Late.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { useZoom } from './zoom.ts';

// It shows nothing before it is known how much of the board is in sight.
const Overview = createLate(async () => (await import('./Overview.tsx')).Overview, null);

/** Takes the clues beside a large board along while it scrolls; see `margins.css`. */
function keepCluesInSight({ scrollLeft, scrollTop, style }: HTMLElement): void {
  style.setProperty('--scrolled-x', `${scrollLeft}px`);
  style.setProperty('--scrolled-y', `${scrollTop}px`);
}

/** The board in all the room there is for it, and the whole of it small where that is not enough. */
export function BoardPlace() {
  const { isWhole } = useZoom();
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={place}
        className="board-place"
        data-whole={isWhole || undefined}
        onScroll={({ currentTarget }) => keepCluesInSight(currentTarget)}
      >
        <OpenBoard />
      </div>
      <Overview place={place} />
    </>
  );
}

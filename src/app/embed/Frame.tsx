import { useEffect, useState } from 'react';
import { openFrame } from '#features/embed/openFrame.ts';
import type { FrameOpening } from '#features/embed/openFrame.ts';
import { partLink } from '#features/embed/frame.ts';
import { createLate, Unfetched } from '#ui/Late.tsx';

const ROOM = <div className="h-dvh" />;

const FramePage = createLate(async () => (await import('./FramePage.tsx')).FramePage, ROOM);

/** Opens the frame's address again. */
const openAgain = (): void => void window.dispatchEvent(new Event('hashchange'));

/** The page in a frame: one puzzle, which its address names. */
export function Frame() {
  const [opening, setOpening] = useState<FrameOpening>();
  useEffect(() => {
    let newest = 0;
    const open = async () => {
      newest += 1;
      const mine = newest;
      const now = await openFrame(location.hash);
      if (mine === newest) setOpening(now);
    };
    void open();
    // The page around the frame may give it another puzzle.
    window.addEventListener('hashchange', open);
    return () => {
      newest += 1;
      window.removeEventListener('hashchange', open);
    };
  }, []);
  switch (opening?.kind) {
    case undefined:
      return ROOM;
    case 'opened':
      return <FramePage />;
    case 'unfetched':
      return <Unfetched onRetry={openAgain} />;
    case 'refused':
      return (
        <main className="p-4">
          <p className="problem mb-3">{opening.sentence}</p>
          <a className="link" {...partLink('#/')}>
            Open Gridproof
          </a>
        </main>
      );
  }
}

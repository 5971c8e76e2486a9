import { useDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { openNewest, putOff, useRelease } from '#store/release.ts';
import { Button } from '#ui/Button.tsx';

/**
 * Offers a newer release at the bottom of the window, without shifting the layout. Its code is part
 * of the page, since files of the old release may be gone. Not shown during a game, unless a file
 * is missing there.
 */
export function NewRelease({ isBoard }: { readonly isBoard: boolean }) {
  const { release } = useRelease();
  switch (release) {
    case 'needed':
      return <Offered />;
    case 'newer':
      return isBoard ? <OfferedBetweenGames /> : <Offered />;
    case 'current':
    case 'put off':
      return null;
  }
}

function OfferedBetweenGames() {
  const isAtPlay = useDocument(hasWork);
  return isAtPlay ? null : <Offered />;
}

function Offered() {
  return (
    <div
      role="status"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-edge bg-paper py-2 print:hidden"
    >
      <p className="flex-1">A new version of Gridproof is ready.</p>
      <Button onClick={() => void openNewest()}>Open it</Button>
      <Button onClick={putOff}>Later</Button>
    </div>
  );
}

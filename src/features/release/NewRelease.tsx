import { useDocument } from '#store/document/document.ts';
import { hasWork } from '#store/document/trial.ts';
import { openNewest, putOff, useRelease } from '#store/release.ts';
import { Button } from '#ui/Button.tsx';

/**
 * Offers a newer release, at the bottom of the window: nothing moves for it. It comes with the page,
 * for of the old release nothing may be there to be fetched any more. Nobody is asked in the middle of
 * a game, unless something is missing there.
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

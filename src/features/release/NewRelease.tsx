import { putOff, useRelease } from '#store/release.ts';
import { Button } from '#ui/Button.tsx';

/**
 * Offers a newer release, at the bottom of the window: nothing moves for it. It comes with the page,
 * for of the old release nothing can be fetched any more.
 */
export function NewRelease() {
  const { release } = useRelease();
  if (release !== 'newer') return null;
  return (
    <div
      role="status"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-edge bg-paper py-2 print:hidden"
    >
      <p className="flex-1">A new version of Gridproof is ready.</p>
      <Button onClick={() => location.reload()}>Open it</Button>
      <Button onClick={putOff}>Later</Button>
    </div>
  );
}

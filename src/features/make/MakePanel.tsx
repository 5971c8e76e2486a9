import { whyNotMade } from '#puzzle/size.ts';
import { useMaking } from '#store/asking/making.ts';
import { useDocument } from '#store/document/document.ts';
import { BatchSection } from './BatchSection.tsx';
import { MakingOutcome } from './MakingOutcome.tsx';
import { PictureSection } from './PictureSection.tsx';
import { Start } from './Start.tsx';
import { WishesForm } from './WishesForm.tsx';

/** New puzzles of the board's type and size, each with exactly one solution. */
export function MakePanel() {
  const { from } = useMaking();
  const { type, puzzle } = useDocument();
  const { parameters } = puzzle;
  const reason = whyNotMade(type, parameters);
  if (reason !== undefined) return <p className="text-sm">{reason}</p>;
  const before = type.beforeMaking?.(parameters);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        A new puzzle of this kind and size, with exactly one solution. If none turns up in time that
        is as you wish, you get the closest one. It replaces the board; Undo restores it.
      </p>
      <WishesForm />
      {before !== undefined && <p className="text-sm">{before}</p>}
      <Start />
      <section aria-label="New puzzle" aria-live="polite" className="min-h-12">
        {from === 'wishes' && <MakingOutcome />}
      </section>
      <PictureSection />
      <BatchSection />
    </div>
  );
}
